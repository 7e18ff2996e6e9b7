import { z } from 'zod'
import { defineQueue } from '#server/platform/jobs/index.ts'

const ofBusiness = z.object({ businessId: z.uuid() })

/** Marks ended trials and tells their admins, every hour. */
export const endTrialsQueue = defineQueue('end-trials', { retryLimit: 3, retryBackoff: true })

/** Tells admins of trials that end soon and payments that are late, every hour. */
export const remindOfBillingQueue = defineQueue('remind-of-billing', { retryLimit: 3, retryBackoff: true })

/** Makes one business's plan and credits follow Stripe. Requests that wait together are one job. */
export const followStripeQueue = defineQueue('follow-stripe', {
  payload: ofBusiness,
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 5,
  expireInSeconds: 120,
  policy: 'short',
  notify: true,
})

/**
 * Gives Stripe the business's present e-mail address, so a retry does no harm. Retries go on for more than a day:
 * no other job would correct the address.
 */
export const moveReceiptsQueue = defineQueue('move-receipts', {
  payload: ofBusiness,
  retryLimit: 40,
  retryBackoff: true,
  retryDelay: 5,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  policy: 'stately',
  notify: true,
})

/** Reads Stripe for every business that it knows, every night. */
export const reconcilePaymentsQueue = defineQueue('reconcile-payments', {
  retryLimit: 2,
  expireInSeconds: 3600,
})

/** Tells admins of low credits and buys more where that is switched on, every five minutes. */
export const watchCreditsQueue = defineQueue('watch-credits', { retryLimit: 0, policy: 'short' })
