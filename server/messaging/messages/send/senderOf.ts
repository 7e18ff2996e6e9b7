import { and, eq } from 'drizzle-orm'
import { findBusiness, findOwnerLanguage } from '#server/businesses/business/index.ts'
import { askSender, type OwnSender, refuseSendGrid } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { ownerMailTextsIn } from '../ownerMailTextsIn.ts'
import { changeMessage, type Message } from '../queries.ts'
import { enqueueSending, enqueueSendings } from '../queue/enqueueSending.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { communicationLogs } from '../tables.ts'

/** A business's own sender; null for the platform's. */
export type MailSender = OwnSender | null

/** The failure of a message that waits for a new key, which is found again by these words. */
export const WAITS_FOR_SENDER = 'It waits: SendGrid refused your key or sender. Save a new key in Settings.'

const WAITED_TOO_LONG = 'It waited 3 days for a SendGrid key that works, and is not sent any more.'
const LONGEST_WAIT_MS = 3 * 86_400_000
/** Seconds between two looks at a waiting message; a new key queues it at once. */
const LOOK_AGAIN_SECONDS = 3600

/**
 * Returns a function that tells how a message goes: marketing mail by the business's own account, if it has an active
 * one, all else by the platform. It also says whether the message waits for the account or has waited too long.
 */
export async function askSenders(ctx: BusinessContext, messages: Message[]) {
  const go = { sender: null as MailSender, withdrawn: null as string | null, waits: false }
  const isOwn = ({ type, purpose }: Message) => type === 'email' && purpose === 'marketing'
  const asked = messages.some(isOwn) ? await askSender(ctx) : null
  return (message: Message) => {
    if (!asked || !isOwn(message) || asked.kind === 'platform') return go
    if (asked.kind === 'own') return { ...go, sender: asked.sender }
    const isOld = ctx.now.getTime() - message.created_at.getTime() > LONGEST_WAIT_MS
    return isOld ? { ...go, withdrawn: WAITED_TOO_LONG } : { ...go, waits: true }
  }
}

export async function waitForSender(ctx: BusinessContext, message: Message): Promise<void> {
  const dueAt = new Date(ctx.now.getTime() + LOOK_AGAIN_SECONDS * 1000)
  await changeMessage(ctx.tx, message, { failure: WAITS_FOR_SENDER, due_at: dueAt })
  await enqueueSending(ctx, message, dueAt)
}

/**
 * Stops the business's marketing mail until its settings are saved anew, and tells the owner, once. The business row is
 * locked.
 * @returns the seconds after which to try the message: 0 where the settings have changed meanwhile
 */
export async function stopForSender(
  ctx: BusinessContext,
  generation: number,
  reason: string,
): Promise<number> {
  if (await refuseSendGrid(ctx, generation, reason)) await tellOwner(ctx, generation, reason)
  return (await askSender(ctx)).kind === 'refused' ? LOOK_AGAIN_SECONDS : 0
}

/** Tells the owner by the platform's own mail, as the business's has just been refused. */
async function tellOwner(ctx: BusinessContext, generation: number, reason: string): Promise<void> {
  const { email } = await findBusiness(ctx.tx, ctx.businessId)
  const language = await findOwnerLanguage(ctx)
  const texts = ownerMailTextsIn[language].senderRefused
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `sender refused:${generation}`,
    customerId: null,
    recipient: email,
    subject: texts.subject,
    content: texts.content(reason).join('\n\n'),
    parts: {
      button: { label: texts.button, url: `${ctx.publicUrl}/settings#email-configuration` },
      language,
    },
  })
}

/** Queues the marketing mail that waited for a sender. A second job does no harm. */
export async function releaseWaitingMail(ctx: BusinessContext): Promise<void> {
  const { tx, businessId, now } = ctx
  const released = await tx
    .update(communicationLogs)
    .set({ due_at: now, failure: null })
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.state, 'queued'),
        eq(communicationLogs.failure, WAITS_FOR_SENDER),
      ),
    )
    .returning({
      id: communicationLogs.id,
      type: communicationLogs.type,
      campaign_id: communicationLogs.campaign_id,
      due_at: communicationLogs.due_at,
    })
  await enqueueSendings(ctx, released)
}
