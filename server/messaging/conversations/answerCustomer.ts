import { findMessageFor, type Message, queueFor } from '#server/messaging/messages/index.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { ConversationText } from './contract.ts'
import { findTalk, type Talk } from './findTalk.ts'
import { viewText } from './listTexts.ts'
import { mayAnswer } from './mayAnswer.ts'

type Answer = { id: string; content: string; idempotencyKey: string }

/**
 * Queues a person's answer to a customer's text, once per idempotency key. An answer is no advertising: it goes at any
 * hour and without consent to advertising, but never after a STOP, and it counts against the allowance like any text.
 * @throws {Refusal} 'not_found'; 'conflict' with the reason if it must not go, and for a key used for something else
 */
export async function answerCustomer(
  ctx: BusinessContext,
  { id, idempotencyKey, ...written }: Answer,
): Promise<ConversationText> {
  const talk = await findTalk(ctx, id)
  const content = plainTypography(written.content)
  const dedupe_key = `answer:${idempotencyKey}`
  const earlier = await findMessageFor(ctx, dedupe_key)
  if (earlier) return asAnswered(ctx, earlier, talk, content)
  const { business, draft, refusal, upgrade } = await mayAnswer(ctx, talk, content)
  if (draft === null || refusal !== null)
    throw new Refusal('conflict', refusal ?? '', { details: { upgrade } })
  await queueFor(ctx, business, { ...draft, dedupe_key })
  return asAnswered(ctx, (await findMessageFor(ctx, dedupe_key))!, talk, content)
}

function asAnswered(ctx: BusinessContext, message: Message, talk: Talk, content: string): ConversationText {
  const isSame = message.customer_id === (talk.customer?.id ?? null) && message.content === content
  if (!isSame) throw keyTaken()
  return viewText(ctx, message, null)
}
