import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { tillDeviceActions as english } from '../actions.ts'

const { money, named } = wordsInSpanish

export const tillDeviceActions: AuditSentences<typeof english> = {
  till_device_added: (who, row) => `${who} permitió que un dispositivo guarde clientes: ${named(row)}`,
  till_device_ended: (who, row) => `${who} retiró un dispositivo que guardaba clientes: ${named(row)}`,
  kept_guests_given: (who, row) =>
    `${who} trabajó en un dispositivo que recibió clientes para guardar: ${named(row)}`,
  offline_redeeming_set: (who, row, locale) =>
    row.details.amount === undefined
      ? `${who} ${row.details.enabled ? 'permitió entregar cualquier premio' : 'no permite entregar premios'} sin conexión`
      : `${who} permitió entregar sin conexión premios de hasta ${money(row, locale)} por cliente y día`,
}
