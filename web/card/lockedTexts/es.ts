import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('es')

const points = (count: number) => plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `${number(locked.missing)} ${points(locked.missing)} más`
    case 'minimum':
      return `Desde ${number(locked.from)} ${points(locked.from)}`
    case 'sold_out':
      return 'Agotado'
    case 'paused':
      return 'Programa en pausa'
  }
}
