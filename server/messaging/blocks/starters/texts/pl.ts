import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Zobacz swoją kartę',
  welcome: {
    subject: 'Witamy w lokalu {business_name}',
    title: 'Witamy, {firstName}!',
    thanks: 'Miło, że jesteś z nami w lokalu {business_name}. Od teraz liczy się każda wizyta.',
    till: 'Przy kasie **wystarczy podać numer telefonu**. Nie trzeba nic nosić ani drukować.',
    goodToKnow: 'Dobrze wiedzieć',
    collect: ['**Zbieraj**', 'Po każdej wizycie dopisujemy do Twojej karty to, co udało Ci się zebrać.'],
    enjoy: [
      '**Korzystaj**',
      'Gdy czeka na Ciebie nagroda, piszemy do Ciebie. Pokaż ją podczas następnej wizyty.',
    ],
    questions: 'Masz pytania? Odpowiedz na ten e-mail albo zapytaj nas przy kasie.',
  },
  reward: {
    subject: 'W lokalu {business_name} czeka na Ciebie nagroda',
    title: 'Tym razem my stawiamy, {firstName}',
    earned: 'W lokalu {business_name} czeka na Ciebie nagroda. Dziękujemy, że do nas wracasz.',
    how: 'Podczas następnej wizyty **pokaż kod przy kasie**. To wszystko.',
    seeRewards: 'Zobacz wszystkie swoje nagrody',
    once: 'Każdy kod działa raz. Jak długo jest ważny, widać na karcie.',
  },
  milestone: {
    subject: '{firstName}, zobacz, ile już za Tobą',
    title: 'Zobacz, ile już za Tobą!',
    noticed:
      'Cześć, {firstName}! Wciąż wracasz do lokalu {business_name}. Widzimy to i bardzo nas to cieszy.',
    choice:
      'Jedni zbierają na coś wyjątkowego, inni od razu robią sobie przyjemność. Wybór należy do Ciebie.',
    see: 'Zobacz, co możesz dostać',
    thanks: 'Dziękujemy, że jesteś z nami na stałe.',
  },
  birthday: {
    subject: 'Wszystkiego najlepszego, {firstName}!',
    title: 'Wszystkiego najlepszego, {firstName}!',
    wishes: [
      'Dziś jest Twój dzień i cały zespół lokalu {business_name} życzy, żeby był wspaniały.',
      'Wpadnij świętować z nami i zabierz kogoś bliskiego.',
    ],
    from: 'Z najlepszymi życzeniami od nas wszystkich.',
  },
  'miss-you': {
    subject: 'Dawno się nie widzieliśmy, {firstName}',
    title: 'Brakuje nam Ciebie',
    while: [
      'Cześć, {firstName}! Od ostatniej wizyty w lokalu {business_name} minęło już trochę czasu i chętnie znów Cię zobaczymy.',
      'To, co masz na karcie, wciąż czeka:',
    ],
    better: 'Czy możemy coś poprawić? Po prostu odpowiedz na ten e-mail. Czytamy każde słowo.',
  },
  news: {
    subject: 'Nowość w lokalu {business_name}',
    picture: 'Nowość',
    title: 'Mamy coś nowego',
    told: [
      'Cześć, {firstName}! Pracowaliśmy nad czymś i oto jest.',
      'Opowiedz w dwóch, trzech zdaniach, co to jest, co w tym wyjątkowego i od kiedy jest dostępne.',
    ],
    first: { title: 'Po pierwsze', text: 'Jedno zdanie, które budzi ciekawość.' },
    second: { title: 'Po drugie', text: 'Kolejne, równie krótkie.' },
    use: 'Twoja karta liczy każdą wizytę. Wpadnij i skorzystaj z niej.',
  },
  offer: {
    subject: 'Coś dla Ciebie, {firstName}',
    title: 'Małe podziękowanie',
    yours:
      'Cześć, {firstName}! Zawsze możemy na Ciebie liczyć, dlatego mamy coś dla Ciebie. **Ten kod jest tylko Twój** i działa raz:',
    how: 'Pokaż go przy kasie, gdy płacisz, w telefonie albo na papierze. Resztą zajmiemy się my.',
    rules: 'Kodu nie wymieniamy na pieniądze i nie łączy się on z innym.',
  },
  season: {
    subject: 'Nowy sezon w lokalu {business_name}',
    picture: 'Nowy sezon w naszym lokalu',
    title: 'Nasza ulubiona pora roku',
    told: [
      'Cześć, {firstName}! Zmienia się pora roku, a z nią to, co u nas znajdziesz.',
      'Przez kilka tygodni mamy rzeczy, które robimy tylko o tej porze roku. Do wyczerpania zapasów.',
    ],
    share: ['**Do podziału**', 'Coś dla całego stołu.'],
    give: ['**Na prezent**', 'Upominek, którego nikt się nie spodziewa.'],
    keep: ['**Dla siebie**', 'To Ci się należy.'],
    wishes: 'Życzymy Tobie i Twoim bliskim dobrego czasu i do zobaczenia wkrótce.',
  },
  hours: {
    subject: 'Nowe godziny otwarcia w lokalu {business_name}',
    title: 'Jesteśmy otwarci dłużej',
    asked:
      'Cześć, {firstName}! Wielu z Was o to prosiło. Od najbliższego poniedziałku czekamy w tych godzinach:',
    week: ['**Od poniedziałku do piątku**', 'Od 8 do 19'],
    weekend: ['**Sobota i niedziela**', 'Od 9 do 17'],
    date: 'I data do zapamiętania',
    evening: [
      'Pierwszego wieczoru mamy poczęstunek dla wszystkich, którzy wpadną.',
      'Nie trzeba się zapowiadać. Zabierz kogoś i znajdź chwilę.',
    ],
  },
  thanks: {
    subject: 'Dziękujemy za wizytę, {firstName}',
    title: 'Dziękujemy za wizytę',
    told: [
      'Cześć, {firstName}! Miło było gościć Cię w lokalu {business_name}.',
      'Mały lokal żyje z tego, co ludzie o nim mówią. Jeśli było dobrze, **zostaw nam kilka słów** tam, gdzie zwykle szuka się miejsc: na mapie albo na naszej stronie. To zajmuje minutę, a nam bardzo pomaga.',
      'A jeśli coś było nie tak, powiedz najpierw nam: odpowiedz na ten e-mail, a my to naprawimy.',
    ],
    next: 'Do następnego razu. Już się cieszymy.',
  },
}
