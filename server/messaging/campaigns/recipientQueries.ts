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
  // By lists and not joined: where a planner expects one recipient, each would be compared with all of them.
  const ids = sql`${each('id')}::uuid[]`
  const ofThis = sql`array_position(${ids}, customer_id)`
  await queryRows(
    tx,
    sql`update campaign_recipients set state = (${each('state')}::text[])[${ofThis}],
          reason = (${each('reason')}::text[])[${ofThis}], message_id = (${each('message_id')}::uuid[])[${ofThis}],
          customer_reward_id = coalesce((${each('customer_reward_id')}::uuid[])[${ofThis}], customer_reward_id)
        where business_id = ${businessId} and campaign_id = ${campaignId} and customer_id = any(${ids})
          and state = 'waiting'`,
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

/**
 * Of messages l: those that were certainly not sent, and are not about to go again. Who they are of is asked in memory (of
 * what is true, so that nothing is joined), whatever a planner expects.
 */
export const notSent = ({ businessId }: BusinessContext, campaignId: string): SQL =>
  sql`l.business_id = ${businessId} and l.campaign_id = ${campaignId} and l.state in ('rejected', 'withheld')
    and (l.id in (select message_id from campaign_recipients
      where business_id = ${businessId} and campaign_id = ${campaignId} and state = 'queued')) is true`

/** Of messages l. */
export const mayGoAgain: SQL = sql`coalesce((l.metadata ->> 'may_go_again')::boolean, false)`

/** Has those wait again whose message was certainly not sent and may arrive at a second try; gives how many. */
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
