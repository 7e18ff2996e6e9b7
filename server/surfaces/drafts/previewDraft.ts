import { previewEmail, priceMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { DraftPreview } from './contract.ts'
import { type Draft, renderDraft } from './renderDraft.ts'

/**
 * What a customer would read of a draft, and what one message costs now.
 * @throws {Refusal} as renderDraft
 */
export async function previewDraft(ctx: BusinessContext, draft: Draft): Promise<DraftPreview> {
  const { message, business } = await renderDraft(ctx, draft)
  const { unaffordable: _told, ...price } = await priceMessage(ctx, business, message)
  const { subject, content } = message
  const html =
    subject === null ? null : await previewEmail(ctx.publicUrl, business, { subject, body: content })
  return { subject, content, html, ...price }
}
