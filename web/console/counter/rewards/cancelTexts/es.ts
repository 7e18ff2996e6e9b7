import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { cancelTexts as english } from '../cancelTexts.ts'

const plural = pluralsOf('es')

export const cancelTexts: typeof english = {
  cancelTitle: (reward) => `¿Cancelar ${reward}?`,
  cancelText: (count, figure) =>
    `${plural(count, {
      one: `Se devuelve ${figure} punto`,
      many: `Se devuelven ${figure} de puntos`,
      other: `Se devuelven ${figure} puntos`,
    })} y el código deja de servir. Los puntos que ya pasaron de fecha vencen.`,
  keep: 'No cancelar',
  cancelling: 'Cancelando…',
}
