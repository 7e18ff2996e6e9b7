import type { Rule } from '#server/messaging/segments/contract.ts'

/** Rows of the grid, by visits: each begins at this number and ends before the next row's. */
export const oftenFrom = [1, 2, 5, 10, 20] as const
/** Columns of the grid, by days since the last visit: at most this many, and more than the column before. */
export const latelyWithin = [30, 90, 180] as const

/** A field of the grid by its row and its column; the last column has every longer time. */
export type GridPlace = { often: number; lately: number }

/** Visits and days of a field, both included; null is no limit. Days begin at 0, today. */
export const boundsOf = ({ often, lately }: GridPlace) => ({
  visits: { from: oftenFrom[often]!, to: often + 1 < oftenFrom.length ? oftenFrom[often + 1]! - 1 : null },
  days: { from: lately === 0 ? 0 : latelyWithin[lately - 1]! + 1, to: latelyWithin[lately] ?? null },
})

/** Reads a field as addresses name it, by row and column: '2-1'. */
export function placeIn(named: string | undefined): GridPlace | undefined {
  const [often, lately] =
    /^(\d)-(\d)$/
      .exec(named ?? '')
      ?.slice(1)
      .map(Number) ?? []
  if (often === undefined || lately === undefined) return undefined
  return often < oftenFrom.length && lately <= latelyWithin.length ? { often, lately } : undefined
}

/** The segment of a field's customers, as a rule. */
export function ruleOfPlace(place: GridPlace): Rule {
  const { visits, days } = boundsOf(place)
  return {
    match: 'all',
    of: [
      { about: 'visits', is: 'at_least', value: visits.from },
      ...(visits.to === null ? [] : [{ about: 'visits', is: 'at_most', value: visits.to } as const]),
      ...(days.to === null ? [] : [{ about: 'last_visit', is: 'within', days: days.to } as const]),
      ...(days.from === 0 ? [] : [{ about: 'last_visit', is: 'longer_ago', days: days.from - 1 } as const]),
    ],
  }
}
