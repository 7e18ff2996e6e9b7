import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  seeCard: 'Deine Karte ansehen',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'Punkt', other: 'Punkte' })} bis ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'Stempel', other: 'Stempel' })} bis ${day}`,
}
