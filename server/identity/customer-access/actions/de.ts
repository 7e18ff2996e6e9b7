import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { customerAccessActions as english } from '../actions.ts'

const { capital, customer } = wordsInGerman

export const customerAccessActions: AuditSentences<typeof english> = {
  portal_pin_code_shown: (who, row) =>
    `${who} hat ${customer(row, 'toWhom')} einen QR-Code zum Wählen einer PIN gezeigt`,
  portal_pin_chosen: (_, row) => `${capital(customer(row, 'who'))} hat eine PIN für das Portal gewählt`,
  portal_pin_locked: (_, row) =>
    `Nach zu vielen falschen PINs ist die PIN von ${customer(row, 'toWhom')} eine Zeit lang gesperrt`,
}
