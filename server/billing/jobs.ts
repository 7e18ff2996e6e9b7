import { z } from 'zod'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { watchCredits } from './credits/topUpCredits.ts'
import type { BillingServices } from './services.ts'
import { followStripe } from './stripe/followStripe.ts'
import { moveReceipts } from './stripe/moveReceipts.ts'
import { reconcilePayments } from './stripe/reconcile.ts'
import { endTrials } from './subscription/endTrials.ts'
import { remindOfBilling } from './subscription/remindOfBilling.ts'

const AT_ONCE = 4

/** What is over is marked as over, and told; what Stripe said is followed, and looked for every night. */
export function billingJobs(services: BillingServices) {
  const handlers: JobHandler[] = [
    jobHandler('end-trials', z.unknown(), () => endTrials(services)),
    jobHandler('remind-of-billing', z.unknown(), () => remindOfBilling(services)),
    jobHandler(
      'follow-stripe',
      z.object({ businessId: z.uuid() }),
      ({ businessId }) => followStripe(services, businessId),
      AT_ONCE,
    ),
    jobHandler(
      'move-receipts',
      z.object({ businessId: z.uuid() }),
      ({ businessId }) => moveReceipts(services, businessId),
      AT_ONCE,
    ),
    jobHandler('reconcile-payments', z.unknown(), () => reconcilePayments(services)),
    jobHandler('watch-credits', z.unknown(), () => watchCredits(services)),
  ]
  const schedules = [
    { queue: 'end-trials' as const, cron: '7 * * * *' },
    { queue: 'remind-of-billing' as const, cron: '11 * * * *' },
    { queue: 'reconcile-payments' as const, cron: '23 3 * * *' },
    { queue: 'watch-credits' as const, cron: '*/5 * * * *' },
  ]
  return { handlers, schedules }
}
