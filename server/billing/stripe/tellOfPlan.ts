import type { Cause } from '#server/businesses/subscriptions/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { BillingServices } from '../services.ts'

/** When a subscription renews, and when it ends if it was canceled. */
export type Course = { periodEnd: Date | null; cancelsAt: Date | null }

/** Causes of a change after which a plan runs that did not run like this before. */
const begins: readonly Cause[] = ['bought', 'reactivated', 'trial_ended', 'upgraded', 'downgraded', 'paid']

/** Mails the admins that a plan began, was paid or changed, was canceled or resumed, and that it ended. */
export async function tellOfPlan(
  services: Pick<BillingServices, 'jobs' | 'clock'>,
  ctx: BusinessContext,
  cause: Cause | null,
  before: Course,
  after: Course,
): Promise<void> {
  if (cause === 'canceled') return mailAdmins(services, ctx, 'plan-ended')
  if (endsWithPeriod(after)) {
    if (!endsWithPeriod(before)) await mailAdmins(services, ctx, 'plan-ends')
  } else if (cause && begins.includes(cause)) await mailAdmins(services, ctx, 'plan-runs')
  else if (endsWithPeriod(before)) await mailAdmins(services, ctx, 'plan-resumed')
}

/** A subscription that was canceled for a later period renews before. */
const endsWithPeriod = ({ periodEnd, cancelsAt }: Course): boolean =>
  periodEnd !== null && cancelsAt !== null && cancelsAt <= periodEnd
