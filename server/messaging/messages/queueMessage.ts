import { and, eq } from 'drizzle-orm'
import { type Business, findBusiness } from '#server/businesses/directory/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { WrittenBlock, WrittenReward } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { chargeFor, unaffordable } from './allowance.ts'
import { countForNetwork, limitWords } from './dayLimits.ts'
import { nextTextingMoment } from './quietHours.ts'
import { reasonToWithhold } from './reasonToWithhold.ts'
import { countSegments } from './segments.ts'
import { communicationLogs, isCharged, type Purpose } from './tables.ts'
import { reasonOverCap } from './weeklyCap.ts'

/** What an email shows besides its body, kept in `communication_logs.metadata`. */
export type EmailParts = {
  rewards?: WrittenReward[]
  /** What is shown instead of the body, as its receiver reads it. */
  blocks?: WrittenBlock[]
  /** Without an address of its own it leads to `outgoing`. */
  button?: { label: string; url?: string }
}

export type NewMessage = {
  type: 'sms' | 'email'
  purpose: Purpose
  /** Names the cause, such as 'welcome:sms:{customer}': a second message for it is never made. */
  occurrence: string
  customerId: string | null
  /** E.164 or an address. */
  recipient: string
  recipientName?: string | null
  /** Rendered. Of an email the subject, and the body as plain text. */
  subject?: string | null
  content: string
  /**
   * What the history must not show, removed once settled: sent instead of `content`, or the address that the button of
   * an email leads to.
   */
  outgoing?: string
  template?: { id: string; name: string }
  /** The kind of the trigger that sends it. */
  trigger?: string
  /** The weekly cap on marketing texts binds this one: it counts, and may be kept back. Emails are never capped. */
  capped?: boolean
  /** Who of the business wrote it, where a person did. */
  staffName?: string | null
  /** The campaign that it is of. */
  campaignId?: string
  parts?: EmailParts
}

export type QueuedMessage = {
  messageId: string
  /** 'withheld' is final; for an earlier message of the same occurrence it may be any state. */
  state: typeof communicationLogs.$inferSelect.state
  /** Why it is withheld, for the business's owner. */
  failure: string | null
  /** There was a message for this occurrence already: this is that one. */
  repeated: boolean
}

/**
 * Writes a message into the business's history and its sending into the job queue, in the caller's transaction:
 * both exist if and only if their cause does. What must not be sent is kept as withheld, with the reason.
 *
 * Locks nothing but the new row and the count of a stranger's network, so that a verb which holds a customer's lock
 * may call it at its end (the business row is always locked before a customer's). The month's allowance, credits and
 * the day's limits are only looked at here; they are taken when the worker claims the message.
 */
export async function queueMessage(ctx: BusinessContext, message: NewMessage): Promise<QueuedMessage> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return queueFor(ctx, business, message)
}

/** The same for a caller that has read the business already. */
export async function queueFor(
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<QueuedMessage> {
  const segments = segmentsOf(message)
  const dueAt = dueAtOf(ctx, business, message)
  const failure =
    (await reasonNotToQueue(ctx, business, message)) ??
    (await reasonOfNetwork(ctx, business, { ...message, segments }))
  const messageId = newId()
  const state = failure === null ? 'queued' : 'withheld'
  const made = await ctx.tx
    .insert(communicationLogs)
    .values({
      business_id: ctx.businessId,
      id: messageId,
      customer_id: message.customerId,
      type: message.type,
      purpose: message.purpose,
      occurrence: message.occurrence,
      recipient: message.recipient,
      recipient_name: message.recipientName ?? null,
      campaign_id: message.campaignId ?? null,
      template_id: message.template?.id ?? null,
      template_name: message.template?.name ?? null,
      subject: message.subject ?? null,
      content: message.content,
      outgoing: failure === null ? (message.outgoing ?? null) : null,
      status: failure === null ? 'pending' : 'failed',
      state,
      failure,
      segments,
      due_at: dueAt,
      capped: isCapped(message),
      trigger_kind: message.trigger ?? null,
      staff_name: message.staffName ?? null,
      metadata: message.parts ?? {},
      created_at: ctx.now,
    })
    .onConflictDoNothing({ target: [communicationLogs.business_id, communicationLogs.occurrence] })
    .returning({ id: communicationLogs.id })
  if (made.length === 0) return firstOf(ctx, message.occurrence)
  if (failure === null)
    await enqueueSending(ctx, { id: messageId, campaign_id: message.campaignId ?? null }, dueAt)
  return { messageId, state, failure, repeated: false }
}

/** Why a message would be withheld if it were queued now, as far as one can know without counting it; null where it would not. */
export const reasonNotToQueue = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<string | null> =>
  (await reasonToWithhold(ctx, business, {
    ...message,
    customer_id: message.customerId,
    trigger_kind: message.trigger,
  })) ??
  (await reasonOfCap(ctx, business, message)) ??
  (await reasonTooDear(ctx, business, { ...message, segments: segmentsOf(message) }))

const reasonOfCap = async (ctx: BusinessContext, business: Business, message: NewMessage) =>
  isCapped(message)
    ? reasonOverCap(ctx, business, { customerId: message.customerId, at: dueAtOf(ctx, business, message) })
    : null

/** Whether a message would go out, now or in the morning. */
export const mayGo = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<boolean> => (await reasonNotToQueue(ctx, business, message)) === null

/** The same, at this moment. */
export const mayGoNow = async (
  ctx: BusinessContext,
  business: Business,
  message: NewMessage,
): Promise<boolean> => dueAtOf(ctx, business, message) <= ctx.now && (await mayGo(ctx, business, message))

const isCapped = (message: NewMessage): message is NewMessage & { customerId: string } =>
  message.type === 'sms' && message.capped === true && message.customerId !== null

const segmentsOf = (message: NewMessage): number =>
  message.type === 'sms' ? countSegments(message.outgoing ?? message.content) : 1

const dueAtOf = (ctx: BusinessContext, business: Business, message: NewMessage): Date =>
  isMarketingText(message) ? nextTextingMoment(ctx.now, business) : ctx.now

/**
 * Puts the sending of a message into the queue, not before `dueAt`. Campaigns have a queue of their own, so that what
 * one person is waiting for never stands behind what goes to everybody.
 */
export function enqueueSending(
  ctx: BusinessContext,
  { id: messageId, campaign_id }: { id: string; campaign_id: string | null },
  dueAt: Date,
): Promise<void> {
  const seconds = Math.ceil((dueAt.getTime() - ctx.now.getTime()) / 1000)
  const queue = campaign_id ? 'send-campaign-message' : 'send-message'
  const payload = { businessId: ctx.businessId, messageId }
  return ctx.jobs.enqueue(ctx.tx, queue, payload, seconds > 0 ? { startAfter: seconds } : {})
}

export const isMarketingText = (message: { type: string; purpose: Purpose }): boolean =>
  message.type === 'sms' && message.purpose === 'marketing'

async function reasonTooDear(
  ctx: BusinessContext,
  business: Business,
  message: NewMessage & { segments: number },
): Promise<string | null> {
  if (!isCharged(message)) return null
  const payer = { business, ...(await findPlan(ctx, business)) }
  return chargeFor(ctx, payer, message) ? null : unaffordable(ctx, payer, message)
}

async function reasonOfNetwork(
  ctx: BusinessContext,
  business: Business,
  { type, segments }: NewMessage & { segments: number },
): Promise<string | null> {
  const spent = type === 'sms' ? await countForNetwork(ctx, business, segments) : null
  return spent && limitWords[spent]
}

async function firstOf(ctx: BusinessContext, occurrence: string): Promise<QueuedMessage> {
  const { tx, businessId } = ctx
  const [first] = await tx
    .select({
      messageId: communicationLogs.id,
      state: communicationLogs.state,
      failure: communicationLogs.failure,
    })
    .from(communicationLogs)
    .where(and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.occurrence, occurrence)))
  if (!first) throw new Error(`the message for ${occurrence} vanished`)
  return { ...first, repeated: true }
}
