import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/directory/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { showsReward } from '#server/messaging/blocks/index.ts'
import {
  fullName,
  mayGoNow,
  type NewMessage,
  queueAgain,
  queueAll,
  valuesOf,
} from '#server/messaging/messages/index.ts'
import { renderText, writeEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { issueOffer } from './offer.ts'
import type { Campaign } from './queries.ts'
import { changeWaiting, type RecipientChange, type Waiting } from './recipientQueries.ts'

type Customer = typeof customers.$inferSelect

/** Makes the messages of those who wait, and puts those that failed into the queue again. */
export async function queueRecipients(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  waiting: Waiting[],
): Promise<void> {
  const found = await findPresent(
    ctx,
    waiting.map(({ customer_id }) => customer_id),
  )
  const receivers: Receiver[] = []
  const changes: RecipientChange[] = []
  for (const { customer_id: id, variant, message_id } of waiting) {
    const customer = found.get(id)
    const recipient = customer && (campaign.type === 'sms' ? customer.phone : customer.email)
    if (message_id) {
      await queueAgain(ctx, message_id)
      changes.push({ id, state: 'queued', message_id })
    } else if (!customer) changes.push({ id, state: 'withdrawn', reason: 'gone' })
    else if (!recipient) changes.push({ id, state: 'excluded', reason: 'no_address' })
    else receivers.push({ customer, recipient, variant })
  }
  const queued = await queueAll(ctx, business, await write(ctx, business, campaign, receivers))
  for (const [n, { messageId }] of queued.entries())
    changes.push({ id: receivers[n]!.customer.id, state: 'queued', message_id: messageId })
  await changeWaiting(ctx, campaign.id, changes)
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

type Receiver = { customer: Customer; recipient: string; variant: number }

/** A code is made for a message that may go, and for no other. */
async function write(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  receivers: Receiver[],
): Promise<NewMessage[]> {
  const messages: NewMessage[] = []
  for (const receiver of receivers)
    messages.push(await render(ctx, business, campaign, { ...receiver, offer: null }))
  if (!campaign.offer) return messages
  for (const [n, receiver] of receivers.entries()) {
    if (!(await mayGoNow(ctx, business, messages[n]!))) continue
    const offer = await issueOffer(ctx, campaign, receiver.customer.id)
    messages[n] = await render(ctx, business, campaign, { ...receiver, offer })
  }
  return messages
}

type Offer = { name: string; code: string } | null

/** What a customer reads, and where it goes. */
async function render(
  ctx: BusinessContext,
  business: Business,
  { id, type, texts }: Campaign,
  { customer, recipient, variant, offer }: Receiver & { offer: Offer },
): Promise<NewMessage> {
  const text = texts[variant] ?? texts[0]!
  const values = { ...valuesOf(business, customer), code: offer?.code ?? '…' }
  const told = { values, customerId: customer.id, rewards: offer && showsReward(text.blocks) ? [offer] : [] }
  const written =
    type === 'email'
      ? await writeEmail(ctx, text, told)
      : { subject: null, content: renderText(text.body, values) }
  return {
    type,
    purpose: 'marketing',
    occurrence: `campaign:${id}:${customer.id}`,
    campaignId: id,
    capped: type === 'sms',
    customerId: customer.id,
    recipient,
    recipientName: fullName(customer),
    ...written,
  }
}
