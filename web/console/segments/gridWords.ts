import { boundsOf, type GridPlace } from '#server/data/analytics/config.ts'
import { gridTexts } from './gridTexts.ts'

type Write = (value: number) => string

/** The visits of customers in a row of the grid: '2 to 4 visits'. */
export function oftenWords(often: number, number: Write): string {
  const { from, to } = boundsOf({ often, lately: 0 }).visits
  const { visits } = gridTexts
  if (to === null) return visits.orMore(number(from))
  if (from === to) return from === 1 ? visits.one : visits.exactly(number(from))
  return visits.between(number(from), number(to))
}

/** The last visit of customers in a column of the grid: '31 to 90 days ago'. */
export function latelyWords(lately: number, number: Write): string {
  const { from, to } = boundsOf({ often: 0, lately }).days
  const { lastVisit } = gridTexts
  if (to === null) return lastVisit.longerAgo(number(from - 1))
  return from === 0 ? lastVisit.within(number(to)) : lastVisit.between(number(from), number(to))
}

/** Default name of a segment from a field of the grid. */
export const nameOfPlace = (place: GridPlace, number: Write): string =>
  `${oftenWords(place.often, number)} (${lowerFirst(latelyWords(place.lately, number))})`

/** Only the first letter: German nouns keep theirs. */
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
