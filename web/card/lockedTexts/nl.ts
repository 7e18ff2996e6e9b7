import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('nl')

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `Nog ${number(locked.missing)} ${plural(locked.missing, { one: 'punt', other: 'punten' })}`
    case 'minimum':
      return `Vanaf ${number(locked.from)} ${plural(locked.from, { one: 'punt', other: 'punten' })}`
    case 'sold_out':
      return 'Op'
    case 'paused':
      return 'Programma gepauzeerd'
  }
}
