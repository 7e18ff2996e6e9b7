import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import type { triggerActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const triggerActions: AuditSentences<typeof english> = {
  trigger_changed: (who, row) => `${who} cambió en el mensaje automático «${kind(row)}»: ${row.changed}`,
  trigger_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activó' : 'desactivó'} el mensaje automático «${kind(row)}»`,
}

export const triggerSettingNames = {
  delay_minutes: 'retraso en minutos',
  holdout_percent: 'grupo de comparación en porcentaje',
  gift_valid_days: 'días que vale el regalo',
}

/** The name of a kind, which entries keep in English. */
const kind = (row: Entry): string => refusalIn('es', named(row))
