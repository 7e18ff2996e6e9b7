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

/** Runs every minute: starts campaigns that are due, and finds those whose worker died. */
export const resumeCampaignsQueue = defineQueue('resume-campaigns', { retryLimit: 0 })
