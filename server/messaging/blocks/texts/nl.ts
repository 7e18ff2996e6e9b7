import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'punt', other: 'punten' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'bezoek', other: 'bezoeken' })}`

export const texts: typeof english = {
  code: (code) => `Code: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'Je hebt genoeg voor een beloning',
  toReward: (figure, count) => `Nog ${points(figure, count)} tot je volgende beloning`,
  stamps: (have, of) => `${have} van de ${of} stempels`,
  purchases: (have, of) => `${have} van de ${of} aankopen`,
  fullCard: (reward) => `Voor een volle kaart krijg je: ${reward}`,
  freeAfter: (item) => `Daarna gratis: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `Nog ${visits(figure, count)} tot ${discount} korting`,
  off: (discount) => `${discount} korting`,
  exampleCard: 'Je kaart',
}
