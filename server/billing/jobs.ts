import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { watchCredits } from './credits/topUpCredits.ts'
import {
  endTrialsQueue,
  followStripeQueue,
  moveReceiptsQueue,
  reconcilePaymentsQueue,
  remindOfBillingQueue,
  watchCreditsQueue,
} from './queues.ts'
import type { BillingServices } from './services.ts'
import { followStripe } from './stripe/followStripe.ts'
import { moveReceipts } from './stripe/moveReceipts.ts'
import { reconcilePayments } from './stripe/reconcile.ts'
import { endTrials } from './subscription/endTrials.ts'
import { remindOfBilling } from './subscription/remindOfBilling.ts'

const AT_ONCE = 4

/** Jobs of billing: they end trials, remind admins, follow Stripe, and watch credits. */
export function billingJobs(services: BillingServices) {
  const handlers: JobHandler[] = [
    jobHandler(endTrialsQueue, () => endTrials(services)),
    jobHandler(remindOfBillingQueue, () => remindOfBilling(services)),
    jobHandler(followStripeQueue, ({ businessId }) => followStripe(services, businessId), AT_ONCE),
    jobHandler(moveReceiptsQueue, ({ businessId }) => moveReceipts(services, businessId), AT_ONCE),
    jobHandler(reconcilePaymentsQueue, () => reconcilePayments(services)),
    jobHandler(watchCreditsQueue, () => watchCredits(services)),
  ]
  const schedules = [
    { queue: endTrialsQueue.name, cron: '7 * * * *' },
    { queue: remindOfBillingQueue.name, cron: '11 * * * *' },
    { queue: reconcilePaymentsQueue.name, cron: '23 3 * * *' },
    { queue: watchCreditsQueue.name, cron: '*/5 * * * *' },
  ]
  return { handlers, schedules }
}
