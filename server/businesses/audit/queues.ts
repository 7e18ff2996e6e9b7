import { defineQueue } from '#server/platform/jobs/index.ts'

/** Deletes old entries of the audit log, every night. */
export const endAuditEntriesQueue = defineQueue('end-audit-entries', { retryLimit: 2 })
