import type { Random } from './random.ts'

const DAY = 86_400_000

export type Visit = { customer: number; at: Date; amount: number }

/** The day each customer joined, from the start of the year: a rush at the opening, then a steady trickle. */
export function inventJoinDays(random: Random, customers: number, days: number): number[] {
  return Array.from({ length: customers }, (_, index) =>
    index < customers * 0.15 ? random.next() * 21 : random.next() ** 0.9 * (days - 2),
  )
}

/**
 * Invents a year of visits: a fifth of the customers come every few days, most every few weeks, some once.
 * Mornings are busiest; the last visit lies before `until`. Sorted by time.
 */
export function inventVisits(
  random: Random,
  joinDays: number[],
  { start, until, total }: { start: Date; until: Date; total: number },
): Visit[] {
  // Whole days: the hours of today that are over have as many visits as those of any other day.
  const days = Math.ceil((until.getTime() - start.getTime()) / DAY)
  const wanted = joinDays.map((joined) => (random.next() ** 3 * 2.2 + 0.04) * (days - joined))
  const scale = total / wanted.reduce((sum, visits) => sum + visits, 0)
  const visits = joinDays.flatMap((joined, customer) =>
    Array.from({ length: Math.max(1, Math.round(wanted[customer]! * scale)) }, (_, index) => ({
      customer,
      // The first visit is the one at which they joined.
      at: openingHour(random, start, index === 0 ? joined : joined + random.next() * (days - joined)),
      amount: inventAmount(random),
    })),
  )
  return visits.filter(({ at }) => at < until).sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** A moment of a day, counted from `start`, at which the café is visited. */
export function openingHour(random: Random, start: Date, day: number): Date {
  // Two peaks, at half past eight and at one. A clock change shifts them by an hour, which does not matter here.
  const hour = random.chance(0.65)
    ? 8.5 + (random.next() + random.next() - 1) * 2
    : 13 + (random.next() - 0.5) * 7
  const minute = Math.floor(day) * 24 * 60 + Math.round(hour * 60)
  return new Date(start.getTime() + minute * 60_000 + random.whole(0, 59_999))
}

/** Invents an amount in minor units: a coffee, coffee and cake, now and then a bag of beans. */
export function inventAmount(random: Random): number {
  const kind = random.next()
  if (kind < 0.55) return random.whole(320, 690)
  return kind < 0.92 ? random.whole(740, 1680) : random.whole(1800, 4200)
}
