import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { analyticsTexts as english } from '../texts.ts'

const plural = pluralsOf('de')

const customers = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'Kunde', other: 'Kunden' })}`
const monthsLater = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'Monat', other: 'Monate' })} später`

export const analyticsTexts: typeof english = {
  title: 'Auswertung',
  description: 'Wie dein Laden läuft und wie er vorher lief.',
  period: 'Zeitraum',
  periods: {
    '7-days': 'Letzte 7 Tage',
    '30-days': 'Letzte 30 Tage',
    '90-days': 'Letzte 90 Tage',
    '12-months': 'Letzte 12 Monate',
  },
  compared: (from, to, beforeFrom, beforeTo) =>
    `${from} bis ${to}, verglichen mit ${beforeFrom} bis ${beforeTo} bis zur selben Uhrzeit.`,
  comparedWhole: (from, to, beforeFrom, beforeTo) =>
    `${from} bis ${to}, verglichen mit ${beforeFrom} bis ${beforeTo}.`,
  failed: 'Die Zahlen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  loading: 'Zahlen werden berechnet…',
  noCustomers: {
    title: 'Mit dem ersten Kunden geht es los',
    text: 'Dann siehst du hier, wann deine Kunden kommen, was sie bezahlen, wer wiederkommt und was deine Prämien kosten. Häng deinen QR-Code gut sichtbar auf oder trag jemanden an der Kasse ein.',
    codes: 'Meine QR-Codes zeigen',
  },
  figures: {
    heading: 'Zahlen',
    revenue: 'Von Kunden bezahlt',
    visits: 'Besuche',
    active: 'Kunden mit Kauf oder Einlösung',
    ofAll: (share) => `${share} aller Kunden`,
    joined: 'Neue Kunden',
    customers: 'Kunden',
    pointsGiven: 'Vergebene Punkte',
    pointsUsed: 'Eingetauschte Punkte',
    rewards: 'Ausgegebene Prämien',
    change: (percent, before) => `${percent} gegenüber ${before}`,
    before: (before) => `Davor ${before}`,
  },
  days: {
    custom: 'Andere Tage',
    title: (from, to) => `${from} bis ${to}`,
    from: 'Von',
    to: 'Bis',
    show: 'Zeigen',
    order: 'Der letzte Tag liegt vor dem ersten',
    missing: 'Wähle beide Tage',
    longest: 'Wähle höchstens ein Jahr',
    future: 'Dieser Tag liegt in der Zukunft',
  },
  visits: {
    title: (isMonthly) => `Wie viele Besuche pro ${isMonthly ? 'Monat' : 'Tag'}?`,
    none: 'Keine Besuche in diesem Zeitraum.',
  },
  customersOf: {
    new: 'Neue Kunden',
    earlier: 'Bisherige Kunden',
    total: (customers, sum, change) => `${customers}: ${sum}${change && ` (${change})`}`,
  },
  revenue: {
    title: (isMonthly) => `Wie viel wurde pro ${isMonthly ? 'Monat' : 'Tag'} bezahlt?`,
    paid: 'Bezahlt, ohne Erstattungen',
    byNew: 'Von neuen Kunden',
    byEarlier: 'Von bisherigen Kunden',
    none: 'In diesem Zeitraum wurde nichts bezahlt.',
  },
  joined: {
    title: 'Wie kamen neue Kunden dazu?',
    code: 'QR-Code',
    unnamed: (code) => `QR-Code ${code}`,
    byHand: 'Ohne QR-Code: vom Team, aus einer Datei oder einem anderen Programm',
    none: 'In diesem Zeitraum kam niemand dazu.',
    count: customers,
  },
  step: { day: 'Tag', month: 'Monat' },
  before: 'Der Zeitraum davor',
  hours: {
    title: 'Wann kommen sie?',
    description: 'Besuche nach Wochentag und Stunde.',
    hour: 'Stunde',
    none: 'Keine Besuche in diesem Zeitraum.',
    cell: (weekday, hour, count, figure) =>
      `${weekday} ${hour}: ${figure} ${plural(count, { one: 'Besuch', other: 'Besuche' })}`,
  },
  best: {
    title: 'Wer hat am meisten bezahlt?',
    customer: 'Kunde',
    visits: 'Besuche',
    paid: 'Bezahlt',
    none: 'In diesem Zeitraum hat niemand etwas gekauft.',
  },
  customers: { heading: 'Kommen deine Kunden wieder?' },
  cohorts: {
    title: 'Wie viele neue Kunden eines Monats kommen noch?',
    description:
      'Der Anteil, der in jedem Monat seitdem da war; der letzte Monat jeder Zeile ist noch nicht vorbei.',
    none: 'In den letzten 12 Monaten kam niemand dazu.',
    month: 'Beitritt im',
    joined: 'Kunden',
    monthsSince: 'Monate seit dem Beitritt',
    since: (months, figure) => (months === 0 ? 'Im selben Monat da' : monthsLater(months, figure)),
    field: (month, months, share) =>
      `Beitritt im ${month}: ${share} kamen ${months === 0 ? 'im selben Monat' : monthsLater(months, String(months))}`,
  },
  grid: {
    title: 'Wie oft kommen Kunden, und wann zuletzt?',
    description: 'Wähle eine Zahl, um diese Kunden als Segment zu sehen.',
    none: 'Noch war niemand da.',
    open: (count, figure, often, lately) =>
      `${customers(count, figure)}: ${often}, letzter Besuch: ${lately}`,
  },
  slipping: {
    title: 'Wer droht abzuspringen?',
    description: 'Sie kamen regelmäßig und sind jetzt mehr als doppelt so lange weg wie bei ihnen üblich.',
    none: 'Niemand: Wer regelmäßig kommt, kommt weiterhin.',
    customer: 'Kunde',
    last: 'Letzter Besuch',
    spent: 'Bisher ausgegeben',
    all: (count, figure) =>
      plural(count, { one: 'Diesen Kunden ansehen', other: `Alle ${figure} Kunden ansehen` }),
  },
  messages: {
    title: 'Wer kam nach einer Nachricht?',
    description:
      'Kunden, die innerhalb von 14 Tagen danach gekauft haben, aus welchem Grund auch immer. Eine Vergleichsgruppe bekommt keine Nachricht, damit du siehst, wer ohnehin kommt.',
    failed: 'Die Nachrichten konnten nicht ausgewertet werden.',
    none: 'In diesem Zeitraum gab es keine Kampagne und keine automatische Nachricht.',
    campaigns: 'Kampagnen',
    triggers: 'Automatische Nachrichten',
    message: 'Nachricht',
    sent: 'Gesendet',
    opened: 'Geöffnet',
    came: 'Gekommen',
    of: (came, people, share) => `${came} von ${people} (${share})`,
    sentOn: {
      sms: (date) => `SMS vom ${date}.`,
      email: (date) => `E-Mails vom ${date}.`,
    },
    soFar: (date) => `Besuche zählen bis ${date}.`,
    notOver: '14 Tage noch nicht vorbei',
    heldOutShare: (share) => `Vergleichsgruppe ohne Nachricht: ${share}`,
    counted: 'Gezählt für',
    heldOut: 'Vergleichsgruppe ohne Nachricht',
    heldOutCame: 'Vergleichsgruppe, gekommen',
    spent: 'Bezahlt von denen, die kamen',
    together: 'Zusammen',
  },
  points: {
    title: 'Was ist noch offen?',
    held: (things) => `Heute haben deine Kunden ${things.join(' und ')}.`,
    heldPoints: (count, figure) => `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
    heldRewards: (count, figure) => `${figure} offene ${plural(count, { one: 'Prämie', other: 'Prämien' })}`,
    worth: (low, high) =>
      low === high
        ? `Ihre Punkte sind ${low} wert, gemessen an dem, was dich deine Prämien kosten.`
        : `Ihre Punkte sind zwischen ${low} und ${high} wert: Es kommt darauf an, welche Prämien sie wählen.`,
    unpriced: (points, all) =>
      all
        ? 'Trag unten ein, was dich Prämien kosten, und du siehst, was die Punkte wert sind.'
        : `Ohne ${points} der Punkte: Für ihre Prämien sind noch keine Kosten eingetragen.`,
    idle: (points, share) =>
      `${points} der Punkte (${share}) werden vielleicht nie eingetauscht: Diese Kunden waren seit 180 Tagen nicht da.`,
    figure: 'Zahl',
    period: 'Dieser Zeitraum',
    given: 'Vergebene Punkte',
    used: 'Eingetauschte Punkte',
    expired: 'Verfallene Punkte',
    earned: 'Von Programmen vergebene Prämien',
    handedOut: 'Ausgegebene Prämien',
    today: (figure) => `${figure}, heute`,
    rows: {
      points: 'Offene Punkte',
      rewards: 'Offene Prämien',
      idle: 'Punkte, die vielleicht nie eingetauscht werden',
      low: 'Wert der Punkte, mindestens',
      high: 'Wert der Punkte, höchstens',
    },
  },
  rewards: {
    title: 'Was haben Prämien gekostet?',
    none: 'Noch gibt kein Programm Prämien.',
    reward: 'Prämie',
    program: 'Programm',
    handedOut: 'Ausgegeben',
    each: 'Kosten pro Stück',
    all: 'Kosten',
    say: 'Angeben',
    sayOf: (reward) => `Angeben, was dich kostet: ${reward}`,
    changeOf: (reward, cost) => `${cost}: ändern, was dich kostet: ${reward}`,
    cost: 'Für Prämien',
    discounts: 'Gewährt als Rabatt und mit Rabattcodes',
    handedOutBefore: 'Im Zeitraum davor ausgegeben',
    allBefore: 'Kosten im Zeitraum davor',
    unknown: (count, figure) =>
      count === 1
        ? 'Für 1 Prämie sind noch keine Kosten eingetragen.'
        : `Für ${figure} Prämien sind noch keine Kosten eingetragen.`,
    dialog: {
      title: (reward) => `Was kostet dich ${reward}?`,
      description: 'Was du für ein Stück zahlst: die Zutaten oder den Einkaufspreis. Kunden sehen es nie.',
      label: 'Kosten pro Stück',
      hint: 'Lass es leer, wenn du es nicht weißt.',
      unreadable: 'Gib einen Betrag ein, etwa 1,20',
      save: 'Speichern',
      saving: 'Wird gespeichert…',
      cancel: 'Abbrechen',
      saved: 'Gespeichert',
    },
  },
  forecast: {
    title: (days) => `In den nächsten ${days} Tagen zu erwarten`,
    points: (outstanding, low, high) =>
      low === high
        ? `Etwa ${low} der ${outstanding} Punkte werden eingetauscht.`
        : `Zwischen ${low} und ${high} der ${outstanding} Punkte werden eingetauscht.`,
    rewards: (outstanding, low, high) =>
      low === high
        ? `Von den ${outstanding} offenen vollen Karten und Gratis-Artikeln werden etwa ${low} eingelöst.`
        : `Von den ${outstanding} offenen vollen Karten und Gratis-Artikeln werden zwischen ${low} und ${high} eingelöst.`,
    cost: (low, high) =>
      low === high ? `Das kostet dich etwa ${low}.` : `Das kostet dich zwischen ${low} und ${high}.`,
    tested: (months, off) =>
      `In ${months} vergangenen Monaten lag diese Schätzung im Schnitt um ${off} daneben.`,
    range:
      'In etwa 8 von 10 Fällen liegt die wirkliche Zahl in dieser Spanne, solange sich bei deinen Kunden nichts ändert.',
    pointsUnknown: (outstanding) => `Wie viele der ${outstanding} Punkte werden eingetauscht?`,
    rewardsUnknown: (outstanding) =>
      `Wie viele der ${outstanding} offenen vollen Karten und Gratis-Artikel werden eingelöst?`,
    cannotTell:
      'Lässt sich noch nicht sagen: Dafür müssen Kunden seit einem halben Jahr einlösen oder eintauschen, und das mindestens 20-mal.',
  },
  worth: {
    title: 'Lohnt es sich?',
    spending: {
      title: 'Geben Kunden mehr aus als am Anfang?',
      none: 'Lässt sich noch nicht sagen: Dafür braucht es Kunden, die seit mindestens einem halben Jahr dabei sind.',
      customers: (count, figure) => plural(count, { one: 'einem Kunden', other: `${figure} Kunden` }),
      compared: ({ customers, first, lately, change }) =>
        `Bei ${customers} mit Beitritt vor einem halben bis anderthalb Jahren waren es in den ersten 90 Tagen im Schnitt ${first}, in den letzten 90 Tagen ${lately}${change}. Auch wer nicht mehr kommt, ist mitgezählt. Woran es liegt, sagt das nicht.`,
    },
    campaigns: {
      title: 'Bringen Kampagnen Kunden in den Laden?',
      none: 'Noch wurde keine Kampagne gesendet. Ab 200 Kunden lässt jede einige aus, damit du siehst, was sie gebracht hat.',
      uncompared: (came, messages, campaigns, count) =>
        `Lässt sich noch nicht sagen: Für einen Vergleich braucht es eine Kampagne an mindestens 200 Kunden, die einige davon auslässt. Nach ${came} der ${messages} Nachrichten ${plural(count, { one: 'deiner neuesten Kampagne', other: `deiner ${campaigns} neuesten Kampagnen` })} kam der Kunde innerhalb von 14 Tagen, aber manche wären ohnehin gekommen.`,
      from: (campaigns, figure) =>
        plural(campaigns, {
          one: 'Aus deiner neuesten Kampagne.',
          other: `Aus deinen ${figure} neuesten Kampagnen zusammen.`,
        }),
    },
    triggers: {
      title: 'Bringen automatische Nachrichten Kunden in den Laden?',
      none: 'Lässt sich noch nicht sagen: Dafür braucht es eine automatische Nachricht mit Vergleichsgruppe, also einigen Kunden, die sie nicht bekommen. Was sie bringt, siehst du 14 Tage, nachdem zum ersten Mal jemand ausgelassen wurde.',
      from: 'Aus den letzten 90 Tagen, alle zusammen.',
    },
    verdicts: {
      more: (low, high) =>
        `Ja: Von 100 Kunden kamen innerhalb von 14 Tagen zwischen ${low} und ${high} mehr, als ohnehin gekommen wären. Eine solche Spanne stimmt in 95 von 100 Fällen.`,
      fewer: (low, high) =>
        `Nein: Von 100 Kunden kamen innerhalb von 14 Tagen zwischen ${low} und ${high} weniger als ohne sie. Eine solche Spanne stimmt in 95 von 100 Fällen.`,
      unclear: (fewer, more) =>
        `Lässt sich noch nicht sagen: Von 100 Kunden haben sie vielleicht bis zu ${fewer} ferngehalten oder bis zu ${more} zusätzlich gebracht.`,
      'too few': 'Lässt sich noch nicht sagen: Für einen Vergleich sind es zu wenige Kunden.',
    },
  },
}
