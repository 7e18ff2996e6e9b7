import type { DayView } from '#server/data/analytics/contract.ts'
import { texts } from './texts.ts'

type DayProgram = DayView['programs'][number]
const words = texts.programs

/**
 * The sums that a program gave, in words. An undo of an earlier day's purchase can take back more than the day gave.
 */
export function programSums(
  { type, points_given, points_used, stamps_given, rewards_earned }: DayProgram,
  number: (value: number) => string,
): string {
  const sum = (
    count: number,
    unit: keyof typeof words.given,
    what = words.given[unit],
    back = words.takenBack,
  ) => {
    const size = Math.abs(count)
    return count === 0 ? [] : [words.sum(size, number(size), unit, count > 0 ? what : back)]
  }
  return [
    ...sum(points_given, 'points'),
    ...sum(points_used, 'points', words.used, words.returned),
    ...sum(stamps_given, type === 'free_item' ? 'purchases' : 'stamps'),
    ...sum(rewards_earned, 'rewards'),
  ].join(' · ')
}
