import type { Block } from '#server/messaging/blocks/contract.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { CampaignDetail, CampaignView } from './contract.ts'
import type { Campaign } from './queries.ts'
import { recipientStates } from './words.ts'

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** A campaign as lists show it. */
export const viewCampaign = ({ language }: BusinessContext, campaign: Campaign): CampaignView => ({
  id: campaign.id,
  name: campaign.name,
  type: campaign.type,
  status: campaign.status,
  status_reason: sentenceIn(language, campaign.status_reason),
  recipient_count: campaign.recipient_count,
  created_at: campaign.created_at.toISOString(),
  scheduled_for: moment(campaign.scheduled_for),
  not_after: moment(campaign.not_after),
  started_at: moment(campaign.started_at),
  sent_at: moment(campaign.sent_at),
})

export type Progress = CampaignDetail['progress']

/** The progress of a campaign that has looked at nobody. */
export const noProgress = Object.fromEntries(recipientStates.map((state) => [state, 0])) as Progress

/** A campaign with its settings, and with the progress of one that has no recipients yet. */
export const viewDraft = (ctx: BusinessContext, campaign: Campaign): CampaignDetail => ({
  ...viewCampaign(ctx, campaign),
  audience: campaign.audience,
  template_id: campaign.template_id,
  texts: campaign.texts.map(({ translations = [], ...own }) => ({
    ...shown(own),
    translations: translations.map(shown),
  })),
  offer: campaign.offer,
  holdout_percent: campaign.holdout_percent,
  throttle_per_minute: campaign.throttle_per_minute,
  version: campaign.version,
  progress: noProgress,
  retry: { can: 0, never: 0 },
  looked_at_for: [],
  goes_on_at: null,
})

/** A wording without blocks is plain text. */
const shown = <Words extends { blocks?: Block[] | null }>({ blocks = null, ...words }: Words) => ({
  ...words,
  blocks,
})
