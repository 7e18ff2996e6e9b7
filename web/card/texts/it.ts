import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('it')

const visits = (count: number) =>
  `${count} ${plural(count, { one: 'visita', many: 'di visite', other: 'visite' })}`
const points = (count: number) => plural(count, { one: 'punto', many: 'di punti', other: 'punti' })
const stamps = (count: number) =>
  `${count} ${plural(count, { one: 'timbro', many: 'di timbri', other: 'timbri' })}`
const purchases = (count: number) =>
  `${count} ${plural(count, { one: 'acquisto', many: 'di acquisti', other: 'acquisti' })}`

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Ancora ${figure} ${points(count)} al premio`,
  points,
  toGo: 'al premio',
  ready: 'Premio pronto',
  lifetime: (earned) => `Raccolti: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} ogni ${unit}`,
  rewardsFrom: (figure, count) => `Premi da ${figure} ${points(count)}`,
  stamps: (collected, required) => `${stamps(collected)} su ${required}`,
  stampsOffer: stamps,
  off: 'di sconto',
  offAmount: (amount) => `${amount} di sconto`,
  validity: (days, singleUse) =>
    `Valido per ${days} ${plural(days, { one: 'giorno', many: 'di giorni', other: 'giorni' })}${singleUse ? ', una sola volta' : ''}`,
  upTo: 'fino a',
  offEach: 'di sconto su ogni acquisto',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'visita', many: 'di visite', other: 'visite' })} per ${discount} di sconto`,
  visitsTo: (count, discount) => `Tra ${visits(count)}: sconto ${discount}`,
  topReached: 'Sconto massimo raggiunto',
  tier: (count, discount) => `${visits(count)}: ${discount} di sconto`,
  visitsSoFar: (count) => `Sei a ${visits(count)}`,
  purchases: (done, required) => `${purchases(done)} su ${required}`,
  purchasesOffer: (required) => `Gratis dopo ${purchases(required)}`,
  code: (code) => `Codice ${code}`,
  codePrefix: (prefix) => `Il codice inizia con ${prefix}`,
}
