import { type AuditSentences, type Entry, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { templateActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const templateActions: AuditSentences<typeof english> = {
  template_made: (who, row) => `${who} creó la plantilla de ${channel(row)} ${named(row)}`,
  template_changed: (who, row) =>
    `${who} cambió en la plantilla de ${channel(row)} ${named(row)}: ${row.changed}`,
  template_links_dropped: (who, row) =>
    `${who} quitó los enlaces a otros sitios de la plantilla ${named(row)}`,
  template_switched: (who, row) =>
    `${who} ${row.details.enabled ? 'activó' : 'desactivó'} la plantilla de ${channel(row)} ${named(row)}`,
}

export const templateSettingNames = {
  message_template: 'texto',
  subject: 'asunto',
  body: 'texto',
  blocks: 'diseño',
  translations: 'traducciones',
  trigger_type: 'ocasión',
  milestones: 'metas de puntos',
  sendHour: 'hora de envío',
  daysBefore: 'días de antelación',
  plainNames: 'nombres con letras sencillas',
}

const channel = ({ details }: Entry): string => (details.channel === 'sms' ? 'SMS' : 'correo')
