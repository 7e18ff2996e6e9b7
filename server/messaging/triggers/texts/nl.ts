import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('nl')

export const texts: typeof english = {
  seeCard: 'Bekijk je kaart',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'punt', other: 'punten' })} tot en met ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'stempel', other: 'stempels' })} tot en met ${day}`,
}
