import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { customerRecordActions as english } from '../actions.ts'

const { capital, customer } = wordsInSpanish

export const customerRecordActions: AuditSentences<typeof english> = {
  customers_merged: (who, row) => `${who} unió la ficha de un duplicado a la de ${customer(row)}`,
  customer_erased: (who, { actor }) =>
    actor === 'customer' ? 'Un cliente borró sus propios datos' : `${who} borró los datos de un cliente`,
  portal_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activó' : 'desactivó'} el portal de ${customer(row)}`,
  customer_phone_changed: (who, row) => `${who} cambió el teléfono de ${customer(row)}`,
  customer_exported: (who, row) =>
    row.actor === 'customer'
      ? `${capital(customer(row))} descargó sus propios datos`
      : `${who} exportó todo sobre ${customer(row)}`,
}
