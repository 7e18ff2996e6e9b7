import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('it')

const points = (count: number) => plural(count, { one: 'punto', many: 'di punti', other: 'punti' })
const missing = (count: number) => plural(count, { one: 'Manca', many: 'Mancano', other: 'Mancano' })

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `${missing(locked.missing)} ${number(locked.missing)} ${points(locked.missing)}`
    case 'minimum':
      return `Da ${number(locked.from)} ${points(locked.from)} in su`
    case 'sold_out':
      return 'Esaurito'
    case 'paused':
      return 'Programma in pausa'
  }
}
