import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('it')

export const texts: typeof english = {
  seeCard: 'Vedi la tua tessera',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'punto', many: 'di punti', other: 'punti' })} fino al giorno ${day}`,
  stampsUntil: (figure, count, day) =>
    `${figure} ${plural(count, { one: 'timbro', many: 'di timbri', other: 'timbri' })} fino al giorno ${day}`,
}
