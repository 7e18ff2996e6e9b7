import type { Figures } from '#server/data/analytics/contract.ts'

/** Figures that the mail can tell, the most important first. */
const telling = [
  'revenue',
  'visits',
  'active',
  'joined',
  'rewards_handed_out',
  'points_given',
  'points_used',
  'rewards_earned',
  'discounts',
] as const satisfies (keyof Figures)[]
export type Telling = (typeof telling)[number]
export type ChosenFigure = { name: Telling; now: number; before: number }

const ALWAYS: readonly Telling[] = ['revenue', 'visits']
const MANY = 5
/** A change is measured against at least this number, so that one customer more does not count as double. */
const LEAST = 5

/** True if anything at all happened. */
export const isSomething = (figures: Figures): boolean => telling.some((name) => figures[name] !== 0)

/**
 * Chooses at most five figures, in order of importance: revenue and visits, and those that changed most against
 * the week before. A figure that is 0 in both weeks is left out.
 */
export function chooseFigures(now: Figures, before: Figures): ChosenFigure[] {
  const all = telling.map((name) => ({ name, now: now[name], before: before[name] }))
  const alive = all.filter((one) => one.now !== 0 || one.before !== 0)
  const most = alive
    .filter(({ name }) => !ALWAYS.includes(name))
    .sort((one, other) => changeOf(other) - changeOf(one))
  const always = alive.filter(({ name }) => ALWAYS.includes(name))
  const chosen = [...always, ...most].slice(0, MANY)
  return alive.filter((one) => chosen.includes(one))
}

const changeOf = ({ now, before }: ChosenFigure): number =>
  Math.abs(now - before) / Math.max(Math.abs(before), LEAST)
