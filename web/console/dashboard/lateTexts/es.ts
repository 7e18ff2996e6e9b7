import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { lateTexts as english } from '../lateTexts.ts'

const plural = pluralsOf('es')

export const lateTexts: typeof english = {
  label: 'Aún sin registrar',
  purchase: (money) => `Compra de ${money}`,
  visit: 'Visita',
  redeemed: (reward) => `Usado: ${reward}`,
  bought: (reward, count, figure) =>
    plural(count, {
      one: `Canjeado: ${reward} por 1 punto`,
      many: `Canjeado: ${reward} por ${figure} de puntos`,
      other: `Canjeado: ${reward} por ${figure} puntos`,
    }),
  code: (code) => `código ${code}`,
  unknownReward: 'un premio desconocido',
  of: (what, customer) => `${what}, ${customer}`,
  by: (staff) => `por ${staff}`,
  record: 'Registrar ahora',
  recording: 'Registrando…',
  dismiss: 'No registrar',
  dismissing: 'Un momento…',
  more: (count) => plural(count, { one: 'y uno más', many: `y ${count} más`, other: `y ${count} más` }),
  failed: 'No se pudo resolver',
  retry: 'Intentar de nuevo',
  settled: 'El caso al que lleva el enlace ya está resuelto.',
}
