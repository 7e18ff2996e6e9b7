import { z } from 'zod'
import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import type { Services } from '#server/services.ts'
import { resumeCampaigns, sendCampaign } from './sendCampaign.ts'

/** Campaigns that have their turn at the same time in one process. */
const AT_ONCE = 4

/** The workers that hand campaigns over for sending. */
export function campaignJobs(services: Services): FeatureJobs {
  return {
    handlers: [
      jobHandler(
        'send-campaign',
        z.object({ businessId: z.uuid(), campaignId: z.uuid() }),
        (one) => sendCampaign(services, one),
        AT_ONCE,
      ),
      jobHandler('resume-campaigns', z.unknown(), () => resumeCampaigns(services)),
    ],
    schedules: [{ queue: 'resume-campaigns', cron: '* * * * *' }],
    atStart: () => resumeCampaigns(services),
  }
}
