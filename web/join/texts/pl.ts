import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  joinTitle: (business) => `Dołącz do programu ${business}`,
  seeCard: 'Masz już kartę? Zobacz ją',
  joinLead: 'Twój numer telefonu to Twoja karta. Bez aplikacji.',
  loyaltyCard: 'Karta stałego klienta',
  alsoHere: (names) => `Tu także: ${names}`,
  phone: 'Numer telefonu',
  firstName: 'Imię (opcjonalnie)',
  lastName: 'Nazwisko (opcjonalnie)',
  more: 'E-mail i data urodzenia (opcjonalnie)',
  email: 'E-mail',
  birthday: 'Data urodzenia',
  needsScript: 'Żeby dołączyć, włącz w przeglądarce JavaScript.',
  join: 'Dołącz',
  joining: 'Chwileczkę…',
  smallPrint: 'Dołączając, akceptujesz {terms} i {privacy}.',
  smallPrintWithBusiness: 'Dołączając, akceptujesz {terms}, {privacy} oraz {business}.',
  terms: 'nasz regulamin',
  privacy: 'naszą politykę prywatności',
  businessPrivacy: (business) => `politykę prywatności firmy ${business}`,
  newTab: 'otwiera się w nowej karcie przeglądarki',
  somethingToChange: 'Sprawdź to, co zaznaczyliśmy poniżej.',
  language: (name) => `Język: ${name}`,

  joinedTitle: 'Gotowe!',
  joinedTill: 'Podaj swój numer przy kasie',
  joinedTillMore: 'To wystarczy, żeby każda wizyta się liczyła.',
  joinedText: 'Wysłaliśmy Ci SMS-em link do karty',
  joinedTextMore:
    'Otwórz go, żeby zobaczyć, co zbierasz, i wybrać PIN. SMS nie przyszedł? Zapytaj przy kasie.',

  fullTitle: (business) => `${business}: na razie brak miejsc dla nowych osób`,
  fullMember: 'Masz już kartę?',
  fullMemberMore: 'Podaj swój numer przy kasie, a wszystko naliczy się jak zawsze.',
  fullNew: 'Jesteś tu pierwszy raz?',
  fullNewMore: 'Zapytaj przy kasie, jak dołączyć.',

  pausedTitle: 'Ten kod jest chwilowo nieaktywny',
  paused:
    'Na razie nie można przez niego dołączyć. Zapytaj przy kasie: mogą Cię tam dopisać albo pokazać inny kod.',
  businessClosedTitle: 'Ten lokal jest teraz zamknięty',
  businessClosed:
    'Chwilowo nie można dołączyć. Jeśli masz już kartę, wszystko, co na niej jest, zostaje i nadal możesz ją otworzyć.',
  closedTitle: 'Nie ma tu do czego dołączyć',
  closed: 'Kod może być stary albo brakuje w nim litery. Zapytaj przy kasie: mogą Cię tam dopisać.',
  problemTitle: 'Nie udało się',
  problem: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę albo zapytaj przy kasie.',
  privacyOf: (business) => `Polityka prywatności firmy ${business}`,
  by: 'Karty stałego klienta od Regulars',
}
