import type { LegalText } from '../legalText.ts'

export const texts: LegalText = {
  title: 'Regulamin',
  since: 'od listopada 2026 r.',
  intro:
    'Regulars prowadzi karty stałego klienta dla małych lokali. Ten regulamin obowiązuje między Tobą a podmiotem, który prowadzi tę stronę. Jest krótki, bo usługa jest prosta.',
  sections: [
    {
      heading: 'Jeśli zbierasz punkty lub pieczątki',
      paragraphs: [
        'Program lojalnościowy należy do lokalu. To lokal decyduje, co zbierasz, czym jest nagroda i jak długo jest ważna, i to on jest Ci winien to, co obiecał. My prowadzimy zapis dla obu stron: każdego punktu, każdej pieczątki i każdej nagrody, wraz z powodem.',
        'Dołączenie jest bezpłatne i możesz zrezygnować w każdej chwili: powiedz o tym w lokalu albo napisz do nas. Punkty, pieczątki i nagrody nie są pieniędzmi i nie można ich sprzedać.',
        'Dołączając, podaj własny numer telefonu. Kto może czytać SMS-y na tym numerze albo zna Twój PIN, może otworzyć Twoją kartę, więc zachowaj jedno i drugie dla siebie. Lokal może cofnąć wpisy, które powstały przez pomyłkę lub oszustwo, a karta to pokaże.',
      ],
    },
    {
      heading: 'SMS-y i e-maile',
      paragraphs: [
        'Lokal może wysyłać Ci oferty i nowości tylko za Twoją zgodą na dany kanał, wyrażoną przez zaznaczenie pola albo ustnie, wobec kogoś z zespołu. Liczba wiadomości zależy od lokalu. Operator może pobierać opłaty za wiadomości i transmisję danych. Operatorzy nie odpowiadają za wiadomości opóźnione lub niedostarczone.',
        'Odpowiedz STOP na dowolny SMS, aby nie dostawać więcej SMS-ów z tej usługi, od żadnego lokalu, który z niej korzysta; odpowiedz START, aby znów je dostawać, a HELP, aby uzyskać pomoc. Każdy e-mail reklamowy ma link do wypisania się. Linki do Twojej karty i kody logowania przychodzą na prośbę Twoją albo kogoś, kto ma Twój numer.',
      ],
    },
    {
      heading: 'Jeśli prowadzisz lokal',
      paragraphs: [
        'Twój plan i jego limity znajdziesz na stronie subskrypcji. Limity nie pozwalają dodawać nowych rzeczy; to, co istnieje, działa dalej, a Twoi klienci zawsze mogą odebrać to, na co zebrali.',
        'Dane Twoich klientów należą do Ciebie. Pisz tylko do tych, którzy się zgodzili, odpowiadaj na pytania o ich dane i dotrzymuj obietnic swoich programów, także gdy któryś kończysz. Za to, co do nich piszesz, odpowiadasz Ty.',
        'Możesz zrezygnować w każdej chwili. Kto wysyła wiadomości niezgodne z prawem albo próbuje zakłócić usługę lub czytać to, co należy do innych, może zostać natychmiast zablokowany.',
      ],
    },
    {
      heading: 'Co obiecujemy, a czego nie',
      paragraphs: [
        'Świadczymy usługę starannie i naprawiamy to, co się psuje. Nie możemy obiecać, że nigdy nie będzie przerw ani że każda wiadomość dotrze. Za szkody odpowiadamy tak, jak stanowi prawo miejsca, w którym mieszkasz; nic w tym regulaminie nie odbiera Ci praw, których nie możesz się zrzec.',
        'Jeśli ten regulamin się zmieni, zmieni się też data powyżej, a lokale dowiedzą się o tym wcześniej.',
      ],
    },
  ],
}
