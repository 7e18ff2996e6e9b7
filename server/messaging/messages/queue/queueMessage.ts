import { and, eq } from 'drizzle-orm'
import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import { askForReview } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { newTurns } from '#server/platform/rate-limits/takeTurns.ts'
import { countSentSegments } from '../compose/composeText.ts'
import type { EmailParts } from '../compose/wordsOf.ts'
import { wordsOf } from '../compose/wordsOf.ts'
import type { MessageState } from '../config.ts'
import { chargeFor, type Payer, unaffordable } from '../limits/allowance.ts'
import { countForNetwork, limitWords } from '../limits/dayLimits.ts'
import { isMarketingText, nextTextingMoment } from '../limits/quietHours.ts'
import { reasonsToWithhold } from '../limits/reasonToWithhold.ts'
import { countHadBy, reasonOverCap } from '../limits/weeklyCap.ts'
import { communicationLogs, isCharged, type Purpose } from '../tables.ts'
import { enqueueSendings } from './enqueueSending.ts'

export type NewMessage = {
  type: 'sms' | 'email'
  purpose: Purpose
  /** Names the cause, such as 'welcome:sms:{customer}'. A second message for it is never made. */
  dedupe_key: string
  customerId: string | null
  /** A phone (E.164) or an email address. */
  recipient: string
  recipientName?: string | null
  /** Rendered. An email has a subject, and its body is plain text. */
  subject?: string | null
  content: string
  /**
   * Content that the history must not show, removed once settled. It is sent instead of `content`, or is the address
   * that the button of an email leads to.
   */
  outgoing?: string
  template?: { id: string; name: string }
  /** The kind of the trigger that sends it. */
  trigger?: string
  /** Marketing that answers no act of the customer: the weekly cap counts it, and may keep it back. */
  capped?: boolean
  /** The member of staff who wrote it, where a person did. */
  staffName?: string | null
  /** The campaign that it belongs to. */
  campaignId?: string
  parts?: EmailParts
}

export type QueuedMessage = {
  messageId: string
  /** 'withheld' is final. An earlier message of the same dedupe key may have any state. */
  state: MessageState
  /** The reason it is withheld, for the business's owner. */
  failure: string | null
  /** True if there was a message of this dedupe key already, and this is that one. */
  repeated: boolean
}

/**
 * Writes a message into the business's history and its sending into the job queue, in the caller's transaction: both
 * exist if and only if their cause does. A message that must not be sent is kept as withheld, with the reason.
 *
 * Locks nothing but the new row and the count of a stranger's network, so that a verb which holds a customer's lock may
 * call it at its end (the business row is always locked before a customer's). The month's allowance, credits and the
 * day's limits are only read here; they are taken when the worker claims the message.
 */
export async function queueMessage(ctx: BusinessContext, message: NewMessage): Promise<QueuedMessage> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return queueFor(ctx, business, message)
}

/** `queueMessage` for a caller that has read the business already. */
export const queueFor = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<QueuedMessage> => (await queueAll(ctx, business, [message]))[0]!

/** `queueMessage` for many messages at once, of one campaign or of none, in their order. */
export async function queueAll(
  ctx: BusinessContext,
  business: Business,
  messages: NewMessage[],
): Promise<QueuedMessage[]> {
  if (messages.length === 0) return []
  const measured = await measureAll(ctx, business, messages)
  const reasons = await reasonsOfMeasured(ctx, business, measured)
  const rows = []
  for (const [n, message] of measured.entries()) {
    const failure = reasons[n] ?? (await reasonOfNetwork(ctx, business, message))
    rows.push(rowOf(ctx, business, message, failure))
  }
  const made = await ctx.tx
    .insert(communicationLogs)
    .values(rows)
    .onConflictDoNothing({ target: [communicationLogs.business_id, communicationLogs.dedupe_key] })
    .returning({ id: communicationLogs.id })
  const isNew = new Set(made.map(({ id }) => id))
  await enqueueSendings(
    ctx,
    rows.filter(({ id, state }) => state === 'queued' && isNew.has(id)),
  )
  await askAboutLinks(ctx, business, rows)
  const queued: QueuedMessage[] = []
  for (const { id, state, failure, dedupe_key } of rows)
    queued.push(
      isNew.has(id) ? { messageId: id, state, failure, repeated: false } : await firstOf(ctx, dedupe_key),
    )
  return queued
}

/** Asks for a review of the links in mails to customers that are withheld. */
async function askAboutLinks(
  ctx: BusinessContext,
  business: Business,
  rows: ReturnType<typeof rowOf>[],
): Promise<void> {
  const kept = rows.filter(
    ({ type, purpose, customer_id, state }) =>
      type === 'email' && isCharged({ purpose }) && customer_id !== null && state === 'withheld',
  )
  const shown = kept.map(({ template_name }) => ({ subject: template_name ?? '', body: '' }))
  await askForReview(ctx, business, kept.map(wordsOf), shown)
}

/** A message with its segments, which are counted once for a message. */
type Measured = NewMessage & { segments: number }

/** Counting those of the longest text takes half a millisecond, and a campaign has many: others go in between. */
async function measureAll(
  ctx: BusinessContext,
  business: Business,
  messages: NewMessage[],
): Promise<Measured[]> {
  const measured: Measured[] = []
  const rest = newTurns()
  for (const message of messages) {
    await rest()
    const segments = message.type === 'sms' ? countSentSegments(ctx, business, message) : 1
    measured.push({ ...message, segments })
  }
  return measured
}

const rowOf = (ctx: BusinessContext, business: Business, message: Measured, failure: string | null) => ({
  business_id: ctx.businessId,
  id: newId(),
  customer_id: message.customerId,
  type: message.type,
  purpose: message.purpose,
  dedupe_key: message.dedupe_key,
  recipient: message.recipient,
  recipient_name: message.recipientName ?? null,
  campaign_id: message.campaignId ?? null,
  template_id: message.template?.id ?? null,
  template_name: message.template?.name ?? null,
  subject: message.subject ?? null,
  content: message.content,
  outgoing: failure === null ? (message.outgoing ?? null) : null,
  state: failure === null ? ('queued' as const) : ('withheld' as const),
  failure,
  segments: message.segments,
  due_at: dueAtOf(ctx, business, message),
  capped: isCapped(message),
  trigger_kind: message.trigger ?? null,
  staff_name: message.staffName ?? null,
  metadata: message.parts ?? {},
  created_at: ctx.now,
})

/**
 * Returns the reason why a message would be withheld if it were queued now, as far as that is known without counting
 * it; null where it would not.
 */
export const reasonNotToQueue = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<string | null> => (await reasonsNotToQueue(ctx, business, [message]))[0]!

/** `reasonNotToQueue` for many messages at once, in their order. */
const reasonsNotToQueue = async (
  ctx: BusinessContext,
  business: Business,
  messages: NewMessage[],
): Promise<(string | null)[]> => reasonsOfMeasured(ctx, business, await measureAll(ctx, business, messages))

async function reasonsOfMeasured(
  ctx: BusinessContext,
  business: Business,
  messages: Measured[],
): Promise<(string | null)[]> {
  const receivers = messages.map((message) => ({
    ...message,
    customer_id: message.customerId,
    trigger_kind: message.trigger,
    metadata: message.parts,
  }))
  const capped = messages.filter(isCapped).map(receiverOf)
  const cappedOf = (type: 'sms' | 'email') => capped.filter((receiver) => receiver.type === type)
  const [reasons, texts, mails, plan] = await Promise.all([
    reasonsToWithhold(ctx, business, receivers),
    // Texts wait for the morning, mails don't.
    countHadBy(ctx, business, cappedOf('sms'), nextTextingMoment(ctx.now, business)),
    countHadBy(ctx, business, cappedOf('email'), ctx.now),
    messages.some(isCharged) ? findPlan(ctx, business) : null,
  ])
  const hadBy = (message: NewMessage & { customerId: string }) =>
    (message.type === 'sms' ? texts : mails).of(receiverOf(message))
  return messages.map(
    (message, n) =>
      reasons[n] ??
      (isCapped(message) ? reasonOverCap(business, message.type, hadBy(message)) : null) ??
      (plan && isCharged(message) ? reasonTooDear(ctx, { business, ...plan }, message) : null),
  )
}

/** True if a message would go out, now or in the morning. */
export const mayGo = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<boolean> => (await reasonNotToQueue(ctx, business, message)) === null

/** True if a message would go out now. */
export const mayGoNow = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<boolean> => dueAtOf(ctx, business, message) <= ctx.now && (await mayGo(ctx, business, message))

const isCapped = <M extends NewMessage>(message: M): message is M & { customerId: string } =>
  message.capped === true && message.customerId !== null

const receiverOf = ({ type, recipient }: NewMessage) => ({ type, recipient })

const dueAtOf = (ctx: BusinessContext, business: Business, message: NewMessage): Date =>
  isMarketingText(message) ? nextTextingMoment(ctx.now, business) : ctx.now

const reasonTooDear = (ctx: BusinessContext, payer: Payer, message: Measured): string | null =>
  chargeFor(ctx, payer, message) ? null : unaffordable(ctx, payer, message)

async function reasonOfNetwork(
  ctx: BusinessContext,
  business: Business,
  message: Measured,
): Promise<string | null> {
  if (message.type === 'email' && message.customerId === null) return null
  const spent = await countForNetwork(ctx, business, message)
  return spent && limitWords[spent]
}

async function firstOf(ctx: BusinessContext, dedupe_key: string): Promise<QueuedMessage> {
  const { tx, businessId } = ctx
  const [first] = await tx
    .select({
      messageId: communicationLogs.id,
      state: communicationLogs.state,
      failure: communicationLogs.failure,
    })
    .from(communicationLogs)
    .where(and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.dedupe_key, dedupe_key)))
  if (!first) throw new Error(`the message for ${dedupe_key} vanished`)
  return { ...first, repeated: true }
}
