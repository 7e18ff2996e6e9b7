import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

const daysOf = (n: number) => `${n} ${plural(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}`

export const texts: typeof english = {
  title: (business) => `Co dostajesz od firmy ${business}`,
  channels: 'Jak możemy do Ciebie pisać',
  topics: 'O czym chcesz wiedzieć',
  boxes: {
    email: 'E-maile',
    sms: 'SMS-y',
    news: 'Oferty i nowości',
    occasions: 'Urodziny i ważne chwile',
    reminders: 'Przypomnienia, gdy dawno Cię nie było',
  },
  hints: {
    news: 'Co nowego i co w promocji.',
    occasions: 'Życzenia urodzinowe i gratulacje, gdy coś osiągniesz.',
    reminders: 'Gdy przez jakiś czas Cię nie ma albo czeka nieodebrana nagroda.',
  },
  owed: 'Nadal damy Ci znać o zdobytej nagrodzie i o punktach, które wkrótce przepadną, o ile masz włączone e-maile lub SMS-y.',
  owedByMail:
    'Nadal damy Ci znać o zdobytej nagrodzie i o punktach, które wkrótce przepadną, o ile masz włączone e-maile.',
  stopped:
    'Z Twojego telefonu przyszło STOP. Żeby znów dostawać SMS-y, wyślij START na numer, z którego przychodziły.',
  elsewhere: 'SMS-y są wyłączone. Jeśli chcesz je dostawać, powiedz o tym w lokalu przy następnej wizycie.',
  language: {
    label: 'Język',
    own: 'Język lokalu',
    hint: 'Dostajesz wiadomości w tym języku, jeśli lokal je w nim napisał.',
  },
  save: 'Zapisz',
  pause: {
    title: 'Potrzebujesz przerwy?',
    text: (days) =>
      `Przez ${daysOf(days)} nie przyjdzie nic z tego, co można wybrać powyżej. Potem wiadomości wrócą same.`,
    start: (days) => `Przerwa na ${daysOf(days)}`,
    until: (day) => `Przerwa do ${day}. Potem wiadomości wrócą same.`,
    resume: 'Wznów teraz',
  },
  said: {
    saved: 'Zapisano. Tak wyglądają teraz Twoje ustawienia.',
    stopped:
      'Nic się nie zmieniło: z Twojego telefonu przyszło STOP. Żeby znów dostawać SMS-y, wyślij START na numer, z którego przychodziły.',
    elsewhere:
      'Nic się nie zmieniło: SMS-ów nie da się tu włączyć. Powiedz o tym w lokalu przy następnej wizycie.',
    'other words':
      'Nic się nie zmieniło: zmienił się tekst przy polu wyboru. Przeczytaj go i zapisz jeszcze raz.',
  },
  unknown: {
    title: 'Ten link nie działa',
    text: 'Może po drodze został ucięty albo masz już inny adres e-mail. Otwórz najnowszy e-mail i użyj linku na jego końcu.',
  },
}
