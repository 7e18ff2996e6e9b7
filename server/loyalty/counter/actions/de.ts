import { type AuditSentences, type Entry, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { counterActions as english } from '../actions.ts'

const { about, customer, money, named } = wordsInGerman

export const counterActions: AuditSentences<typeof english> = {
  purchase_refunded: (who, row, locale) =>
    `${who} hat ${customer(row, 'toWhom')} ${money(row, locale)} von einem Kauf erstattet`,
  late_purchase_handed_in: (who, row, locale) =>
    `${who} hat ${late(row, locale)} von ${customer(row, 'toWhom')} nachgereicht, erfasst von ${about(row, 'toWhom')}`,
  claimed_purchase_handed_in: (who, row, locale) =>
    `${who} hat ${late(row, locale)} von ${customer(row, 'toWhom')} nachgereicht, ohne Anmeldung erfasst als „${named(row)}“`,
  case_recorded: (who, row, locale) =>
    `${who} hat ${late(row, locale)} von ${customer(row, 'toWhom')} erfasst, verspätet angekommen`,
  case_dismissed: (who, row, locale) =>
    `${who} hat ${late(row, locale)} von ${customer(row, 'toWhom')} nicht erfasst, verspätet angekommen`,
}

function late(row: Entry, locale: string): string {
  const { amount, reward } = row.details
  if (reward !== undefined) return `die Prämie „${reward}“`
  return amount === undefined ? 'einen Besuch' : `einen Kauf über ${money(row, locale)}`
}
