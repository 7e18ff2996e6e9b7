import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { keptBody, showsReward } from '#server/messaging/blocks/index.ts'
import { type CampaignOffer, exampleOf } from '#server/messaging/campaigns/index.ts'
import { findAudience, SAMPLE_CUSTOMER, valuesOf } from '#server/messaging/messages/index.ts'
import {
  checkPlaceholders,
  type WrittenEmail,
  writeEmail,
  writeText,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** A template while it is written: unsaved, and perhaps never saved. */
export type Draft = (
  | { type: 'sms'; messageTemplate: string }
  | { type: 'email'; subject: string; body: string; blocks: Block[] | null }
) & {
  /** The customer for whom it is rendered; null for an invented one. */
  customerId: string | null
  /** A campaign's offer to each of its customers, as {code}. */
  offer: CampaignOffer | null
}

/** Values of a reward that nobody has. */
const EXAMPLE = { name: 'What somebody gets', code: 'EXAMPLE' }

type Rendered = { type: 'sms'; subject: null; content: string } | ({ type: 'email' } & WrittenEmail)

/**
 * Renders a draft as its reader would see it.
 * @throws {Refusal} 'invalid' for an unknown placeholder; 'not_found' for another business's customer or picture
 */
export async function renderDraft(
  ctx: BusinessContext,
  draft: Draft,
): Promise<{ message: Rendered; business: Business }> {
  const { business, values: ofReader } = await readerOf(ctx, draft.customerId)
  const example = await exampleOf(ctx, business, draft)
  const values = { ...ofReader, ...(example && { code: example.code }) }
  const more = draft.offer ? (['code'] as const) : []
  if (draft.type === 'sms') {
    checkPlaceholders('sms', draft.messageTemplate, 'message_template', more)
    const content = await writeText(ctx, draft.messageTemplate, { values, customerId: draft.customerId })
    return { message: { type: 'sms', subject: null, content }, business }
  }
  checkPlaceholders('email', draft.subject, 'subject', more)
  const kept = await keptBody(ctx, draft)
  checkPlaceholders('email', kept.body, kept.blocks ? 'blocks' : 'body', more)
  const rewards = showsReward(kept.blocks) ? [{ ...EXAMPLE, ...example }] : []
  const told = { values, customerId: draft.customerId, rewards }
  return { message: { type: 'email', ...(await writeEmail(ctx, { ...draft, ...kept }, told)) }, business }
}

async function readerOf(ctx: BusinessContext, customerId: string | null) {
  if (customerId) return findAudience(ctx, customerId)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return { business, values: valuesOf(business, SAMPLE_CUSTOMER) }
}
