import { sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { boughtAt, findTiers } from '#server/businesses/plans/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'

/**
 * Marks ended trials as canceled and tells their admins once. The limits of Free apply from the moment that a trial
 * ends, whether or not this job has run.
 */
export async function endTrials(services: Services): Promise<void> {
  const actor = { kind: 'system', name: 'billing' } as const
  const over = await queryRows<{ business_id: string }>(
    services.database.plain,
    sql`select business_id from trials_over(${services.clock.now().toISOString()}::timestamptz)`,
  )
  await forEachDue(over, 'trials', (businessId) =>
    inBusiness(services, businessId, actor, (ctx) => endTrial(services, ctx)),
  )
}

async function endTrial(services: Services, ctx: BusinessContext): Promise<void> {
  const { business, status } = await lockBusinessAndTier(ctx)
  const own = boughtAt(ctx.now, await findTiers(ctx.tx), business)
  // A grant in force hides the end of the trial, so admins are told once the grant has ended.
  if (business.subscription_status !== 'trial' || own.status !== 'canceled' || status === 'granted') return
  await changeSubscription(ctx, { cause: 'trial_ended', set: { subscription_status: 'canceled' } })
  await recordAct(ctx, { action: 'trial_ended' })
  if (business.standing !== 'open') return
  await mailAdmins(services, ctx, 'trial-ended')
}
