import { findGrant, findTier, takeBack } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lockBusiness } from './lockBusiness.ts'
import { recordPlanAct } from './recordPlanAct.ts'
import { canBeTakenBack } from './viewTenant.ts'

/**
 * Takes back a granted tier, from this moment, or the last extension of a trial, which then ends as it would have
 * without the extension.
 * @throws {Refusal} 'not_found'; 'conflict' for a grant that is over, was taken back, or was followed by a longer
 * trial.
 */
export async function takeBackGrant(
  services: Services,
  admin: Admin,
  { id, grantId, reason }: { id: string; grantId: string; reason: string },
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  const grant = await findGrant(ctx, grantId)
  if (!grant) throw notFound('Grant')
  if (!canBeTakenBack(grant, business.trial_ends_at, ctx.now))
    throw new Refusal('conflict', 'This grant holds no longer, so it cannot be taken back.')
  await takeBack(ctx, grantId, { by: admin.userId, reason })
  if (grant.kind === 'tier') await changeSubscription(ctx, { cause: 'grant_taken_back' })
  else
    await changeSubscription(ctx, {
      cause: 'trial_extension_taken_back',
      set: { trial_ends_at: grant.starts_at },
    })
  const { name } = (await findTier(ctx.tx, grant.tier_id))!
  const action = grant.kind === 'trial' ? 'trial_taken_back' : 'plan_taken_back'
  await recordPlanAct(ctx, admin, action, { name, reason })
}
