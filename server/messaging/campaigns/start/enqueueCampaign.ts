import type { BusinessContext } from '#server/platform/context/context.ts'
import { sendCampaignQueue } from '../queues.ts'

/** Queues a job for a campaign. Only one waits at a time, however often it is asked for. */
export const enqueueCampaign = (
  { tx, jobs, businessId }: BusinessContext,
  campaignId: string,
  afterSeconds = 0,
): Promise<void> =>
  jobs.enqueue(
    tx,
    sendCampaignQueue,
    { businessId, campaignId },
    { singletonKey: campaignId, ...(afterSeconds > 0 && { startAfter: afterSeconds }) },
  )
