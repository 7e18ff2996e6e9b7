import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

const visits = (count: number) => `${count} ${plural(count, { one: 'bezoek', other: 'bezoeken' })}`
const points = (count: number) => plural(count, { one: 'punt', other: 'punten' })

export const texts: typeof english = {
  named: (business, program) => `${business}: ${program}`,
  balance: (figure, count) => `${figure} ${points(count)}`,
  missing: (figure, count) => `Nog ${figure} ${points(count)} te gaan`,
  points,
  toGo: 'te gaan',
  ready: 'Je beloning staat klaar',
  lifetime: (earned) => `Gespaard: ${earned}`,
  pointsPer: (figure, count, unit) => `${figure} ${points(count)} per ${unit}`,
  rewardsFrom: (figure, count) => `Beloningen vanaf ${figure} ${points(count)}`,
  stamps: (collected, required) => `${collected} van de ${required} stempels`,
  stampsOffer: (required) => `${required} ${plural(required, { one: 'stempel', other: 'stempels' })}`,
  off: 'korting',
  offAmount: (amount) => `${amount} korting`,
  validity: (days, singleUse) =>
    `${days} ${plural(days, { one: 'dag', other: 'dagen' })} geldig${singleUse ? ', één keer te gebruiken' : ''}`,
  upTo: 'tot',
  offEach: 'korting op elke aankoop',
  visitsLeft: (count, discount) =>
    `${plural(count, { one: 'bezoek', other: 'bezoeken' })} tot ${discount} korting`,
  visitsTo: (count, discount) => `Nog ${visits(count)} tot ${discount}`,
  topReached: 'Je hebt de hoogste korting',
  tier: (count, discount) => `${visits(count)}: ${discount} korting`,
  visitsSoFar: (count) => `Tot nu toe ${visits(count)}`,
  purchases: (done, required) => `${done} van de ${required} aankopen`,
  purchasesOffer: (required) =>
    `Gratis na ${required} ${plural(required, { one: 'aankoop', other: 'aankopen' })}`,
  code: (code) => `Code ${code}`,
  codePrefix: (prefix) => `De code begint met ${prefix}`,
}
