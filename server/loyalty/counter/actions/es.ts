import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { counterActions as english } from '../actions.ts'

const { about, customer, money, named } = wordsInSpanish

export const counterActions: AuditSentences<typeof english> = {
  purchase_refunded: (who, row, locale) =>
    `${who} devolvió a ${customer(row)} ${money(row, locale)} de una compra`,
  late_purchase_handed_in: (who, row, locale) =>
    `${who} entregó más tarde ${purchase(row, locale)} de ${customer(row)}, registrada por ${about(row)}`,
  claimed_purchase_handed_in: (who, row, locale) =>
    `${who} entregó más tarde ${purchase(row, locale)} de ${customer(row)}, registrada sin iniciar sesión como «${named(row)}»`,
  case_recorded: (who, row, locale) =>
    `${who} registró ${purchase(row, locale)} de ${customer(row)} que llegó tarde`,
  case_dismissed: (who, row, locale) =>
    `${who} dejó sin registrar ${purchase(row, locale)} de ${customer(row)} que llegó tarde`,
}

const purchase = (row: Entry, locale: string): string =>
  row.details.amount === undefined ? 'una visita' : `una compra de ${money(row, locale)}`
