import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const visits = (count: number) => `${count} ${plural(count, { one: 'Besuch', other: 'Besuche' })}`
const points = (count: number) => plural(count, { one: 'Punkt', other: 'Punkte' })

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Noch ${figure} ${points(count)} bis zur Prämie`,
  points,
  toGo: 'fehlen noch',
  ready: 'Prämie bereit',
  lifetime: (earned) => `Gesammelt: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} je ${unit}`,
  rewardsFrom: (figure, count) => `Prämien ab ${figure} ${count === 1 ? 'Punkt' : 'Punkten'}`,
  stamps: (collected, required) => `${collected} von ${required} Stempeln`,
  stampsOffer: (required) => `${required} Stempel`,
  off: 'Rabatt',
  offAmount: (amount) => `${amount} Rabatt`,
  validity: (days, singleUse) =>
    `${days} ${plural(days, { one: 'Tag', other: 'Tage' })} gültig${singleUse ? ', einmal einlösbar' : ''}`,
  upTo: 'bis zu',
  offEach: 'Rabatt auf jeden Kauf',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'Besuch', other: 'Besuche' })} bis ${discount} Rabatt`,
  visitsTo: (count, discount) => `Noch ${visits(count)} bis ${discount}`,
  topReached: 'Höchste Stufe erreicht',
  tier: (count, discount) => `${visits(count)}: ${discount} Rabatt`,
  visitsSoFar: (count) => `Du warst bisher ${count}-mal da`,
  purchases: (done, required) => `${done} von ${required} Käufen`,
  purchasesOffer: (required) =>
    `Gratis nach ${required} ${plural(required, { one: 'Kauf', other: 'Käufen' })}`,
  code: (code) => `Code ${code}`,
  codePrefix: (prefix) => `Der Code beginnt mit ${prefix}`,
}
