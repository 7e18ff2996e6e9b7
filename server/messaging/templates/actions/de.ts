import { type AuditSentences, type Entry, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { templateActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const templateActions: AuditSentences<typeof english> = {
  template_made: (who, row) => `${who} hat die ${channel(row)}-Vorlage ${named(row)} erstellt`,
  template_changed: (who, row) =>
    `${who} hat an der ${channel(row)}-Vorlage ${named(row)} geändert: ${row.changed}`,
  template_links_dropped: (who, row) =>
    `${who} hat die Links zu anderen Seiten aus der Vorlage ${named(row)} genommen`,
  template_switched: (who, row) =>
    `${who} hat die ${channel(row)}-Vorlage ${named(row)} ${row.details.enabled ? 'aktiviert' : 'deaktiviert'}`,
}

export const templateSettingNames = {
  message_template: 'Text',
  subject: 'Betreff',
  body: 'Text',
  blocks: 'Gestaltung',
  translations: 'Übersetzungen',
  trigger_type: 'Anlass',
  milestones: 'Punktestände',
  sendHour: 'Stunde des Versands',
  daysBefore: 'Tage davor',
  plainNames: 'Namen in einfachen Buchstaben',
}

const channel = ({ details }: Entry): string => (details.channel === 'sms' ? 'SMS' : 'E-Mail')
