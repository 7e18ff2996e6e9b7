import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Twoja karta jest gotowa',
  forYou: 'Ten link przyszedł SMS-em na Twój telefon i jest tylko dla Ciebie.',
  open: 'Otwórz moją kartę',
  pinStays: 'Następnym razem zalogujesz się jak dotąd: numerem telefonu i PIN-em.',
  noPin:
    'Następnym razem zalogujesz się numerem telefonu i PIN-em. Wybierz PIN teraz albo później, dzięki kodowi z SMS-a.',
  noPinNow: 'Następnym razem zalogujesz się numerem telefonu i PIN-em. Wybierz PIN teraz.',
  anotherPin: 'To nie Twój PIN? Wybierz inny',
  choosePin: 'Wybierz PIN',
  pinLabel: 'Twój nowy PIN',
  pinHint: 'Od 4 do 6 cyfr',
  openWithPin: 'Zapisz PIN i otwórz kartę',
  usedTitle: 'Ten link został już użyty',
  used: 'Otwiera kartę tam, gdzie otwarto go po raz pierwszy, dopóki się tam nie wylogujesz. Wszędzie indziej zaloguj się numerem telefonu i PIN-em. Jeśli nie masz PIN-u, odbierz tam kod SMS-em.',
  usedNow:
    'Otwiera kartę tam, gdzie otwarto go po raz pierwszy, dopóki się tam nie wylogujesz. Wszędzie indziej zaloguj się numerem telefonu i PIN-em. Jeśli nie masz PIN-u, zapytaj przy kasie: pokażą Ci tam kod, dzięki któremu go wybierzesz.',
  expiredTitle: 'Ten link wygasł',
  expired:
    'Linki działają przez tydzień. Zaloguj się numerem telefonu, a jeśli nie masz PIN-u, odbierz tam kod SMS-em.',
  expiredNow:
    'Linki działają przez tydzień. Zaloguj się numerem telefonu i PIN-em. Jeśli nie masz PIN-u, zapytaj przy kasie: pokażą Ci tam kod, dzięki któremu go wybierzesz.',
  newLink: 'Wyślij mi nowy link',
  askedTitle: 'Sprawdź SMS-y',
  asked:
    'Jeśli ta karta nadal należy do telefonu, na który przyszedł stary link, za minutę lub dwie przyjdzie tam nowy. SMS nie przyszedł? Zaloguj się numerem telefonu albo zapytaj w lokalu.',
  tooOftenTitle: 'Za dużo próśb',
  tooOften:
    'Wysłaliśmy już kilka linków lub kodów. Użyj najnowszego, spróbuj ponownie za godzinę albo zaloguj się numerem telefonu.',
  changedTitle: 'Ten link jest już nieaktualny',
  changed:
    'Dotyczył innego numeru telefonu lub innej karty. Zaloguj się numerem telefonu albo zapytaj przy kasie.',
  closedTitle: 'Dostęp do tej karty jest wyłączony',
  closed: 'Dostęp do tej karty jest wyłączony. Skontaktuj się z lokalem.',
  unknownTitle: 'Ten link nie działa',
  unknown:
    'Może po drodze został ucięty. Otwórz cały link z SMS-a, zeskanuj jeszcze raz kod przy kasie albo zaloguj się numerem telefonu.',
  openedTooOftenTitle: 'Za dużo prób',
  openedTooOften: 'Otwórz link ponownie za godzinę albo zaloguj się numerem telefonu.',
  problemTitle: 'Nie udało się',
  problem: 'Za chwilę otwórz link jeszcze raz. Jeśli to nie pomoże, zapytaj przy kasie.',
  mail: {
    expired: 'Pokazywał kartę do dnia podanego w e-mailu. Zaloguj się, żeby zobaczyć, co jest na niej teraz.',
    changedTitle: 'Ten link już nie działa',
    changed:
      'Od wysłania e-maila zmienił się adres e-mail, numer telefonu lub PIN tej karty albo lokal został zamknięty. Zaloguj się albo zapytaj przy kasie.',
  },
  till: {
    title: 'Wybierz swój PIN',
    intro: (lastDigits) =>
      `Do karty z numerem telefonu, który kończy się na ${lastDigits}. Odtąd logujesz się tym numerem i tym PIN-em.`,
    usedTitle: 'Ten kod został już użyty',
    used: 'Każdy kod pozwala wybrać PIN tylko raz. Jeśli to był Twój wybór, zaloguj się numerem telefonu i tym PIN-em. Jeśli PIN wybrał ktoś inny, od razu powiedz o tym obsłudze: dzięki kolejnemu kodowi wybierzesz nowy PIN.',
    expiredTitle: 'Ten kod już nie działa',
    expired: 'Kod działa przez pięć minut, i to tylko najnowszy. Poproś przy kasie o kolejny.',
    changedTitle: 'Ten kod jest już nieaktualny',
    changed: 'Dotyczył innego numeru telefonu lub innej karty. Poproś przy kasie o kolejny.',
  },
  view: {
    title: 'Twoja karta',
    until: (day) => `Ten link otwiera ją do ${day}, w każdej przeglądarce.`,
    used: 'Ten link został już użyty. Nadal pokazuje kartę, ale nie można się nim już zalogować.',
    cards: 'Twoje programy',
    noCards: 'Na tej karcie nic jeszcze nie ma.',
    rewards: 'Czeka na Ciebie',
    enterPin: 'Wpisz PIN, żeby odebrać',
    lastDay: (day) => `Odbierz do ${day}`,
    showCode: 'Pokaż kod do odbioru',
    wholeCard: 'Otwórz całą kartę',
    pinLabel: 'Twój PIN',
    pinHint: 'Od 4 do 6 cyfr wybranych do tego numeru telefonu',
    confirm: 'Dalej',
    whyPin: 'Kod jest wart tyle co nagroda, więc tylko Ty możesz go pokazać.',
    byCode: 'Nie masz jeszcze PIN-u lub go nie pamiętasz? Odbierz kod przez SMS',
    byLink: 'Nie masz jeszcze PIN-u lub go nie pamiętasz? Odbierz nowy link przez SMS',
    atTheCounter:
      'Nie masz jeszcze PIN-u lub go nie pamiętasz? Zapytaj przy kasie: pokażą Ci tam kod, dzięki któremu wybierzesz nowy PIN.',
    noPhone: 'Żeby odebrać nagrodę, zapytaj przy kasie: znajdą tam Twoją kartę.',
  },
  by: 'Karty stałego klienta od Regulars',
  signIn: 'Przejdź do logowania',
  askAtCounter: 'Zapytaj w lokalu: mogą tam zobaczyć Twoją kartę.',
}
