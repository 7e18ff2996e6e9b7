import type { AccountView } from '#server/identity/accounts/contract.ts'
import { queueMessage, writeTemplate } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { RateLimit } from '#server/platform/rate-limits/index.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { type Draft, readTextDraft, renderMail } from './readDraft.ts'

/** Tests are free, so they are limited to what finishing a text needs. */
export const testLimit: RateLimit = {
  limit: 10,
  windowSeconds: 60 * 60,
  message: 'These are many tests.',
}

const NO_PHONE = 'Add a phone number to your account to get a test. It goes to nobody else.'
const NO_ADDRESS = 'Confirm the email address of your account to get a test. It goes to nobody else.'

/**
 * Sends a draft to its writer, at the proven phone or address of their account, and nowhere else: otherwise a
 * business could send to anybody. A test takes nothing from the allowance.
 * @throws {Refusal} 'conflict' without such a phone or address; as readTextDraft and renderMail
 */
export async function sendDraftToSelf(
  ctx: BusinessContext,
  draft: Draft,
  { account, idempotencyKey }: { account: AccountView; idempotencyKey: string },
) {
  const message = await rendered(ctx, draft)
  const recipient = draft.type === 'sms' ? account.phone : account.email_verified ? account.email : null
  if (!recipient) throw new Refusal('conflict', draft.type === 'sms' ? NO_PHONE : NO_ADDRESS)
  const sent = await queueMessage(ctx, {
    ...message,
    purpose: 'service',
    dedupe_key: `test:${idempotencyKey}`,
    customerId: null,
    recipient,
    recipientName: account.name,
  })
  return { messageId: sent.messageId, recipient, failure: sentenceIn(ctx.language, sent.failure) }
}

/** The words alone: a test brings no link to a card. */
async function rendered(ctx: BusinessContext, draft: Draft) {
  if (draft.type === 'email') return { type: draft.type, ...(await renderMail(ctx, draft)).mail }
  const { written, reader } = await readTextDraft(ctx, draft)
  return { type: draft.type, subject: null, content: await writeTemplate(ctx, written, reader) }
}
