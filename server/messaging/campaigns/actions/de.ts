import { type AuditSentences, wordsInGerman } from '#server/businesses/audit/index.ts'
import type { campaignActions as english } from '../actions.ts'

const { named } = wordsInGerman

export const campaignActions: AuditSentences<typeof english> = {
  campaign_made: (who, row) => `${who} hat die Kampagne ${named(row)} erstellt`,
  campaign_deleted: (who, row) => `${who} hat die Kampagne ${named(row)} gelöscht`,
  campaign_started: (who, row) => `${who} hat die Kampagne ${named(row)} gestartet`,
  campaign_scheduled: (who, row) => `${who} hat die Kampagne ${named(row)} geplant`,
  campaign_paused: (who, row) => `${who} hat die Kampagne ${named(row)} pausiert`,
  campaign_resumed: (who, row) => `${who} hat die Kampagne ${named(row)} fortgesetzt`,
  campaign_cancelled: (who, row) => `${who} hat die Kampagne ${named(row)} abgebrochen`,
  campaign_changed: (who, row) => `${who} hat an der Kampagne ${named(row)} geändert: ${row.changed}`,
  campaign_reopened: (who, row) => `${who} hat die Kampagne ${named(row)} wieder zum Entwurf gemacht`,
  campaign_held: (_who, row) => `Die Kampagne ${named(row)} wartet, bis Regulars ihre Links geprüft hat`,
  campaign_links_dropped: (who, row) =>
    `${who} hat die Links zu anderen Seiten aus der Kampagne ${named(row)} genommen`,
  campaign_released: (who, row) => `${who} hat die Kampagne ${named(row)} geprüft und freigegeben`,
  campaign_refused: (who, row) => `${who} hat die Kampagne ${named(row)} geprüft und nicht freigegeben`,
  campaign_retried: (who, row) =>
    `${who} hat die fehlgeschlagenen Nachrichten der Kampagne ${named(row)} noch einmal versucht`,
}

export const campaignSettingNames = {
  recurring: 'Wiederholung',
}
