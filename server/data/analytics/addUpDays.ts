import { requestLanguage } from '#server/platform/http/index.ts'
import { namesIn } from '#server/platform/text/locale.ts'
import type { AnalyticsView, Figures, Step } from './contract.ts'
import type { Day, NamedCode, Newcomers } from './periodQueries.ts'

type Sums = Omit<Figures, 'active' | 'customers' | 'rewards_handed_out'>

/** Adds up the figures of days. */
export function sumDays(days: Day[], newcomers: Newcomers[]): Sums & { rewards_handed_out: number } {
  const of = (field: keyof Day) => sum(days.map((day) => day[field] as number))
  return {
    revenue: of('revenue'),
    revenue_new: sum(newcomers.map(({ revenue_new }) => revenue_new)),
    visits: of('visits'),
    visits_new: sum(newcomers.map(({ visits_new }) => visits_new)),
    discounts: of('discounts'),
    joined: of('joined'),
    points_given: of('points_given'),
    points_used: of('points_used'),
    points_expired: of('points_expired'),
    rewards_earned: of('rewards_earned'),
    rewards_handed_out: of('handed_out'),
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

type Stepped = { days: Day[]; newcomers: Newcomers[]; before: Day[]; later: (day: string) => string }

/**
 * Adds up days by steps, 'YYYY-MM-DD' or 'YYYY-MM', each beside the earlier days it is compared with. Steps in
 * which nothing happened are included.
 */
export function stepDays(steps: string[], { days, newcomers, before, later }: Stepped): Step[] {
  const stepOf = (day: string) => day.slice(0, steps[0]!.length)
  const daysOf = Map.groupBy(days, ({ day }) => stepOf(day))
  const newcomersOf = Map.groupBy(newcomers, ({ day }) => stepOf(day))
  const beforeOf = Map.groupBy(before, ({ day }) => stepOf(later(day)))
  return steps.map((at) => {
    const sums = sumDays(daysOf.get(at) ?? [], newcomersOf.get(at) ?? [])
    const { revenue, revenue_new, visits, visits_new, joined } = sums
    const earlier = sumDays(beforeOf.get(at) ?? [], [])
    return {
      ...{ at, revenue, revenue_new, visits, visits_new, joined },
      revenue_before: earlier.revenue,
      visits_before: earlier.visits,
    }
  })
}

/** Adds up what each day holds under each key. */
export function sumByKey(days: Day[], field: 'joined_through' | 'rewards' | 'hours'): Map<string, number> {
  const sums = new Map<string, number>()
  for (const day of days)
    for (const [key, value] of Object.entries(day[field])) sums.set(key, (sums.get(key) ?? 0) + value)
  return sums
}

/** Visits by weekday and hour, in order; undone purchases are left out. */
export function hoursOf(days: Day[]): AnalyticsView['hours'] {
  const weekdayOf = ({ day }: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return [...Map.groupBy(days, weekdayOf)]
    .sort(([one], [other]) => one - other)
    .flatMap(([weekday, ofWeekday]) =>
      [...sumByKey(ofWeekday, 'hours')]
        .map(([hour, visits]) => ({ weekday, hour: Number(hour), visits }))
        .sort((one, other) => one.hour - other.hour),
    )
}

const nameOf = ({ name, code }: NamedCode): string => name ?? code

type Periods = { now: Day[]; before: Day[] }

/**
 * Sign-ups by QR code, most first. The entry without a code stands for customers added by hand, by a file and so
 * on.
 */
export function signUpsOf(
  { now, before }: Periods,
  codes: Map<string, NamedCode>,
): AnalyticsView['sign_ups'] {
  const [sums, earlier] = [sumByKey(now, 'joined_through'), sumByKey(before, 'joined_through')]
  const through = [...codes].map(([id, named]) => ({
    qr_code_id: id,
    ...named,
    joined: sums.get(id) ?? 0,
    joined_before: earlier.get(id) ?? 0,
  }))
  const without = {
    qr_code_id: null,
    name: null,
    code: null,
    joined: sum(now.map(({ joined }) => joined)) - sum(through.map(({ joined }) => joined)),
    joined_before: sum(before.map(({ joined }) => joined)) - sum(through.map((one) => one.joined_before)),
  }
  const { compare } = namesIn(requestLanguage())
  return [...through.sort((one, other) => compare(nameOf(one), nameOf(other))), without]
    .filter(({ joined, joined_before }) => joined > 0 || joined_before > 0)
    .sort((one, other) => other.joined - one.joined)
}
