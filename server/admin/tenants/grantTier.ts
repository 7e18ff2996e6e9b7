import { clearAskedPlan } from '#server/businesses/business/index.ts'
import { findTier, insertGrant, isGranted, priceOf } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lastMoment } from './lastMoment.ts'
import { lockBusiness } from './lockBusiness.ts'
import { recordPlanAct } from './recordPlanAct.ts'

export type WantedTier = { id: string; tierId: string; endsOn: string; reason: string }

/**
 * Grants a business a tier from now until the end of a day of its calendar. The grant also answers its admin's
 * request for a plan. A business that pays for or tries a better tier keeps that one; in both cases texts need no
 * payment. Repeating it changes nothing.
 * @throws {Refusal} as lockBusiness; 'invalid' for a tier that is not paid, or a past day.
 */
export async function grantTier(
  services: Services,
  admin: Admin,
  { id, tierId: tier_id, endsOn: ends_on, reason }: WantedTier,
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  const tier = await findTier(ctx.tx, tier_id)
  if (!tier || priceOf(tier) === 0) throw invalidField('tier_id', 'Choose a paid plan')
  const ends_at = lastMoment(ends_on, ctx.now, business.time_zone)
  const grant = { kind: 'tier', tier_id, ends_at, reason, granted_by: admin.userId } as const
  if (await isGranted(ctx, grant)) return
  await insertGrant(ctx, { ...grant, starts_at: ctx.now })
  await changeSubscription(ctx, { cause: 'granted' })
  await clearAskedPlan(ctx)
  await recordPlanAct(ctx, admin, 'plan_granted', { name: tier.name, ends_on, reason })
}
