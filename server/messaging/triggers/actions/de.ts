import { type AuditSentences, type Entry, wordsInGerman } from '#server/businesses/audit/index.ts'
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

/** Names of the kinds, which entries keep in English. */
const kinds: Record<string, string> = {
  Welcome: 'Willkommen',
  'Reward earned': 'Prämie verdient',
  'Points milestone': 'Punkte-Meilenstein',
  Birthday: 'Geburtstag',
  'About to end': 'Endet bald',
  'We miss you': 'Wir vermissen dich',
  'After a visit': 'Nach einem Besuch',
  'Unused reward': 'Ungenutzte Prämie',
}

const kind = (row: Entry): string => kinds[named(row)] ?? named(row)
