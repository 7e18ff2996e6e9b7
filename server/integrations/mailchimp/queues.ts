import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

/** Sends a business's changed customers to Mailchimp. Their rows say which wait, so a retry continues from there. */
export const syncMailchimpQueue = defineQueue('sync-mailchimp', {
  payload: z.object({ businessId: z.uuid() }),
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 5,
  expireInSeconds: 120,
  policy: 'stately',
  notify: true,
})

/** Asks Mailchimp who left the businesses' audiences, every night. */
export const reconcileMailchimpQueue = defineQueue('reconcile-mailchimp', {
  retryLimit: 2,
  expireInSeconds: 3600,
})
