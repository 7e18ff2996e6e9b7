import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { customerAccessActions as english } from '../actions.ts'

const { capital, customer } = wordsInSpanish

export const customerAccessActions: AuditSentences<typeof english> = {
  portal_pin_code_shown: (who, row) => `${who} mostró a ${customer(row)} un código QR para elegir un PIN`,
  portal_pin_chosen: (_, row) => `${capital(customer(row))} eligió un PIN para el portal`,
  portal_pin_locked: (_, row) =>
    `El PIN de ${customer(row)} quedó bloqueado un rato por demasiados intentos incorrectos`,
}
