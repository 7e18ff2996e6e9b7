import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { campaignActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const campaignActions: AuditSentences<typeof english> = {
  campaign_made: (who, row) => `${who} creó la campaña ${named(row)}`,
  campaign_deleted: (who, row) => `${who} eliminó la campaña ${named(row)}`,
  campaign_started: (who, row) => `${who} inició la campaña ${named(row)}`,
  campaign_scheduled: (who, row) => `${who} programó la campaña ${named(row)}`,
  campaign_paused: (who, row) => `${who} pausó la campaña ${named(row)}`,
  campaign_resumed: (who, row) => `${who} reanudó la campaña ${named(row)}`,
  campaign_cancelled: (who, row) => `${who} canceló la campaña ${named(row)}`,
  campaign_changed: (who, row) => `${who} cambió en la campaña ${named(row)}: ${row.changed}`,
  campaign_reopened: (who, row) => `${who} volvió a poner la campaña ${named(row)} en borrador`,
  campaign_held: (_who, row) => `La campaña ${named(row)} espera a que Regulars revise sus enlaces`,
  campaign_links_dropped: (who, row) => `${who} quitó los enlaces a otros sitios de la campaña ${named(row)}`,
  campaign_released: (who, row) => `${who} revisó la campaña ${named(row)} y la dejó salir`,
  campaign_refused: (who, row) => `${who} revisó la campaña ${named(row)} y no la dejó salir`,
  campaign_retried: (who, row) => `${who} reintentó los mensajes fallidos de la campaña ${named(row)}`,
}

export const campaignSettingNames = {
  recurring: 'repetición',
}
