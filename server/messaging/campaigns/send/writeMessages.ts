import type { Business } from '#server/businesses/business/index.ts'
import type { customers } from '#server/loyalty/customers/tables.ts'
import { showsReward } from '#server/messaging/blocks/index.ts'
import type { Given } from '#server/messaging/gifts/index.ts'
import { fullName, mayGoNow, type NewMessage, valuesOf } from '#server/messaging/messages/index.ts'
import { type Reads, readsOfAll } from '#server/messaging/preferences/index.ts'
import { inLanguage, type Spoken, writeEmail, writeText } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { give, reasonNotToGive } from '../offer.ts'
import type { Campaign } from '../queries.ts'
import type { CampaignText } from '../tables.ts'

export type Customer = typeof customers.$inferSelect
/** A customer to be written to, with the index of their text. */
export type Receiver = { customer: Customer; recipient: string; variant: number }
type Written = { customerId: string; message: NewMessage; givenId: string | null }

/**
 * Writes each receiver's message, in their language where the campaign has it. A campaign's gift is given only with a
 * message that may go. As soon as it cannot be given, the rest is not written, and `refusal` says why.
 */
export async function writeMessages(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  receivers: Receiver[],
): Promise<{ written: Written[]; refusal: string | null }> {
  const written: Written[] = []
  for (const reader of await withTexts(ctx, business, campaign, receivers)) {
    const { id: customerId } = reader.customer
    const message = await render(ctx, business, campaign, reader, null)
    const given = await giveWith(ctx, business, campaign, { message, reader })
    if (given instanceof Refusal)
      return { written, refusal: (await reasonNotToGive(ctx, campaign)) ?? given.message }
    written.push({
      customerId,
      message: given ? await render(ctx, business, campaign, reader, given) : message,
      givenId: given?.id ?? null,
    })
  }
  return { written, refusal: null }
}

/** Gives what comes with a message. Null where the campaign gives nothing, or the message may not go. */
async function giveWith(
  ctx: BusinessContext,
  business: Business,
  { id, offer }: Campaign,
  { message, reader }: { message: NewMessage; reader: Reader },
): Promise<Given | Refusal | null> {
  if (!offer || !(await mayGoNow(ctx, business, message))) return null
  try {
    const { language } = reader.reads
    return await give(ctx, business, { id, offer }, { customerId: reader.customer.id, language })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

type Reader = Receiver & { reads: Reads; text: Spoken<CampaignText> }

async function withTexts(
  ctx: BusinessContext,
  business: Business,
  { texts }: Campaign,
  receivers: Receiver[],
): Promise<Reader[]> {
  const ids = receivers.map(({ customer }) => customer.id)
  const readsOf = await readsOfAll(ctx, business, ids)
  // Each text is looked for among our own words in nine languages: once for a language, not for each receiver.
  const spoken = new Map<string, Spoken<CampaignText>>()
  return receivers.map((receiver) => {
    const reads = readsOf(receiver.customer.id)
    const variant = texts[receiver.variant] ? receiver.variant : 0
    const key = `${variant} ${reads.kept} ${reads.language}`
    const text = spoken.get(key) ?? inLanguage(texts[variant]!, reads)
    spoken.set(key, text)
    return { ...receiver, reads, text }
  })
}

/** Writes the message to one customer. */
async function render(
  ctx: BusinessContext,
  business: Business,
  { id, type }: Campaign,
  { customer, recipient, reads, text }: Reader,
  given: Given | null,
): Promise<NewMessage> {
  const values = { ...valuesOf(business, customer), code: given?.named.code ?? '…' }
  const rewards = given && showsReward(text.blocks) ? [given.named] : []
  const written =
    type === 'email'
      ? await writeEmail(ctx, text, { values, customerId: customer.id, language: reads.language, rewards })
      : { subject: null, content: await writeText(ctx, text, { values, customerId: customer.id }) }
  return {
    type,
    purpose: 'marketing',
    dedupe_key: `campaign:${id}:${customer.id}`,
    campaignId: id,
    capped: true,
    customerId: customer.id,
    recipient,
    recipientName: fullName(customer),
    ...written,
  }
}
