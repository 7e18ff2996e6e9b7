import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('it')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'punto', many: 'di punti', other: 'punti' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'visita', many: 'di visite', other: 'visite' })}`

export const texts: typeof english = {
  code: (code) => `Codice: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'Hai abbastanza punti per un premio',
  toReward: (figure, count) => `Ancora ${points(figure, count)} per il tuo prossimo premio`,
  stamps: (have, of) =>
    `${have} ${plural(have, { one: 'timbro', many: 'di timbri', other: 'timbri' })} su ${of}`,
  purchases: (have, of) =>
    `${have} ${plural(have, { one: 'acquisto', many: 'di acquisti', other: 'acquisti' })} su ${of}`,
  fullCard: (reward) => `Con la tessera piena ottieni: ${reward}`,
  freeAfter: (item) => `Poi è gratis: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `Ancora ${visits(figure, count)} per ${discount} di sconto`,
  off: (discount) => `${discount} di sconto`,
  exampleCard: 'La tua tessera',
}
