import { z } from 'zod'
import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import type { MailchimpServices } from './connection.ts'
import { reconcileAll } from './reconcile.ts'
import { syncMembers } from './syncMembers.ts'

/** Businesses that have their turn at the same time in one process. */
const AT_ONCE = 3

export function mailchimpJobs(services: MailchimpServices): FeatureJobs {
  return {
    handlers: [
      jobHandler(
        'sync-mailchimp',
        z.object({ businessId: z.uuid() }),
        ({ businessId }) => syncMembers(services, businessId),
        AT_ONCE,
      ),
      jobHandler('reconcile-mailchimp', z.unknown(), () => reconcileAll(services)),
    ],
    schedules: [{ queue: 'reconcile-mailchimp', cron: '20 4 * * *' }],
  }
}
