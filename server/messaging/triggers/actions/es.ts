import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
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

/** Names of the kinds, which entries keep in English. */
const kinds: Record<string, string> = {
  Welcome: 'Bienvenida',
  'Reward earned': 'Premio ganado',
  'Points milestone': 'Hito de puntos',
  Birthday: 'Cumpleaños',
  'About to end': 'A punto de terminar',
  'We miss you': 'Te echamos de menos',
  'After a visit': 'Tras una visita',
  'Unused reward': 'Premio sin usar',
}

const kind = (row: Entry): string => kinds[named(row)] ?? named(row)
