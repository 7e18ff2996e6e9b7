import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { lockMany } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { queueAgain, queueAll } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Campaign } from '../queries.ts'
import { changeWaiting, type RecipientChange, type Waiting } from '../recipientQueries.ts'
import { type Customer, type Receiver, writeMessages } from './writeMessages.ts'

/**
 * Makes the messages of recipients who wait, and queues failed ones again. Returns the reason why nothing more can be
 * given to the rest of them, who wait on; else null.
 */
export async function queueRecipients(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  waiting: Waiting[],
): Promise<string | null> {
  const ids = waiting.map(({ customer_id }) => customer_id)
  // All are locked before the first gift and in one order, as tills lock a customer before a reward's stock.
  if (campaign.offer) await lockMany(ctx, ids)
  const found = await findPresent(ctx, ids)
  const receivers: Receiver[] = []
  const changes: RecipientChange[] = []
  for (const { customer_id: id, variant, message_id } of waiting) {
    const customer = found.get(id)
    const recipient = customer && (campaign.type === 'sms' ? customer.phone : customer.email)
    if (message_id) changes.push({ id, state: 'queued', message_id })
    else if (!customer) changes.push({ id, state: 'withdrawn', reason: 'gone' })
    else if (!recipient) changes.push({ id, state: 'excluded', reason: 'no_address' })
    else receivers.push({ customer, recipient, variant })
  }
  await queueAgain(
    ctx,
    waiting.flatMap(({ message_id }) => message_id ?? []),
  )
  const { written, refusal } = await writeMessages(ctx, business, campaign, receivers)
  const queued = await queueAll(
    ctx,
    business,
    written.map(({ message }) => message),
  )
  for (const [n, { customerId: id, givenId }] of written.entries())
    changes.push({ id, state: 'queued', message_id: queued[n]!.messageId, customer_reward_id: givenId })
  await changeWaiting(ctx, campaign.id, changes)
  return refusal
}

async function findPresent(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Map<string, Customer>> {
  const found = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        sql`${customers.id} = any(${sql.param(ids)}::uuid[])`,
        isNull(customers.erased_at),
        isNull(customers.merged_into),
      ),
    )
  return new Map(found.map((customer) => [customer.id, customer]))
}
