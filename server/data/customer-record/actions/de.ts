import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { customerRecordActions as english } from '../actions.ts'

const { capital, customer } = wordsInGerman

export const customerRecordActions: AuditSentences<typeof english> = {
  customers_merged: (who, row) => `${who} hat ein Duplikat mit ${customer(row, 'toWhom')} zusammengeführt`,
  customer_erased: (who, { actor }) =>
    actor === 'customer'
      ? 'Ein Kunde hat die eigenen Daten gelöscht'
      : `${who} hat die Daten eines Kunden gelöscht`,
  portal_switched: (who, row) =>
    `${who} hat das Portal für ${customer(row, 'whom')} ${row.details.enabled ? 'eingeschaltet' : 'ausgeschaltet'}`,
  customer_phone_changed: (who, row) =>
    `${who} hat die Telefonnummer von ${customer(row, 'toWhom')} geändert`,
  customer_exported: (who, row) =>
    row.actor === 'customer'
      ? `${capital(customer(row, 'who'))} hat die eigenen Daten heruntergeladen`
      : `${who} hat alles über ${customer(row, 'whom')} exportiert`,
}
