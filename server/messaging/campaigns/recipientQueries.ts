import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { campaignRecipients as recipients } from './tables.ts'
import type { Withdrawal } from './words.ts'

const waiting = ({ businessId }: BusinessContext, campaignId: string) =>
  and(
    eq(recipients.business_id, businessId),
    eq(recipients.campaign_id, campaignId),
    eq(recipients.state, 'waiting'),
  )

export type Waiting = { customer_id: string; variant: number; message_id: string | null }

/**
 * The next recipients to be written to. Another round may read the same ones: `changeWaiting` and the dedupe keys of
 * messages see to it that each is written to once.
 */
export const selectWaiting = (ctx: BusinessContext, campaignId: string, most: number): Promise<Waiting[]> =>
  ctx.tx
    .select({
      customer_id: recipients.customer_id,
      variant: recipients.variant,
      message_id: recipients.message_id,
    })
    .from(recipients)
    .where(waiting(ctx, campaignId))
    .orderBy(recipients.customer_id)
    .limit(most)

export type RecipientChange = Pick<
  typeof recipients.$inferInsert,
  'state' | 'reason' | 'message_id' | 'customer_reward_id'
> & {
  /** The customer's id. */
  id: string
}

/** Applies the changes to recipients who still wait, and skips the others. */
export async function changeWaiting(
  { tx, businessId }: BusinessContext,
  campaignId: string,
  changes: RecipientChange[],
): Promise<void> {
  // By ids in an object and not by a join: a planner that expects one recipient would compare each with all of them.
  const byId = JSON.stringify(Object.fromEntries(changes.map(({ id, ...change }) => [id, change])))
  const ofThis = sql`given.changes -> r.customer_id::text`
  const ids = sql.param(changes.map(({ id }) => id))
  await queryRows(
    tx,
    sql`update campaign_recipients r set state = ${ofThis} ->> 'state', reason = ${ofThis} ->> 'reason',
          message_id = (${ofThis} ->> 'message_id')::uuid,
          customer_reward_id = coalesce((${ofThis} ->> 'customer_reward_id')::uuid, r.customer_reward_id)
        from (select ${byId}::jsonb as changes) given
        where r.business_id = ${businessId} and r.campaign_id = ${campaignId}
          and r.customer_id = any(${ids}::uuid[]) and r.state = 'waiting'`,
  )
}

/** Withdraws the recipients who wait. A recipient whose message failed before keeps that message. */
export async function withdrawWaiting(
  ctx: BusinessContext,
  campaignId: string,
  reason: Withdrawal,
): Promise<void> {
  await ctx.tx
    .update(recipients)
    .set({
      state: sql`case when ${recipients.message_id} is null then 'withdrawn' else 'queued' end`,
      reason: sql`case when ${recipients.message_id} is null then ${reason} end`,
    })
    .where(waiting(ctx, campaignId))
}

/**
 * A condition on messages l that were certainly not sent, and are not about to go again. The recipients are hashed in
 * memory whatever the planner expects: `is true` keeps it from a join.
 */
export const notSent = ({ businessId }: BusinessContext, campaignId: string): SQL =>
  sql`l.business_id = ${businessId} and l.campaign_id = ${campaignId} and l.state in ('rejected', 'withheld')
    and (l.id in (select message_id from campaign_recipients
      where business_id = ${businessId} and campaign_id = ${campaignId} and state = 'queued')) is true`

/** A condition on messages l. */
export const mayGoAgain: SQL = sql`coalesce((l.metadata ->> 'may_go_again')::boolean, false)`

/**
 * Makes recipients wait again whose message was certainly not sent and may arrive at a second try. Returns how many.
 */
export async function waitAgain(ctx: BusinessContext, campaignId: string): Promise<number> {
  const changed = await queryRows<{ n: number }>(
    ctx.tx,
    sql`with again as (
          update campaign_recipients set state = 'waiting'
          where business_id = ${ctx.businessId} and campaign_id = ${campaignId} and state = 'queued' and (message_id in (
            select l.id from communication_logs l where ${notSent(ctx, campaignId)} and ${mayGoAgain})) is true
          returning 1)
        select count(*)::integer as n from again`,
  )
  return changed[0]!.n
}

/** Tells whether a message of a campaign has gone out, or may have. */
export async function reachedSomebody(
  { tx, businessId }: BusinessContext,
  campaignId: string,
): Promise<boolean> {
  const [row] = await queryRows<{ reached: boolean }>(
    tx,
    sql`select exists (select 1 from communication_logs where business_id = ${businessId}
          and campaign_id = ${campaignId} and state in ('accepted', 'delivered', 'uncertain')) as reached`,
  )
  return row!.reached
}
