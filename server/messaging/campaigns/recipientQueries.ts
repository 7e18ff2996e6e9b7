import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
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

/** The next to be written to. The campaign is locked, so nobody else takes them. */
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
  /** The customer's. */
  id: string
}

/** Changes those among these who wait. */
export async function changeWaiting(
  { tx, businessId }: BusinessContext,
  campaignId: string,
  changes: RecipientChange[],
): Promise<void> {
  const each = <K extends keyof RecipientChange>(column: K) =>
    sql.param(changes.map((change) => change[column] ?? null))
  await queryRows(
    tx,
    sql`update campaign_recipients r set state = c.state, reason = c.reason, message_id = c.message_id,
          customer_reward_id = coalesce(c.customer_reward_id, r.customer_reward_id)
        from unnest(${each('id')}::uuid[], ${each('state')}::text[], ${each('reason')}::text[],
          ${each('message_id')}::uuid[], ${each('customer_reward_id')}::uuid[])
          c (id, state, reason, message_id, customer_reward_id)
        where r.business_id = ${businessId} and r.campaign_id = ${campaignId} and r.customer_id = c.id
          and r.state = 'waiting'`,
  )
}

/** Those whose message failed before keep it. */
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

/** Of recipients r and their messages l: those whose message was certainly not sent, and is not about to go again. */
export const notSent = ({ businessId }: BusinessContext, campaignId: string): SQL =>
  sql`r.business_id = ${businessId} and r.campaign_id = ${campaignId} and r.state = 'queued'
    and l.business_id = ${businessId} and l.campaign_id = ${campaignId} and l.state in ('rejected', 'withheld')`

/** Of messages l. */
export const mayGoAgain: SQL = sql`coalesce((l.metadata ->> 'may_go_again')::boolean, false)`

/** Has those wait again whose message was certainly not sent and may arrive at a second try; gives how many. */
export async function waitAgain(ctx: BusinessContext, campaignId: string): Promise<number> {
  const changed = await queryRows<{ n: number }>(
    ctx.tx,
    sql`with again as (
          update campaign_recipients r set state = 'waiting'
          from communication_logs l
          where ${notSent(ctx, campaignId)} and l.id = r.message_id and ${mayGoAgain}
          returning 1)
        select count(*)::integer as n from again`,
  )
  return changed[0]!.n
}

/** Whether a message of a campaign has gone out, or may have. */
export async function reachedSomebody(
  { tx, businessId }: BusinessContext,
  campaignId: string,
): Promise<boolean> {
  const [row] = await queryRows<{ reached: boolean }>(
    tx,
    sql`select exists (select from communication_logs where business_id = ${businessId}
          and campaign_id = ${campaignId} and state in ('accepted', 'delivered', 'uncertain')) as reached`,
  )
  return row!.reached
}
