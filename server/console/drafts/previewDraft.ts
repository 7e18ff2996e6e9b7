import type { Business } from '#server/businesses/business/index.ts'
import { previewEmail, priceMessage } from '#server/messaging/messages/index.ts'
import type { WrittenEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { DraftPreview } from './contract.ts'
import { type Draft, renderDraft } from './renderDraft.ts'

/**
 * Previews a draft as a customer would read it, with the present cost of one message.
 * @throws {Refusal} as renderDraft
 */
export async function previewDraft(ctx: BusinessContext, draft: Draft): Promise<DraftPreview> {
  const { message, business } = await renderDraft(ctx, draft)
  const { unaffordable: _told, ...price } = await priceMessage(ctx, business, {
    ...message,
    purpose: 'marketing',
  })
  const { subject, content } = message
  const html = message.type === 'email' ? await pageOf(ctx, business, message) : null
  return { subject, content, html, ...price }
}

const pageOf = (ctx: BusinessContext, business: Business, { subject, content, parts }: WrittenEmail) =>
  previewEmail(ctx, business, { subject, body: content, ...parts })
