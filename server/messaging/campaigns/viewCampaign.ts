import type { CampaignView } from './contract.ts'
import type { Campaign } from './queries.ts'

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** A campaign as lists show it. */
export const viewCampaign = (campaign: Campaign): CampaignView => ({
  id: campaign.id,
  name: campaign.name,
  type: campaign.type,
  status: campaign.status,
  status_reason: campaign.status_reason,
  recipient_count: campaign.recipient_count,
  created_at: campaign.created_at.toISOString(),
  scheduled_for: moment(campaign.scheduled_for),
  not_after: moment(campaign.not_after),
  started_at: moment(campaign.started_at),
  sent_at: moment(campaign.sent_at),
})
