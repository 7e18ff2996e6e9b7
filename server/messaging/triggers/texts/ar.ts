import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('ar')

const points = (figure: string, count: number) =>
  plural(count, {
    zero: `${figure} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${figure} نقاط`,
    many: `${figure} نقطة`,
    other: `${figure} نقطة`,
  })
const stamps = (figure: string, count: number) =>
  plural(count, {
    zero: `${figure} ختم`,
    one: 'ختم واحد',
    two: 'ختمان',
    few: `${figure} أختام`,
    many: `${figure} ختمًا`,
    other: `${figure} ختم`,
  })

export const texts: typeof english = {
  seeCard: 'عرض بطاقتك',
  reward: (name, code) => `${name}: ${code}`,
  pointsUntil: (figure, count, day) => `${points(figure, count)} حتى ${day}`,
  stampsUntil: (figure, count, day) => `${stamps(figure, count)} حتى ${day}`,
}
