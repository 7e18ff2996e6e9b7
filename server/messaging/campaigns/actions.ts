import { declareActions, named } from '#server/businesses/audit/index.ts'

/** Sentences of the audit log about campaigns. */
export const campaignActions = declareActions('campaigns', {
  campaign_made: (who, row) => `${who} made the campaign ${named(row)}`,
  campaign_changed: (who, row) => `${who} changed ${row.changed} of the campaign ${named(row)}`,
  campaign_deleted: (who, row) => `${who} deleted the campaign ${named(row)}`,
  campaign_started: (who, row) => `${who} started the campaign ${named(row)}`,
  campaign_scheduled: (who, row) => `${who} scheduled the campaign ${named(row)}`,
  campaign_reopened: (who, row) => `${who} made the campaign ${named(row)} a draft again`,
  campaign_held: (_who, row) => `The campaign ${named(row)} waits until Regulars has looked at its links`,
  campaign_links_dropped: (who, row) =>
    `${who} took the links to other sites out of the campaign ${named(row)}`,
  campaign_released: (who, row) => `${who} looked at the campaign ${named(row)} and let it go`,
  campaign_refused: (who, row) => `${who} looked at the campaign ${named(row)} and did not let it go`,
  campaign_paused: (who, row) => `${who} paused the campaign ${named(row)}`,
  campaign_resumed: (who, row) => `${who} resumed the campaign ${named(row)}`,
  campaign_cancelled: (who, row) => `${who} cancelled the campaign ${named(row)}`,
  campaign_retried: (who, row) => `${who} tried the failed messages of the campaign ${named(row)} again`,
})

declare module '#server/businesses/audit/actions.ts' {
  interface Actions extends Record<keyof typeof campaignActions, ActionWords> {}
}

/** Names of the settings in the audit log. */
export const campaignSettingNames = {
  recurring: 'repetition',
}
