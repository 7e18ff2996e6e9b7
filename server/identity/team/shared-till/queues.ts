import { defineQueue } from '#server/platform/jobs/index.ts'

/** Encrypts PINs under the newest key, every night. */
export const renewStaffPinsQueue = defineQueue('renew-staff-pins', { retryLimit: 2 })
