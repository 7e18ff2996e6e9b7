import type { Business } from '#server/businesses/business/index.ts'
import { boughtAt, findTiers } from '#server/businesses/plans/index.ts'
import { hadPlanBefore, TRIAL_DAYS } from '#server/businesses/subscriptions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Stripe refuses a trial that ends sooner. */
const SHORTEST_TRIAL_MS = 48 * 3_600_000

/** Trial of a plan bought now: the rest of one that runs, or a whole one. */
export type Trial = { until: Date; isNew: boolean }

/**
 * Finds the trial of a plan bought now; null if the first month is charged at once. A business tries a paid plan once,
 * whether it signed up for one or comes from Free. The rest of a running trial stays free, too. Grants are not trials.
 */
export async function findTrial(ctx: BusinessContext, business: Business): Promise<Trial | null> {
  const { status } = boughtAt(ctx.now, await findTiers(ctx.tx), business)
  const end = business.trial_ends_at
  if (status === 'trial' && end && end.getTime() - ctx.now.getTime() > SHORTEST_TRIAL_MS)
    return { until: end, isNew: false }
  if (await hadPlanBefore(ctx)) return null
  return { until: new Date(ctx.now.getTime() + TRIAL_DAYS * 86_400_000), isNew: true }
}
