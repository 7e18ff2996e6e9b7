import { defineQueue } from '#server/platform/jobs/index.ts'

/** Asks the domains that shops' own mail comes from, every night. */
export const checkSendersQueue = defineQueue('check-senders', { retryLimit: 2, expireInSeconds: 3600 })

/** Asks the domains of shops' own host names, every hour. */
export const proveDomainsQueue = defineQueue('prove-domains', { retryLimit: 2, expireInSeconds: 3600 })
