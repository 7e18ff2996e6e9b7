import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customers } from '#server/loyalty/customers/tables.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, readCursor, type Wanted, writeCursor } from '#server/platform/http/pages/page.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { findCampaign } from '../queries.ts'
import { campaignRecipients as recipients } from '../tables.ts'
import type { Exclusion, RecipientState, Withdrawal } from '../words.ts'
import type { CampaignRecipient } from './contract.ts'

export type WantedRecipients = Wanted & {
  id: string
  state: RecipientState | 'all'
  reason?: Exclusion | Withdrawal | undefined
}

const place = z.tuple([z.uuid()])

/**
 * Lists everybody that a campaign looked at. The order means nothing.
 * @throws {Refusal} 'not_found'; 'invalid' at `after` for a cursor that is not of this list
 */
export async function listRecipients(
  ctx: BusinessContext,
  wanted: WantedRecipients,
): Promise<Page<CampaignRecipient>> {
  await findCampaign(ctx, wanted.id)
  const rows = await selectRecipients(ctx, wanted)
  const page = rows.slice(0, wanted.limit)
  return {
    data: page.map(({ sent_at, opened_at, failure, ...row }) => ({
      ...row,
      failure: sentenceIn(ctx.language, failure),
      sent_at: sent_at?.toISOString() ?? null,
      opened_at: opened_at?.toISOString() ?? null,
    })),
    next: rows.length > wanted.limit ? writeCursor([page.at(-1)!.customer.id]) : null,
  }
}

/**
 * The customers are looked up by a list of ids, in one query that stays fast where the planner has no statistics of the
 * business.
 */
async function selectRecipients(ctx: BusinessContext, wanted: WantedRecipients) {
  const rows = await selectStates(ctx, wanted)
  const named = await selectNamed(
    ctx,
    rows.map(({ customer_id }) => customer_id),
  )
  const byId = new Map(named.map((customer) => [customer.id, customer]))
  return rows.flatMap(({ customer_id, ...row }) => {
    const customer = byId.get(customer_id)
    return customer ? [{ customer, ...row }] : []
  })
}

const selectNamed = ({ tx, businessId }: BusinessContext, ids: string[]) =>
  tx
    .select({
      id: customers.id,
      first_name: customers.first_name,
      last_name: customers.last_name,
      email: customers.email,
      phone: customers.phone,
    })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), sql`${customers.id} = any(${sql.param(ids)}::uuid[])`))

function selectStates(
  { tx, businessId }: BusinessContext,
  { id, limit, after, ...wanted }: WantedRecipients,
) {
  // Looked up for each recipient. A plain join would read all messages for each of them, at a business younger than the
  // statistics.
  const message = tx
    .select()
    .from(logs)
    .where(and(eq(logs.business_id, businessId), eq(logs.id, recipients.message_id)))
    .limit(1)
    .as('message')
  /** The message failed, and waits to go again. */
  const waits = sql`${recipients.state} = 'waiting'`
  /** Once a message is made, its own state counts. */
  const state = sql<RecipientState>`case when ${waits} then 'waiting' else coalesce(${message.state}, ${recipients.state}) end`
  return tx
    .select({
      customer_id: recipients.customer_id,
      state,
      reason: recipients.reason,
      failure: sql<string | null>`case when ${waits} then null else ${message.failure} end`,
      variant: recipients.variant,
      message_id: recipients.message_id,
      sent_at: message.sent_at,
      opened_at: message.opened_at,
    })
    .from(recipients)
    .leftJoinLateral(message, sql`true`)
    .where(
      and(
        eq(recipients.business_id, businessId),
        eq(recipients.campaign_id, id),
        wanted.state === 'all' ? undefined : eq(state, wanted.state),
        wanted.reason && eq(recipients.reason, wanted.reason),
        after === undefined ? undefined : laterThan(after),
      ),
    )
    .orderBy(recipients.customer_id)
    .limit(limit + 1)
}

const laterThan = (after: string): SQL => sql`${recipients.customer_id} > ${readCursor(after, place)[0]}`
