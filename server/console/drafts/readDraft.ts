import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { keptBody, showsReward } from '#server/messaging/blocks/index.ts'
import { type CampaignOffer, exampleOf } from '#server/messaging/campaigns/index.ts'
import { findAudience, SAMPLE_CUSTOMER, valuesOf } from '#server/messaging/messages/index.ts'
import { readsWith } from '#server/messaging/preferences/index.ts'
import {
  checkPlaceholders,
  inLanguage,
  type SmsTrigger,
  type WrittenEmail,
  writeEmail,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** A template while it is written: unsaved, and perhaps never saved. */
export type Draft = (
  | { type: 'sms'; messageTemplate: string; triggerType: SmsTrigger | null; plainNames: boolean }
  | { type: 'email'; subject: string; body: string; blocks: Block[] | null }
) & {
  /** The customer for whom it is rendered; null for an invented one. */
  customerId: string | null
  /** A campaign's offer to each of its customers, as {code}. */
  offer: CampaignOffer | null
}

export type TextDraft = Extract<Draft, { type: 'sms' }>
export type MailDraft = Extract<Draft, { type: 'email' }>
/** `brandColor` is one that the business has not saved; null for its own. */
export type ColoredMail = MailDraft & { brandColor: string | null }

/** Values of a reward that nobody has. */
const EXAMPLE = { name: 'What somebody gets', code: 'EXAMPLE' }

/**
 * Reads what a text is written from: its words, its reader and the code that it gives.
 * @throws {Refusal} 'invalid' for an unknown placeholder; 'not_found' for another business's customer
 */
export async function readTextDraft(ctx: BusinessContext, draft: TextDraft) {
  const { reader, code, more } = await contextOf(ctx, draft)
  const { messageTemplate: message_template, plainNames } = draft
  checkPlaceholders('sms', message_template, 'message_template', more)
  const bringsLink = draft.triggerType === 'welcome'
  return { written: { message_template, config: { plainNames } }, reader, sent: { bringsLink, code } }
}

/**
 * Renders a mail as its reader would see it.
 * @throws {Refusal} 'invalid' for an unknown placeholder; 'not_found' for another business's customer or picture
 */
export async function renderMail(
  ctx: BusinessContext,
  draft: MailDraft,
): Promise<{ mail: WrittenEmail; business: Business }> {
  const { reader, example, more } = await contextOf(ctx, draft)
  checkPlaceholders('email', draft.subject, 'subject', more)
  const kept = await keptBody(ctx, draft)
  checkPlaceholders('email', kept.body, kept.blocks ? 'blocks' : 'body', more)
  const rewards = showsReward(kept.blocks) ? [{ ...EXAMPLE, ...example }] : []
  const { values, reads, business } = reader
  const told = { values, customerId: draft.customerId, language: reads.language, rewards }
  const words = inLanguage({ subject: draft.subject, ...kept }, reads)
  return { mail: await writeEmail(ctx, words, told), business }
}

async function contextOf(ctx: BusinessContext, { customerId, offer }: Draft) {
  const { business, values, reads } = await readerOf(ctx, customerId)
  const example = await exampleOf(ctx, business, { offer }, reads.language)
  const code = example?.code
  const reader = { business, reads, values: { ...values, ...(code !== undefined && { code }) }, customerId }
  return { reader, example, code, more: offer ? (['code'] as const) : [] }
}

async function readerOf(ctx: BusinessContext, customerId: string | null) {
  if (customerId) return findAudience(ctx, customerId)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return { business, reads: readsWith(business, null), values: valuesOf(business, SAMPLE_CUSTOMER) }
}
