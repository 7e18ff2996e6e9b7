import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pt')

export const texts: typeof english = {
  seeCard: 'Ver seu cartão',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'ponto', many: 'de pontos', other: 'pontos' })} até ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'selo', many: 'de selos', other: 'selos' })} até ${day}`,
}
