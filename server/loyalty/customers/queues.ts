import { defineQueue } from '#server/platform/jobs/index.ts'

/** Converts email addresses of old imports to the form that forms store today, every night. */
export const convertAddressesQueue = defineQueue('convert-addresses', {
  retryLimit: 2,
  expireInSeconds: 3600,
})
