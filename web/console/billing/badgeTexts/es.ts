import type { badgeTexts as english } from '../badgeTexts.ts'

export const badgeTexts: typeof english = {
  trial: 'Prueba',
  active: 'Activa',
  canceled: 'Cancelada',
  past_due: 'Pago pendiente',
  granted: 'Regalada',
  trial_over: 'Prueba terminada',
}
