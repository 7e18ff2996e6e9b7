import { plainWords, previewEmail, priceMessage } from '#server/messaging/messages/index.ts'
import { type Composed, composeFor, costOfText } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { DraftPreview } from './contract.ts'
import { type ColoredMail, readTextDraft, renderMail, type TextDraft } from './readDraft.ts'

/**
 * Previews a draft as a customer would read it, with the present cost of one message.
 * @throws {Refusal} as readTextDraft and renderMail
 */
export const previewDraft = (ctx: BusinessContext, draft: TextDraft | ColoredMail): Promise<DraftPreview> =>
  draft.type === 'sms' ? previewText(ctx, draft) : previewMail(ctx, draft)

async function previewMail(ctx: BusinessContext, draft: ColoredMail): Promise<DraftPreview> {
  const { mail, business } = await renderMail(ctx, draft)
  const { subject, content, parts } = mail
  const { unaffordable: _told, ...price } = await priceMessage(ctx, business, {
    ...{ type: 'email', purpose: 'marketing' },
    content,
  })
  const frame = { ...business, brand_color: draft.brandColor ?? business.brand_color }
  const html = await previewEmail(ctx, frame, { subject, body: content, ...parts })
  return { subject, content, html, ...price, each: null, plain: null }
}

async function previewText(ctx: BusinessContext, draft: TextDraft): Promise<DraftPreview> {
  const { written, reader, sent } = await readTextDraft(ctx, draft)
  const { business } = reader
  const text = await composeFor(ctx, written, reader, sent)
  const { unaffordable: _told, ...price } = await priceMessage(ctx, business, {
    ...{ type: 'sms', purpose: 'marketing' },
    ...text,
  })
  const each = await costOfText(ctx, business, written, sent)
  const plain = await shorterIn(plainWords(written.message_template), text, (message_template) =>
    composeFor(ctx, { ...written, message_template }, reader, sent),
  )
  return { subject: null, content: text.content, html: null, ...price, each, plain }
}

/** Offers words in plain characters where the text takes less with them. */
async function shorterIn(
  words: string | null,
  text: Composed,
  compose: (words: string) => Promise<Composed>,
): Promise<DraftPreview['plain']> {
  if (words === null) return null
  const { segments } = await compose(words)
  return segments < text.segments ? { message_template: words, segments } : null
}
