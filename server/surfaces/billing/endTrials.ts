import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import { businesses } from '#server/businesses/directory/tables.ts'
import { boughtAt, findTiers } from '#server/businesses/plans/index.ts'
import { findAdmins } from '#server/data/closing/index.ts'
import { queueAccountMail } from '#server/identity/account-mail/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { inBusiness, type Services } from '#server/services.ts'

/**
 * Marks ended trials as canceled, and tells the businesses' admins once. The limits are those of Free from the
 * very moment of the end, with or without this. Each business has its own transaction; a failed one does not
 * delay the others, and is tried again.
 */
export async function endTrials(services: Services): Promise<void> {
  const actor = { kind: 'system', name: 'billing' } as const
  const failures: unknown[] = []
  const over = await queryRows<{ business_id: string }>(
    services.database.plain,
    sql`select business_id from trials_over(${services.clock.now().toISOString()}::timestamptz)`,
  )
  for (const { business_id } of over)
    await inBusiness(services, business_id, actor, (ctx) => endTrial(services, ctx)).catch((error) =>
      failures.push(error),
    )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} trials`)
}

async function endTrial(services: Services, ctx: BusinessContext): Promise<void> {
  const { business, status } = await lockBusinessAndTier(ctx)
  const own = boughtAt(ctx.now, await findTiers(ctx.tx), business)
  // While a grant is in force nothing changes for the business: it is told after the grant has ended, too.
  if (business.subscription_status !== 'trial' || own.status !== 'canceled' || status === 'granted') return
  await ctx.tx
    .update(businesses)
    .set({ subscription_status: 'canceled' })
    .where(eq(businesses.id, ctx.businessId))
  await recordAct(ctx, { action: 'trial_ended' })
  if (business.standing !== 'open') return
  for (const { id: userId, email: recipient } of await findAdmins(ctx))
    await queueAccountMail(services, ctx.tx, {
      kind: 'trial-ended',
      recipient,
      userId,
      businessId: ctx.businessId,
    })
}
