import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Hands the next part of a campaign over for sending, and queues itself again until nothing is left. */
export const sendCampaignQueue = defineQueue('send-campaign', {
  payload: z.object({ businessId: z.uuid(), campaignId: z.uuid() }),
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 120,
  policy: 'short',
  notify: true,
})

/** Starts campaigns whose time has come, and finds those whose worker died, every minute. */
export const resumeCampaignsQueue = defineQueue('resume-campaigns', { retryLimit: 0 })
