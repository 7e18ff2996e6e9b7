import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  code: (code) => `Code: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points: (figure, count) => `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
  enough: 'Das reicht für eine Prämie',
  toReward: (figure, count) =>
    `Noch ${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })} bis zur nächsten Prämie`,
  stamps: (have, of) => `${have} von ${of} Stempeln`,
  purchases: (have, of) => `${have} von ${of} Käufen`,
  fullCard: (reward) => `Für eine volle Karte gibt es: ${reward}`,
  freeAfter: (item) => `Danach gratis: ${item}`,
  visits: (figure, count) => `${figure} ${plural(count, { one: 'Besuch', other: 'Besuche' })}`,
  toDiscount: (figure, count, discount) =>
    `Noch ${figure} ${plural(count, { one: 'Besuch', other: 'Besuche' })} bis ${discount} Rabatt`,
  off: (discount) => `${discount} Rabatt`,
  exampleCard: 'Deine Karte',
}
