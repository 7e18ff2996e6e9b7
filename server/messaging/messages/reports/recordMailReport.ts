import { z } from 'zod'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { type ConsentSource, hasAgreedSince } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { endEmailConsent } from '../inbound/unsubscribeReceiver.ts'
import { changeMessage, findMessage, lockMessage, type Message, wentOut } from '../queries.ts'
import { failureWords } from '../send/failureWords.ts'
import { failMessage } from '../send/settleMessages.ts'
import { type Reached, rank } from './deliveryRank.ts'

/** One event of SendGrid's webhook. Our own ids come back in it as we gave them. */
export const mailReport = z.object({
  event: z.string(),
  business_id: z.uuid(),
  message_id: z.uuid(),
  attempt: z.coerce.number().int().min(1),
  /** Seconds since 1970. */
  timestamp: z.number(),
  /** Begins with the id that SendGrid answered the sending with. */
  sg_message_id: z.string().optional(),
  /** For a bounce: 'bounce' for good, 'blocked' for now. */
  type: z.string().optional(),
  reason: z.string().optional(),
  status: z.string().optional(),
})
export type MailReport = z.infer<typeof mailReport>

const reachedBy: Record<string, Reached> = {
  processed: 'accepted',
  delivered: 'delivered',
  bounce: 'rejected',
  dropped: 'rejected',
}

/** SendGrid's reasons for not even trying that mean that nothing should be sent to this address again. */
const dropped: Record<string, ConsentSource> = {
  'Bounced Address': 'bounce',
  Invalid: 'bounce',
  'Spam Reporting Address': 'complaint',
  'Unsubscribed Address': 'unsubscribe link',
}

/**
 * Takes in SendGrid's report on a mail. Reports come in any order and more than once, and a message only moves forward.
 * An address that bounces for good, a complaint and an unsubscribing end the consent, whatever the message's state.
 * @returns the state that the mail reached by it; null if it stays as it was
 */
export async function recordMailReport(ctx: BusinessContext, report: MailReport): Promise<Reached | null> {
  if (report.business_id !== ctx.businessId) return null
  if (!(await findMessage(ctx.tx, ctx.businessId, report.message_id))) return null
  await lockBusinessAndTier(ctx)
  const message = await lockMessage(ctx.tx, ctx.businessId, report.message_id)
  if (message?.provider !== 'sendgrid') return null
  const reached = await moveForward(ctx, message, report)
  const source = consentEndedBy(report)
  if (source && !(await agreedSince(ctx, message, report)))
    await endEmailConsent(ctx, message, { source, wording: wordsOf(report) })
  return reached
}

async function moveForward(
  ctx: BusinessContext,
  message: Message,
  report: MailReport,
): Promise<Reached | null> {
  const reached = reachedBy[report.event]
  if (!reached || message.attempt !== report.attempt || rank[reached] <= rank[message.state]) return null
  if (reached === 'rejected') {
    const mayGoAgain = consentEndedBy(report) === undefined
    await failMessage(ctx, message, failureWords(codeOf(report), wordsOf(report)), mayGoAgain)
    return reached
  }
  const providerId = report.sg_message_id?.split('.')[0]
  await changeMessage(ctx.tx, message, {
    ...wentOut(ctx, message, reached),
    provider_id: message.provider_id ?? providerId ?? null,
  })
  return reached
}

function consentEndedBy({ event, type, reason = '' }: MailReport): ConsentSource | undefined {
  if (event === 'bounce') return type === 'blocked' ? undefined : 'bounce'
  if (event === 'spamreport') return 'complaint'
  if (event === 'unsubscribe' || event === 'group_unsubscribe') return 'unsubscribe link'
  return event === 'dropped' ? dropped[reason] : undefined
}

/** A late or repeated report takes back no consent that was given after it. */
async function agreedSince(
  ctx: BusinessContext,
  { customer_id }: Message,
  { timestamp }: MailReport,
): Promise<boolean> {
  if (customer_id === null) return false
  return hasAgreedSince(ctx, customer_id, 'email', new Date(timestamp * 1000))
}

/** The mail server's reply code, where it gave one. */
const codeOf = ({ event, reason = '' }: MailReport): string => /^\d{3}\b/.exec(reason)?.[0] ?? event

const wordsOf = ({ event, status, reason }: MailReport): string =>
  [status, reason].filter(Boolean).join(' ') || event
