import { and, isNull } from 'drizzle-orm'
import { findCustomerByPhone } from '#server/loyalty/customers/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { ConversationDetail } from './contract.ts'
import { findTalk, type Talk } from './findTalk.ts'
import { mayAnswer } from './mayAnswer.ts'

/** The shortest answer, to find out whether any may go. */
const ANY = '.'

/** @throws {Refusal} 'not_found' */
export async function readConversation(
  ctx: BusinessContext,
  { id }: { id: string },
): Promise<ConversationDetail> {
  const talk = await findTalk(ctx, id)
  const { phone } = talk
  // A phone that a customer got since names them at once; the texts follow.
  const customer = talk.customer ?? (phone ? await findCustomerByPhone(ctx, phone) : null) ?? null
  const { refusal, upgrade, until } = await mayAnswer(ctx, talk, ANY)
  return {
    id: talk.id,
    phone,
    customer: customer && {
      id: customer.id,
      first_name: customer.first_name,
      last_name: customer.last_name,
    },
    done: await isDone(ctx, talk),
    stopped: phone !== null && (await isSuppressed(ctx.tx, ctx.keyring, phone)),
    refusal: sentenceIn(ctx.language, refusal),
    upgrade,
    answer_until: refusal === null ? (until?.toISOString() ?? null) : null,
  }
}

/** Reads an answer's length, its cost, and the reason for which it would not go. @throws {Refusal} 'not_found' */
export async function previewAnswer(ctx: BusinessContext, { id, content }: { id: string; content: string }) {
  const { price, refusal, upgrade } = await mayAnswer(ctx, await findTalk(ctx, id), content)
  return { ...price, refusal: sentenceIn(ctx.language, refusal), upgrade }
}

async function isDone({ tx }: BusinessContext, { written }: Talk): Promise<boolean> {
  const [left] = await tx
    .select({ id: logs.id })
    .from(logs)
    .where(and(written, isNull(logs.done_at)))
    .limit(1)
  return left === undefined
}
