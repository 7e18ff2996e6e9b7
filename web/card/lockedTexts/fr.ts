import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('fr')

const points = (count: number) => plural(count, { one: 'point', many: 'de points', other: 'points' })

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `Encore ${number(locked.missing)} ${points(locked.missing)}`
    case 'minimum':
      return `Dès ${number(locked.from)} ${points(locked.from)}`
    case 'sold_out':
      return 'Épuisé'
    case 'paused':
      return 'Programme en pause'
  }
}
