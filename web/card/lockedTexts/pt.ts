import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lockedText as english } from '../lockedTexts.ts'

const plural = pluralsOf('pt')

const points = (count: number) => plural(count, { one: 'ponto', many: 'de pontos', other: 'pontos' })

export const lockedText: typeof english = (locked, number) => {
  switch (locked.reason) {
    case 'points':
      return `${plural(locked.missing, { one: 'Falta', many: 'Faltam', other: 'Faltam' })} ${number(locked.missing)} ${points(locked.missing)}`
    case 'minimum':
      return `A partir de ${number(locked.from)} ${points(locked.from)}`
    case 'sold_out':
      return 'Esgotado'
    case 'paused':
      return 'Programa pausado'
  }
}
