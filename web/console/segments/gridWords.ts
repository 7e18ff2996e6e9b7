import { boundsOf, type GridPlace } from '#server/data/analytics/config.ts'

type Write = (value: number) => string

/** The visits of customers in a row of the grid: '2 to 4 visits'. */
export function oftenWords(often: number, number: Write): string {
  const { from, to } = boundsOf({ often, lately: 0 }).visits
  if (to === null) return `${number(from)} visits or more`
  if (from === to) return from === 1 ? '1 visit' : `${number(from)} visits`
  return `${number(from)} to ${number(to)} visits`
}

/** The last visit of customers in a column of the grid: '31 to 90 days ago'. */
export function latelyWords(lately: number, number: Write): string {
  const { from, to } = boundsOf({ often: 0, lately }).days
  if (to === null) return `More than ${number(from - 1)} days ago`
  return from === 0 ? `Last ${number(to)} days` : `${number(from)} to ${number(to)} days ago`
}

/** Default name of a segment from a field of the grid. */
export const nameOfPlace = (place: GridPlace, number: Write): string =>
  `${oftenWords(place.often, number)} (${latelyWords(place.lately, number).toLowerCase()})`
