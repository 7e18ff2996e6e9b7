import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

const daysOf = (n: number) => `${n} ${plural(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}`

export const texts: typeof english = {
  title: 'Twoje dane',
  back: 'Wróć do karty',
  loading: 'Wczytywanie danych…',
  failed: 'Nie udało się wczytać Twoich danych.',
  tryAgain: 'Spróbuj ponownie',
  you: {
    title: 'O Tobie',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    phone: 'Numer telefonu',
    phoneHint: 'Nim się logujesz. Masz inny numer? Powiedz o tym w lokalu.',
    birthday: 'Data urodzenia',
    birthdayHint: 'Na urodzinową niespodziankę. Po zapisaniu datę może poprawić tylko lokal.',
    birthdayKnown: 'Jeśli się nie zgadza, powiedz o tym w lokalu.',
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    saved: 'Twoje dane są zapisane.',
  },
  consents: {
    title: 'Co lokal może Ci wysyłać',
    sms: 'SMS-y z ofertami i nowościami',
    email: 'E-maile z ofertami i nowościami',
    stopped:
      'Z Twojego telefonu przyszło STOP. Żeby znów dostawać SMS-y, wyślij START na numer, z którego przychodziły.',
    noTexts: 'Ten lokal nie wysyła SMS-ów. Po wyłączeniu nie da się ich tu włączyć z powrotem.',
    noEmail: 'Najpierw podaj wyżej swój adres e-mail.',
    confirm: (email) =>
      `Wysłaliśmy wiadomość na adres ${email}. Kliknij link, który w niej jest, żeby włączyć e-maile.`,
  },
  topics: {
    title: 'O czym chcesz wiedzieć',
    names: {
      news: 'Oferty i nowości',
      occasions: 'Urodziny i ważne chwile',
      reminders: 'Przypomnienia, gdy dawno Cię nie było',
    },
    hints: {
      news: 'Co nowego i co w promocji.',
      occasions: 'Życzenia urodzinowe i gratulacje, gdy coś osiągniesz.',
      reminders: 'Gdy przez jakiś czas Cię nie ma albo czeka nieodebrana nagroda.',
    },
    owed: 'Nadal damy Ci znać o zdobytej nagrodzie i o punktach, które wkrótce przepadną, o ile masz włączone SMS-y lub e-maile.',
    owedByMail:
      'Nadal damy Ci znać o zdobytej nagrodzie i o punktach, które wkrótce przepadną, o ile masz włączone e-maile.',
    language: {
      label: 'Język',
      hint: 'W tym języku są te strony, jeśli go mamy, i wiadomości, jeśli lokal je w nim napisał.',
    },
    ownLanguage: 'Język lokalu',
    pauseText: (days) => `Potrzebujesz przerwy? Przez ${daysOf(days)} nic z tego nie przyjdzie.`,
    pause: (days) => `Przerwa na ${daysOf(days)}`,
    until: (day) => `Przerwa do ${day}. Potem wiadomości wrócą same.`,
    resume: 'Wznów teraz',
    resumed: 'Wiadomości znów przychodzą.',
    saving: 'Zapisywanie…',
  },
  pin: {
    title: 'Twój PIN',
    intro: (business) =>
      `Do karty w lokalu ${business}. Na innych urządzeniach trzeba będzie zalogować się ponownie.`,
    first: 'Wybierz PIN. Następnym razem zalogujesz się nim i numerem telefonu.',
    present: 'Obecny PIN',
    next: 'Nowy PIN',
    hint: 'Od 4 do 6 cyfr',
    change: 'Zmień PIN',
    choose: 'Wybierz PIN',
    saving: 'Zapisywanie…',
    saved: 'Twój nowy PIN jest zapisany.',
  },
  data: {
    title: 'Twoje dane w lokalu',
    download: 'Pobierz moje dane',
    downloading: 'Przygotowywanie…',
    downloadHint: 'Wszystko, co lokal o Tobie przechowuje, w jednym pliku (JSON).',
    delete: 'Usuń moją kartę',
    needsPin: 'Żeby usunąć kartę, najpierw wybierz PIN.',
  },
  erase: {
    title: 'Usunąć Twoją kartę?',
    lost: (business) => `W lokalu ${business} bezpowrotnie stracisz:`,
    balances: 'punkty, pieczątki i wizyty',
    rewards: 'nieodebrane nagrody',
    person: 'imię i nazwisko, numer telefonu, e-mail, datę urodzenia i wiadomości',
    after: 'Nikt nie będzie w stanie tego przywrócić. Twoje karty w innych lokalach zostają bez zmian.',
    pin: 'Twój PIN, żeby mieć pewność, że to Ty',
    confirm: 'Usuń na zawsze',
    busy: 'Usuwanie…',
    cancel: 'Zachowaj kartę',
    done: 'Twoja karta jest usunięta',
    doneText: (business) =>
      `${business} nie ma już Twojego imienia, numeru ani punktów. Jeśli znów dołączysz, zaczniesz z nową kartą.`,
    leave: 'Gotowe',
  },
}
