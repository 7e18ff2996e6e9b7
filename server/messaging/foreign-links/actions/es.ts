import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { linkActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const linkActions: AuditSentences<typeof english> = {
  link_released: (who, row) => `${who} revisó el enlace a ${named(row)} y deja salir correos con él`,
  link_refused: (who, row) => `${who} revisó el enlace a ${named(row)} y no deja salir correos con él`,
}
