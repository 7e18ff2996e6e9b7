import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  seeCard: 'Ver tu tarjeta',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })} hasta el ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'sello', many: 'de sellos', other: 'sellos' })} hasta el ${day}`,
}
