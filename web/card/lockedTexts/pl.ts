import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('pl')

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `Jeszcze ${number(locked.missing)} ${plural(locked.missing, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`
    case 'minimum':
      return `Od ${number(locked.from)} ${plural(locked.from, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })}`
    case 'sold_out':
      return 'Wyczerpane'
    case 'paused':
      return 'Program wstrzymany'
  }
}
