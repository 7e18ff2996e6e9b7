import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { tillTexts as english, points as englishPoints, stamps as englishStamps } from '../texts.ts'

const plural = pluralsOf('de')

export const stamps: typeof englishStamps = (count) => `${count} Stempel`
export const points: typeof englishPoints = (count, figure) =>
  `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`

export const tillTexts: typeof english = {
  customer: {
    back: 'Nächster Kunde',
    lastVisit: (since) => `Letzter Besuch ${since}`,
    visits: (count, figure) => `${figure} ${plural(count, { one: 'Besuch', other: 'Besuche' })}`,
    firstVisit: 'Erster Besuch',
    birthday: (days) =>
      days === 0
        ? 'Heute Geburtstag'
        : days === 1
          ? 'Morgen Geburtstag'
          : `Geburtstag in ${days} ${plural(days, { one: 'Tag', other: 'Tagen' })}`,
  },
  purchase: {
    amount: (customer) => `Betrag für ${customer}`,
    record: (money) => `${money} erfassen`,
    preview: 'Was es dafür gibt',
    previewFailed: 'Was es dafür gibt, ließ sich nicht berechnen.',
    off: (amount, off, name) => `${amount} minus ${off}: ${name}`,
    toPay: (money) => `Zu zahlen: ${money}`,
    nothing: 'Diesmal gibt es nichts zu sammeln',
    noAmount: 'Ohne Betrag keine Punkte',
  },
  effect: {
    points: (count, figure) => `+${points(count, figure)}`,
    stamps: (count) => `+${stamps(count)}`,
    stampsOn: (count, now, places) => `+${stamps(count)}, ${now} von ${places}`,
    purchase: (now, places) => `Kauf ${now} von ${places}`,
    purchases: 'Kauf gezählt',
    visit: (visits) => `${visits}. Besuch`,
    reward: (reward) => `Verdient: ${reward}`,
  },
}
