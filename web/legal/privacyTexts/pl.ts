import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Polityka prywatności',
  since: 'od listopada 2026 r.',
  intro:
    'Gdy dołączasz do programu lojalnościowego lokalu, administratorem Twoich danych jest lokal: to on decyduje, co się z nimi dzieje, a my przechowujemy je w jego imieniu. W sprawach kont lokali i działania tej strony administratorem jest podmiot, który ją prowadzi. Żadne dane nie są sprzedawane, nie ma tu reklam i żaden skrypt innej firmy nie obserwuje Cię na tych stronach.',
  sections: [
    {
      heading: 'Co przechowujemy o klientach',
      paragraphs: [
        'Twój numer telefonu i to, co zechcesz dodać: imię i nazwisko, e-mail, datę urodzin oraz PIN, zapisany tylko w zniekształconej postaci, z której nie da się go odczytać.',
        'Co zbierasz i odbierasz: wizyty, kwoty zakupów, punkty, pieczątki i nagrody oraz to, kiedy i kto je wpisał.',
        'Na co się zgadzasz: dokładne słowa, datę i godzinę oraz adres IP, z którego wysłano formularz. Wiadomości wysłane do Ciebie i to, czy dotarły. Jeśli lokal to włączył, jego e-maile zawierają obrazek, który informuje, kiedy są otwierane.',
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
        'Lokal i jego zespół. Firmy, które dostarczają SMS-y i e-maile, dostają numer lub adres oraz wiadomość; dostarczają ją i nic więcej z tymi danymi nie robią. Lokal może prowadzić listę adresową w Mailchimp: wtedy Mailchimp dostaje imię i nazwisko, adres e-mail i programy klientów, którzy zgodzili się na e-maile, i dowiaduje się, gdy się wypiszą. Płatności lokali obsługuje firma płatnicza, która nie widzi danych klientów.',
        'Numery telefonów i zgoda na SMS-y nie są udostępniane innym podmiotom na potrzeby ich własnej reklamy.',
        'Żaden lokal nie widzi, co inny o Tobie przechowuje. Dwie rzeczy dotyczą wszystkich lokali, bo SMS-y wychodzą z jednego numeru: STOP oraz logowanie do Twoich kart telefonem.',
      ],
    },
    {
      heading: 'Pliki cookie',
      paragraphs: [
        'Jeden plik pamięta przez pół godziny, że otwarto stronę dołączania, aby wizyta liczyła się raz; nie zawiera nic o Tobie. Drugi utrzymuje logowanie, jeśli się logujesz. Innych nie ma. Gdy oglądasz swoje karty, Twoje własne urządzenie zachowuje ich ostatni stan, aby można było je zobaczyć bez połączenia.',
      ],
    },
    {
      heading: 'Jak długo',
      paragraphs: [
        'Tak długo, jak jesteś klientem lokalu. Jeśli poprosisz o usunięcie danych, lokal usuwa wszędzie Twoje imię i nazwisko, numer, e-mail i datę urodzin; pozostają wpisy punktów i wizyt, które nie należą już do nikogo. Linki i kody, które wysyłamy SMS-em, wygasają same; linki najpóźniej po tygodniu.',
      ],
    },
    {
      heading: 'Twoje prawa',
      paragraphs: [
        'Możesz zobaczyć, poprawić, przenieść lub usunąć swoje dane oraz wycofać każdą zgodę: poproś w lokalu albo napisz do nas, a pomożemy. Możesz też złożyć skargę do organu nadzorczego do spraw ochrony danych w miejscu, w którym mieszkasz.',
      ],
    },
  ],
}
