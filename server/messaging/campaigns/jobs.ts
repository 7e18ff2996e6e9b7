import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { resumeCampaignsQueue, sendCampaignQueue } from './queues.ts'
import { resumeCampaigns, sendCampaign } from './send/sendCampaign.ts'

/** Campaigns that one process works on at the same time. */
const AT_ONCE = 4

/** Workers that hand campaigns over for sending. */
export function campaignJobs(services: Services): FeatureJobs {
  return {
    handlers: [
      jobHandler(sendCampaignQueue, (one) => sendCampaign(services, one), AT_ONCE),
      jobHandler(resumeCampaignsQueue, () => resumeCampaigns(services)),
    ],
    schedules: [{ queue: resumeCampaignsQueue.name, cron: '* * * * *' }],
    atStart: () => resumeCampaigns(services),
  }
}
