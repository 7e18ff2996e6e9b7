import type { Figures } from '#server/data/analytics/contract.ts'

/** The figures that the mail can tell, those that matter most first. Below, that of two names for one thing. */
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
/** A change is looked at beside at least so many, so that one guest more is no doubling. */
const LEAST = 5

/** Whether anything at all happened. */
export const isSomething = (figures: Figures): boolean => telling.some((name) => figures[name] !== 0)

/**
 * The five figures that matter or changed most against the week before, in the order in which they matter.
 * A figure that is 0 in both weeks is not told.
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
