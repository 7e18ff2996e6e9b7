import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

const points = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`
const visits = (figure: string, count: number) =>
  `${figure} ${plural(count, { one: 'wizyta', few: 'wizyty', many: 'wizyt', other: 'wizyty' })}`

export const texts: typeof english = {
  code: (code) => `Kod: ${code}`,
  leadsTo: (label, url) => `${label}: ${url}`,
  points,
  enough: 'Wystarczy już na nagrodę',
  toReward: (figure, count) => `Do następnej nagrody: ${points(figure, count)}`,
  stamps: (have, of) =>
    `${have} z ${of} ${plural(of, { one: 'pieczątki', few: 'pieczątek', many: 'pieczątek', other: 'pieczątki' })}`,
  purchases: (have, of) =>
    `${have} z ${of} ${plural(of, { one: 'zakupu', few: 'zakupów', many: 'zakupów', other: 'zakupu' })}`,
  fullCard: (reward) => `Za pełną kartę: ${reward}`,
  freeAfter: (item) => `Potem gratis: ${item}`,
  visits,
  toDiscount: (figure, count, discount) => `Do ${discount} rabatu: ${visits(figure, count)}`,
  off: (discount) => `${discount} rabatu`,
  exampleCard: 'Twoja karta',
}
