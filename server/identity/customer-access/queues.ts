import { defineQueue } from '#server/platform/jobs/index.ts'

/** Removes customers' expired sessions and card links, every night. */
export const forgetCustomerAccessQueue = defineQueue('forget-guest-access', { retryLimit: 2 })

/** Encrypts PINs under the newest key, every night. */
export const renewCustomerPinsQueue = defineQueue('renew-guest-pins', {
  retryLimit: 2,
  expireInSeconds: 3600,
})
