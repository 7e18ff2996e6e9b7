import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`

export const texts: typeof english = {
  login: {
    title: 'Twoja karta stałego klienta',
    intro: 'Zaloguj się numerem telefonu i PIN-em.',
    phone: 'Numer telefonu',
    abroad: 'Numer z innego kraju? Zacznij od + i numeru kierunkowego.',
    pin: 'PIN',
    pinHint: 'Wpisz swój PIN (od 4 do 6 cyfr)',
    submit: 'Zaloguj się',
    busy: 'Logowanie…',
    failed: 'Nie udało się zalogować. Spróbuj ponownie.',
    byCode: 'Nie masz PIN-u lub go nie pamiętasz? Odbierz kod przez SMS',
    atTheCounter:
      'Nie masz PIN-u lub go nie pamiętasz? Zapytaj przy kasie: pokażą Ci tam kod, dzięki któremu wybierzesz nowy PIN.',
    contact: 'Skontaktuj się z lokalem',
    home: 'Na stronę główną',
    chooseTitle: 'Którą kartę chcesz zobaczyć?',
    chooseIntro: 'Twój PIN otwiera karty w kilku lokalach.',
    back: 'Wstecz',
  },
  code: {
    title: 'Wybierz PIN',
    intro: 'Wyślemy Ci kod SMS-em. Dzięki niemu wybierzesz nowy PIN i od razu się zalogujesz.',
    send: 'Wyślij mi kod',
    sending: 'Wysyłanie…',
    sent: (phone, minutes) =>
      `Jeśli któryś lokal zna numer ${phone}, kod jest już w drodze. Działa przez ${minutes} ${plural(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })}.`,
    code: 'Kod z SMS-a',
    pin: 'Twój nowy PIN',
    pinHint: 'Od 4 do 6 cyfr; ten sam PIN w każdym lokalu, który zna Twój numer',
    submit: 'Zapisz PIN i zaloguj się',
    captchaFailed: 'Nie udało się wczytać testu, który sprawdza, czy jesteś człowiekiem. Odśwież stronę.',
    noText:
      'SMS nie przyszedł? Sprawdź numer albo wyślij kolejny kod. Jeśli z Twojego telefonu wysłano kiedyś STOP, odpowiedz najpierw START. W lokalu możesz wybrać PIN bez SMS-a.',
    again: 'Wyślij kolejny kod',
    otherPhone: 'Zmień numer',
    sentAgain: 'Kolejny kod jest już w drodze. Poprzednie też działają.',
  },
  failed: {
    title: 'Nie udało się wyświetlić tej strony',
    text: 'Odśwież ją. Jeśli to nie pomoże, zapytaj przy kasie: tam mogą zobaczyć Twoją kartę.',
    reload: 'Odśwież',
  },
  contact: {
    title: 'Skontaktuj się z lokalem',
    ask: 'Zapytaj na miejscu: mogą tam zobaczyć Twoją kartę, poprawić numer i pomóc Ci z PIN-em.',
    call: 'Zadzwoń',
    write: 'Napisz',
    visit: 'Odwiedź',
    close: 'Zamknij',
  },
  dashboard: {
    title: 'Twoja karta',
    welcome: (name) => (name ? ['Witaj ponownie, ', name, '!'] : ['Witaj ponownie!', '', '']),
    logOutOffline: 'Brak połączenia. Możesz się wylogować, gdy wróci.',
    sinceLast: 'Co nowego od ostatniego razu',
    logOut: 'Wyloguj się',
    showCode: 'Pokaż mój kod',
    profile: 'Twoje dane',
    programs: 'Twoje programy',
    noPrograms: 'Nie masz jeszcze programów',
    noProgramsText: 'Na razie nie bierzesz udziału w żadnym programie lojalnościowym.',
    rewards: 'Twoje nagrody',
    allRewards: (more, format) =>
      `Pokaż jeszcze ${format.number(more)} ${plural(more, { one: 'odebraną lub wygasłą', few: 'odebrane lub wygasłe', many: 'odebranych lub wygasłych', other: 'odebranej lub wygasłej' })}`,
    noRewards: 'Nie masz jeszcze nagród',
    noRewardsText: () => 'Zbieraj dalej, a pierwsza będzie Twoja!',
    loading: 'Wczytywanie nagród…',
    history: 'Twoja historia',
    noHistory: 'Tu zobaczysz, co zbierasz i wykorzystujesz.',
    older: 'Pokaż starsze',
    failed: 'Nie udało się wczytać Twojej karty.',
    tryAgain: 'Spróbuj ponownie',
    offline: (moment) => `Brak połączenia. Stan Twojej karty na ${moment}.`,
    install: 'Dodaj do ekranu głównego',
  },
  program: {
    active: 'Aktywny',
    paused: 'Wstrzymany',
    pausedHint: 'Na razie nic się nie nalicza. To, co już masz, możesz nadal wykorzystać.',
    types: {
      points: 'Punkty',
      stamp_card: 'Karta na pieczątki',
      rebate_code: 'Kod rabatowy',
      discount: 'Rabat',
      free_item: 'Produkt gratis',
    },
    lastActivity: (day) => `Ostatnia aktywność: ${day}`,
    noActivity: 'Jeszcze żadnej aktywności',
    pointsExpire: (n, day, format) =>
      `${points(n, format)} ${plural(n, { one: 'przepada', few: 'przepadają', many: 'przepada', other: 'przepada' })} po ${day}`,
    codeToUse: 'Masz kod do wykorzystania.',
    noCode: 'Nie masz teraz niewykorzystanego kodu.',
    cardExpires: (day) => `Karta ważna do ${day}`,
    progress: (done, of) => `${done} z ${of}`,
    spend: 'Wymień punkty',
    price: points,
    claim: 'Wymień',
    claiming: 'Wymiana…',
    claimAsk: (n, format) =>
      `Ta nagroda kosztuje ${points(n, format)}. Dopóki jej nie odbierzesz, możesz zrezygnować.`,
    notNow: 'Nie teraz',
  },
  reward: {
    available: 'Do odebrania',
    redeemed: 'Odebrana',
    expired: 'Wygasła',
    earned: (day) => `Zdobyta: ${day}`,
    expires: (day) => `Ważna do: ${day}`,
    from: (program) => `Program: ${program}`,
    show: 'Pokaż kod',
    showHint: 'Pokaż go obsłudze przy zamawianiu.',
    cancel: 'Zrezygnuj i odzyskaj punkty',
    cancelling: 'Anulowanie…',
  },
  by: 'Karty stałego klienta od Regulars',
  identity: {
    title: 'Twój kod',
    hint: 'Pokaż go przy kasie, żeby wizyta się liczyła.',
  },
  close: 'Zamknij',
  language: 'Język',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Czeka na Ciebie nagroda: ', next.name, '.']
          : ['Czekają na Ciebie nagrody: ', next.name, ` i jeszcze ${format.number(next.count - 1)}.`]
      case 'claimable':
        return ['Masz dość punktów na: ', next.name, '.']
      case 'points':
        return [`Jeszcze ${points(next.left, format)} do nagrody: `, next.name, '.']
      case 'stamps': {
        const left = `Jeszcze ${format.number(next.left)} ${plural(next.left, { one: 'pieczątka', few: 'pieczątki', many: 'pieczątek', other: 'pieczątki' })}`
        return next.name ? [`${left} do nagrody: `, next.name, '.'] : [`${left} do `, 'nagrody', '.']
      }
      case 'purchases': {
        const left = `Jeszcze ${format.number(next.left)} ${plural(next.left, { one: 'zakup', few: 'zakupy', many: 'zakupów', other: 'zakupu' })}`
        return next.name ? [`${left} i gratis: `, next.name, '.'] : [`${left}, a `, 'następny', ' gratis.']
      }
      case 'visits':
        return [
          `Jeszcze ${format.number(next.left)} ${plural(next.left, { one: 'wizyta', few: 'wizyty', many: 'wizyt', other: 'wizyty' })} i masz `,
          format.percent(next.discount),
          ' rabatu.',
        ]
    }
  },
}
