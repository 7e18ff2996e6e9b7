import { boundsOf } from '#server/data/analytics/config.ts'
import type {
  latelyWords as englishLately,
  nameOfPlace as englishName,
  oftenWords as englishOften,
} from '../gridWords.ts'

export const oftenWords: typeof englishOften = (often, number) => {
  const { from, to } = boundsOf({ often, lately: 0 }).visits
  if (to === null) return `${number(from)} Besuche oder mehr`
  if (from === to) return from === 1 ? '1 Besuch' : `${number(from)} Besuche`
  return `${number(from)} bis ${number(to)} Besuche`
}

export const latelyWords: typeof englishLately = (lately, number) => {
  const { from, to } = boundsOf({ often: 0, lately }).days
  if (to === null) return `Vor mehr als ${number(from - 1)} Tagen`
  return from === 0 ? `In den letzten ${number(to)} Tagen` : `Vor ${number(from)} bis ${number(to)} Tagen`
}

/** The words for the days begin with 'In' or 'Vor'; their nouns keep their capitals. */
export const nameOfPlace: typeof englishName = (place, number) => {
  const lately = latelyWords(place.lately, number)
  return `${oftenWords(place.often, number)} (${lately.charAt(0).toLowerCase()}${lately.slice(1)})`
}
