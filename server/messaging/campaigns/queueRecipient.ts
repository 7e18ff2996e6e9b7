import { and, eq } from 'drizzle-orm'
import type { Business } from '#server/businesses/directory/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { showsReward } from '#server/messaging/blocks/index.ts'
import {
  fullName,
  mayGoNow,
  type NewMessage,
  queueAgain,
  queueFor,
  valuesOf,
} from '#server/messaging/messages/index.ts'
import { renderText, writeEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { issueOffer } from './offer.ts'
import type { Campaign } from './queries.ts'
import { changeWaiting, type Waiting } from './recipientQueries.ts'

type Customer = typeof customers.$inferSelect

/** Makes the message of one who waits, or puts the one that failed into the queue again. */
export async function queueRecipient(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  { customer_id: customerId, variant, message_id }: Waiting,
): Promise<void> {
  if (message_id) {
    await queueAgain(ctx, message_id)
    return changeWaiting(ctx, campaign.id, customerId, { state: 'queued' })
  }
  const customer = await findPresent(ctx, customerId)
  if (!customer) return changeWaiting(ctx, campaign.id, customerId, { state: 'withdrawn', reason: 'gone' })
  const recipient = campaign.type === 'sms' ? customer.phone : customer.email
  if (!recipient)
    return changeWaiting(ctx, campaign.id, customerId, { state: 'excluded', reason: 'no_address' })
  const message = await write(ctx, business, campaign, { customer, recipient, variant })
  const { messageId } = await queueFor(ctx, business, message)
  await changeWaiting(ctx, campaign.id, customerId, { state: 'queued', message_id: messageId })
}

async function findPresent({ tx, businessId }: BusinessContext, id: string): Promise<Customer | undefined> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), eq(customers.id, id)))
  return customer && !customer.erased_at && !customer.merged_into ? customer : undefined
}

type Receiver = { customer: Customer; recipient: string; variant: number }

/** A code is made for a message that may go, and for no other. */
async function write(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  receiver: Receiver,
): Promise<NewMessage> {
  const message = await render(ctx, business, campaign, { ...receiver, offer: null })
  if (!campaign.offer || !(await mayGoNow(ctx, business, message))) return message
  const offer = await issueOffer(ctx, campaign, receiver.customer.id)
  return render(ctx, business, campaign, { ...receiver, offer })
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
