import { defineQueue } from '#server/platform/jobs/index.ts'

/** Keeps addresses of old imports as forms take them today, every night. */
export const convertAddressesQueue = defineQueue('convert-addresses', {
  retryLimit: 2,
  expireInSeconds: 3600,
})
