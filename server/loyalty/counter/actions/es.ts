import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { counterActions as english } from '../actions.ts'

const { about, customer, money, named } = wordsInSpanish

export const counterActions: AuditSentences<typeof english> = {
  purchase_refunded: (who, row, locale) =>
    `${who} devolvió a ${customer(row)} ${money(row, locale)} de una compra`,
  late_purchase_handed_in: (who, row, locale) =>
    `${who} entregó más tarde ${late(row, locale)} de ${customer(row)}, registrada por ${about(row)}`,
  claimed_purchase_handed_in: (who, row, locale) =>
    `${who} entregó más tarde ${late(row, locale)} de ${customer(row)}, registrada sin iniciar sesión como «${named(row)}»`,
  case_recorded: (who, row, locale) =>
    `${who} registró ${late(row, locale)} de ${customer(row)} que llegó tarde`,
  case_dismissed: (who, row, locale) =>
    `${who} dejó sin registrar ${late(row, locale)} de ${customer(row)} que llegó tarde`,
}

function late(row: Entry, locale: string): string {
  const { amount, reward } = row.details
  if (reward !== undefined) return `el premio «${reward}»`
  return amount === undefined ? 'una visita' : `una compra de ${money(row, locale)}`
}
