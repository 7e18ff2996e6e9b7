import { type AuditSentences, type Entry, wordsInGerman } from '#server/businesses/audit/index.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import type { triggerActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const triggerActions: AuditSentences<typeof english> = {
  trigger_changed: (who, row) =>
    `${who} hat an der automatischen Nachricht „${kind(row)}“ geändert: ${row.changed}`,
  trigger_switched: (who, row) =>
    `${who} hat die automatische Nachricht „${kind(row)}“ ${row.details.enabled ? 'eingeschaltet' : 'ausgeschaltet'}`,
}

export const triggerSettingNames = {
  delay_minutes: 'Verzögerung in Minuten',
  holdout_percent: 'Vergleichsgruppe in Prozent',
  gift_valid_days: 'Tage, die das Geschenk gilt',
}

/** The name of a kind, which entries keep in English. */
const kind = (row: Entry): string => refusalIn('de', named(row))
