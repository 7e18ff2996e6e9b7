import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('de')

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `Noch ${number(locked.missing)} ${plural(locked.missing, { one: 'Punkt', other: 'Punkte' })}`
    case 'minimum':
      return `Ab ${number(locked.from)} Punkten`
    case 'sold_out':
      return 'Ausverkauft'
    case 'paused':
      return 'Programm pausiert'
  }
}
