import { recordAct, recordPlatformAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Admin } from '../users/readUser.ts'

type PlanAction = 'plan_granted' | 'trial_extended' | 'plan_taken_back' | 'trial_taken_back'

/**
 * Records an act on a plan in the business's own log, as done by Regulars, and in the platform's, which names the
 * super admin.
 */
export async function recordPlanAct(
  ctx: BusinessContext,
  { userId }: Admin,
  action: PlanAction,
  details: { name: string; ends_on?: string; reason: string },
): Promise<void> {
  await recordAct(ctx, { action, details })
  const about = { ...details, business_id: ctx.businessId }
  await recordPlatformAct(ctx.tx, ctx.now, { userId, action, details: about })
}
