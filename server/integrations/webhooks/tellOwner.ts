import { findBusiness, findOwnerLanguage } from '#server/businesses/business/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'

export type MailTexts = { subject: string; content: string[]; button: string }

/**
 * Queues a mail to the business's owner, in their language, which leads to the webhooks.
 * @param dedupe_key names what the mail tells
 */
export async function tellOwner(
  ctx: BusinessContext,
  dedupe_key: string,
  textsIn: Record<StaffLanguage, MailTexts>,
): Promise<void> {
  const { email } = await findBusiness(ctx.tx, ctx.businessId)
  const language = await findOwnerLanguage(ctx)
  const { subject, content, button } = textsIn[language]
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key,
    customerId: null,
    recipient: email,
    subject,
    content: content.join('\n\n'),
    parts: { button: { label: button, url: `${ctx.publicUrl}/settings#webhooks` }, language },
  })
}
