import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { tillDeviceActions as english } from '../actions.ts'

const { money, named } = wordsInGerman

export const tillDeviceActions: AuditSentences<typeof english> = {
  till_device_added: (who, row) => `${who} hat ein Gerät Kunden speichern lassen: ${named(row)}`,
  till_device_ended: (who, row) =>
    `${who} hat ein Gerät entfernt, das Kunden gespeichert hatte: ${named(row)}`,
  kept_guests_given: (who, row) =>
    `${who} hat an einem Gerät gearbeitet, das Kunden zum Speichern bekam: ${named(row)}`,
  offline_redeeming_set: (who, row, locale) =>
    row.details.amount === undefined
      ? `${who} hat ${row.details.enabled ? 'alle' : 'keine'} Prämien ohne Verbindung erlaubt`
      : `${who} hat ohne Verbindung Prämien bis ${money(row, locale)} je Kunde und Tag erlaubt`,
}
