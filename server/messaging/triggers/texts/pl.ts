import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pl')

export const texts: typeof english = {
  seeCard: 'Zobacz swoją kartę',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })} do ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'pieczątka', few: 'pieczątki', many: 'pieczątek', other: 'pieczątki' })} do ${day}`,
}
