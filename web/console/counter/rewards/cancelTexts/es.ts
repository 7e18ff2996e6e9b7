import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { cancelTexts as english } from '../cancelTexts.ts'

const plural = pluralsOf('es')

export const cancelTexts: typeof english = {
  cancelTitle: (reward) => `¿Cancelar el canje de ${reward}?`,
  cancelText: (count, figure) =>
    `${plural(count, {
      one: `Vuelve ${figure} punto a su saldo`,
      many: `Vuelven ${figure} de puntos a su saldo`,
      other: `Vuelven ${figure} puntos a su saldo`,
    })} y el código deja de servir. Los puntos cuya fecha ya pasó vencen.`,
  keep: 'No cancelar',
  cancelling: 'Cancelando…',
}
