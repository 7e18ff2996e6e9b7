import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { billingActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const billingActions: AuditSentences<typeof english> = {
  plan_asked: (who, row) => `${who} pidió el plan ${named(row)}`,
  trial_ended: () => 'La prueba terminó y el local tiene el plan Free',
  subscription_changed: (_, row) => `La suscripción está ahora en el plan ${named(row)}`,
  subscription_ended: () => 'La suscripción terminó y el local tiene el plan Free',
  payment_failed: () => 'Falló un pago de la suscripción',
  payment_given_back: () => 'Se devolvió un pago: vuelven a aplicarse los límites de antes del primer pago',
  top_up_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activó' : 'desactivó'} la compra automática de créditos`,
}
