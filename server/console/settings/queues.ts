import { defineQueue } from '#server/platform/jobs/index.ts'

/** Checks the domains from which businesses' own mail comes, every night. */
export const checkSendersQueue = defineQueue('check-senders', { retryLimit: 2, expireInSeconds: 3600 })

/** Checks the domains of businesses' own host names, every hour. */
export const proveDomainsQueue = defineQueue('prove-domains', { retryLimit: 2, expireInSeconds: 3600 })
