import { findTier, insertGrant, isGranted } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lastMoment } from './lastMoment.ts'
import { lockBusiness } from './lockBusiness.ts'
import { recordPlanAct } from './recordPlanAct.ts'

/**
 * Extends the trial of a paid plan to the end of a day of the business's calendar, even after the trial ended.
 * Repeating it changes nothing.
 * @throws {Refusal} as lockBusiness; 'conflict' if there is no trial, or the business pays; 'invalid' for a day
 * before the trial's end, or a past one.
 */
export async function extendTrial(
  services: Services,
  admin: Admin,
  { id, endsOn, reason }: { id: string; endsOn: string; reason: string },
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  const { trial_ends_at: before, subscription_status: status, tier_id } = business
  const pays = business.subscription_period_end !== null || (status !== 'trial' && status !== 'canceled')
  if (!before || pays) throw new Refusal('conflict', 'This shop has no trial that could be extended.')
  const trial_ends_at = lastMoment(endsOn, ctx.now, business.time_zone)
  const grant = { kind: 'trial', tier_id, ends_at: trial_ends_at, reason, granted_by: admin.userId } as const
  if (await isGranted(ctx, grant)) return
  if (trial_ends_at <= before) throw invalidField('ends_on', 'Choose a day after the trial’s end.')
  await insertGrant(ctx, { ...grant, starts_at: before })
  await changeSubscription(ctx, {
    cause: 'trial_extended',
    set: { trial_ends_at, subscription_status: 'trial' },
  })
  const { name } = (await findTier(ctx.tx, tier_id))!
  await recordPlanAct(ctx, admin, 'trial_extended', { name, ends_on: endsOn, reason })
}
