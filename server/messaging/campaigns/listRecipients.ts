import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { customers } from '#server/loyalty/customers/tables.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { type Page, readCursor, type Wanted, writeCursor } from '#server/platform/page.ts'
import { notFound } from '#server/platform/refusal.ts'
import type { CampaignRecipient } from './contract.ts'
import { findCampaign } from './queries.ts'
import { campaignRecipients as recipients } from './tables.ts'
import type { Exclusion, RecipientState, Withdrawal } from './words.ts'

export type WantedRecipients = Wanted & {
  id: string
  state: RecipientState | 'all'
  reason?: Exclusion | Withdrawal | undefined
}

/** It failed, and waits to go again. */
const waits = sql`${recipients.state} = 'waiting'`
/** Once a message is made, its own state tells. */
const state = sql<RecipientState>`case when ${waits} then 'waiting' else coalesce(${logs.state}, ${recipients.state}) end`
const place = z.tuple([z.uuid()])

/**
 * Everybody that a campaign looked at, in no order that means something.
 * @throws {Refusal} 'not_found'; 'invalid' at `after` for what is no place in this list
 */
export async function listRecipients(
  ctx: BusinessContext,
  wanted: WantedRecipients,
): Promise<Page<CampaignRecipient>> {
  if (!(await findCampaign(ctx, wanted.id))) throw notFound('Campaign')
  const rows = await selectRecipients(ctx, wanted)
  const page = rows.slice(0, wanted.limit)
  return {
    data: page.map(({ sent_at, opened_at, ...row }) => ({
      ...row,
      sent_at: sent_at?.toISOString() ?? null,
      opened_at: opened_at?.toISOString() ?? null,
    })),
    next: rows.length > wanted.limit ? writeCursor([page.at(-1)!.customer.id]) : null,
  }
}

const selectRecipients = (
  { tx, businessId }: BusinessContext,
  { id, limit, after, ...wanted }: WantedRecipients,
) =>
  tx
    .select({
      customer: {
        id: customers.id,
        first_name: customers.first_name,
        last_name: customers.last_name,
        email: customers.email,
        phone: customers.phone,
      },
      state,
      reason: recipients.reason,
      failure: sql<string | null>`case when ${waits} then null else ${logs.failure} end`,
      variant: recipients.variant,
      message_id: recipients.message_id,
      sent_at: logs.sent_at,
      opened_at: logs.opened_at,
    })
    .from(recipients)
    .innerJoin(
      customers,
      and(eq(customers.business_id, businessId), eq(customers.id, recipients.customer_id)),
    )
    .leftJoin(logs, and(eq(logs.business_id, businessId), eq(logs.id, recipients.message_id)))
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

const laterThan = (after: string): SQL => sql`${recipients.customer_id} > ${readCursor(after, place)[0]}`
