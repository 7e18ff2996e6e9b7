import { boundsOf } from '#server/data/analytics/config.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type * as english from '../gridWords.ts'

const plural = pluralsOf('es')
const visits = (count: number) => plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })

export const oftenWords: typeof english.oftenWords = (often, number) => {
  const { from, to } = boundsOf({ often, lately: 0 }).visits
  if (to === null) return `${number(from)} ${visits(from)} o más`
  if (from === to) return `${number(from)} ${visits(from)}`
  return `${number(from)} a ${number(to)} ${visits(to)}`
}

export const latelyWords: typeof english.latelyWords = (lately, number) => {
  const { from, to } = boundsOf({ often: 0, lately }).days
  if (to === null) return `Hace más de ${number(from - 1)} días`
  return from === 0 ? `Últimos ${number(to)} días` : `Hace entre ${number(from)} y ${number(to)} días`
}

export const nameOfPlace: typeof english.nameOfPlace = (place, number) =>
  `${oftenWords(place.often, number)} (${latelyWords(place.lately, number).toLowerCase()})`
