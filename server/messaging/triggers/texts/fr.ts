import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('fr')

export const texts: typeof english = {
  seeCard: 'Voir votre carte',
  reward: (name, code) => `${name}\u202f: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'point', many: 'de points', other: 'points' })} jusqu’au ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'tampon', many: 'de tampons', other: 'tampons' })} jusqu’au ${day}`,
}
