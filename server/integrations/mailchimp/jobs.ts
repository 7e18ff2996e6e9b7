import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import type { MailchimpServices } from './connection.ts'
import { reconcileMailchimpQueue, syncMailchimpQueue } from './queues.ts'
import { reconcileAll } from './reconcile.ts'
import { syncMembers } from './syncMembers.ts'

/** Businesses that one process syncs at the same time. */
const AT_ONCE = 3

export function mailchimpJobs(services: MailchimpServices): FeatureJobs {
  return {
    handlers: [
      jobHandler(syncMailchimpQueue, ({ businessId }) => syncMembers(services, businessId), AT_ONCE),
      jobHandler(reconcileMailchimpQueue, () => reconcileAll(services)),
    ],
    schedules: [{ queue: reconcileMailchimpQueue.name, cron: '20 4 * * *' }],
  }
}
