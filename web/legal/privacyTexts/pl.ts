import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Prywatność',
  since: 'od listopada 2026 r.',
  intro:
    'Gdy dołączasz do programu lojalnościowego lokalu, to lokal decyduje, co dzieje się z Twoimi danymi, a my przechowujemy je w jego imieniu. O kontach lokali i działaniu tej strony decyduje podmiot, który ją prowadzi. Żadne dane nie są sprzedawane, nie ma tu reklam i żaden skrypt innej firmy nie obserwuje Cię na tych stronach.',
  sections: [
    {
      heading: 'Co przechowujemy o klientach',
      paragraphs: [
        'Twój numer telefonu i to, co zechcesz dodać: imię i nazwisko, e-mail, datę urodzin oraz PIN, z którego zapisana jest tylko zaszyfrowana postać, niemożliwa do odczytania.',
        'Co zbierasz i odbierasz: wizyty, kwoty zakupów, punkty, pieczątki i nagrody, z czasem i osobą, która je wpisała.',
        'Na co się zgadzasz: dokładne słowa, czas i adres internetowy, z którego wysłano formularz. Wiadomości wysłane do Ciebie i to, czy dotarły. Jeśli lokal to włączył, jego e-maile zawierają obrazek, który informuje, kiedy są otwierane.',
      ],
    },
    {
      heading: 'Po co',
      paragraphs: [
        'Aby prowadzić Twoją kartę i wydawać nagrody (umowa między Tobą a lokalem); aby wysyłać oferty i nowości tam, gdzie się na to zgadzasz, aż do wycofania zgody; aby wykazać zgodę, gdy prawo tego wymaga; i aby chronić usługę przed nadużyciami.',
      ],
    },
    {
      heading: 'Kto je otrzymuje',
      paragraphs: [
        'Lokal i jego zespół. Firmy, które dostarczają SMS-y i e-maile, dostają numer lub adres oraz wiadomość; dostarczają ją i nie robią z tym nic więcej. Lokal może prowadzić listę adresową w Mailchimp: wtedy Mailchimp dostaje imię i nazwisko, adres e-mail i programy klientów, którzy zgodzili się na e-maile, i dowiaduje się, gdy się wypiszą. Płatności lokali obsługuje firma płatnicza, która nie widzi danych klientów.',
        'Numery telefonów i zgoda na SMS-y nie są udostępniane innym podmiotom na potrzeby ich własnej reklamy.',
        'Żaden lokal nie widzi, co inny o Tobie przechowuje. Dwie rzeczy dotyczą wszystkich lokali, bo SMS-y wychodzą z jednego numeru: STOP oraz logowanie do Twoich kart telefonem.',
      ],
    },
    {
      heading: 'Pliki cookie',
      paragraphs: [
        'Jeden pamięta przez pół godziny, że otwarto stronę dołączania, aby wizyta liczyła się raz; nie zawiera nic o Tobie. Jeden utrzymuje logowanie, jeśli się logujesz. Innych nie ma. Gdy oglądasz swoje karty, Twoje własne urządzenie zachowuje ich ostatni stan, aby można było je zobaczyć bez połączenia.',
      ],
    },
    {
      heading: 'Jak długo',
      paragraphs: [
        'Tak długo, jak jesteś klientem lokalu. Jeśli poprosisz o usunięcie danych, lokal usuwa wszędzie Twoje imię i nazwisko, numer, e-mail i datę urodzin; pozostają wpisy punktów i wizyt, które nie należą do nikogo. Linki i kody, które wysyłamy SMS-em, wygasają same, linki w ciągu tygodnia.',
      ],
    },
    {
      heading: 'Twoje prawa',
      paragraphs: [
        'Możesz zobaczyć, poprawić, zabrać ze sobą lub usunąć swoje dane oraz wycofać każdą zgodę: poproś w lokalu albo napisz do nas, a pomożemy. Możesz też złożyć skargę do organu ochrony danych w miejscu, w którym mieszkasz.',
      ],
    },
  ],
}
