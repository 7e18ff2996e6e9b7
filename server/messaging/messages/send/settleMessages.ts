import { sql } from 'drizzle-orm'
import { findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { SendOutcome } from '#server/platform/providers/sendOutcome.ts'
import { businessesKnowing, type KnownBy, stopTexting } from '../inbound/stopTexting.ts'
import { turnAway } from '../inbound/turnAway.ts'
import { chargeColumns, chargeFor, giveBack, type Payer, take } from '../limits/allowance.ts'
import { changeMessage, lockMessages, type Message, wentOut } from '../queries.ts'
import { enqueueSending } from '../queue/enqueueSending.ts'
import { isCharged, type Purpose } from '../tables.ts'
import { failureWords, isDeadAddress, mayArriveLater, OURS_TO_MEND, UNKNOWN_FATE } from './failureWords.ts'
import { type MailSender, stopForSender, WAITS_FOR_SENDER } from './senderOf.ts'

/**
 * Seconds before each further attempt after the provider certainly did not take a message. A code is of no use after
 * ten minutes, and service messages have the same delays. Marketing and answers outlast an hour of trouble at the
 * provider.
 */
const retryDelays: Record<Purpose, number[]> = {
  service: [5, 15, 45, 120],
  code: [5, 15, 45, 120],
  marketing: [10, 30, 120, 600, 1800, 7200],
  answer: [10, 30, 120, 600, 1800, 7200],
}

/** The outcome of a message that an attempt handed over, with the account that it went with. */
export type Settled = { message: Message; outcome: SendOutcome; sender: MailSender }

/** Records the outcomes of messages of one business. A STOP is kept under `smsSender`. */
export async function settleMessages(
  ctx: BusinessContext,
  settled: Settled[],
  smsSender: string,
): Promise<void> {
  const stops = { sender: smsSender, known: await findStopped(ctx, settled) }
  // The business row is always locked before the messages', and only where a charge may change: everybody who sends
  // waits for it.
  const payer = settled.some(mayCostElse) ? await lockBusinessAndTier(ctx) : null
  const written = await writeAccepted(ctx, settled)
  const others = settled.filter(({ message }) => !written.has(message.id))
  if (others.length > 0) await settleEach(ctx, payer, others, stops)
}

async function settleEach(ctx: BusinessContext, payer: Payer | null, settled: Settled[], stops: Stops) {
  const ids = settled.map(({ message }) => message.id)
  const locked = new Map(
    (await lockMessages(ctx.tx, ctx.businessId, ids)).map((message) => [message.id, message]),
  )
  for (const one of settled) {
    const message = locked.get(one.message.id)
    if (message?.attempt === one.message.attempt) await settleOne(ctx, payer, message, one, stops)
  }
}

/**
 * `known` has the businesses that know a phone, for the phones that the provider says are stopped. It is read before
 * anything is written.
 */
type Stops = { sender: string; known: Map<string, KnownBy> }

async function findStopped({ tx }: BusinessContext, settled: Settled[]): Promise<Stops['known']> {
  const known: Stops['known'] = new Map()
  for (const { message, outcome } of settled)
    if (outcome.outcome === 'rejected' && outcome.optOut)
      known.set(message.recipient, await businessesKnowing(tx, message.recipient))
  return known
}

/** The recovery may have given this attempt up as uncertain. */
const isOpen = ({ state }: Message): boolean => state === 'sending' || state === 'uncertain'

async function settleOne(
  ctx: BusinessContext,
  payer: Payer | null,
  message: Message,
  { message: attempted, outcome, sender }: Settled,
  stops: Stops,
): Promise<void> {
  // A callback may have come before the provider's answer.
  const isReported = message.state === 'accepted' || message.state === 'delivered'
  if (outcome.outcome === 'accepted' && (isOpen(message) || isReported)) {
    await settleAccepted(ctx, message, outcome)
    if (payer && isMiscounted(message, outcome)) await settleSegments(ctx, payer, message, outcome.segments!)
  }
  if (!isOpen(message) || outcome.outcome === 'accepted') return
  if (outcome.outcome === 'uncertain') return settleUncertain(ctx, message)
  if (outcome.senderRefused && sender) {
    const seconds = await stopForSender(ctx, sender.generation, outcome.reason)
    return sendAgainLater(ctx, message, WAITS_FOR_SENDER, seconds)
  }
  await settleRejected(ctx, message, outcome, { phone: attempted.recipient, stops })
}

type Accepted = Extract<SendOutcome, { outcome: 'accepted' }>

/** True if a message may cost something else than it took when it was claimed. */
const mayCostElse = ({ message, outcome }: Settled): boolean =>
  isCharged(message) && (outcome.outcome !== 'accepted' || isMiscounted(message, outcome))

/** True if the provider counts other segments than we did. */
const isMiscounted = ({ type, segments }: Message, outcome: Accepted): boolean =>
  type === 'sms' && outcome.segments !== undefined && outcome.segments !== segments

async function settleAccepted(ctx: BusinessContext, message: Message, outcome: Accepted): Promise<void> {
  await changeMessage(ctx.tx, message, {
    ...wentOut(ctx, message, message.state === 'delivered' ? 'delivered' : 'accepted'),
    provider_id: outcome.providerId,
  })
}

/** Records as accepted, in one statement, the messages that are open and cost what they took. Returns their ids. */
async function writeAccepted(
  { tx, businessId, now }: BusinessContext,
  settled: Settled[],
): Promise<Set<string>> {
  const accepted = settled.flatMap(({ message, outcome }) =>
    outcome.outcome === 'accepted' && !isMiscounted(message, outcome)
      ? [{ ...message, provider_id: outcome.providerId }]
      : [],
  )
  if (accepted.length === 0) return new Set()
  // By ids in an object and not by a join: a planner that expects one message would compare each with all of the
  // business's.
  const byId = JSON.stringify(
    Object.fromEntries(accepted.map(({ id, attempt, provider_id }) => [id, { attempt, provider_id }])),
  )
  const ofThis = sql`given.accepted -> l.id::text`
  const ids = sql.param(accepted.map(({ id }) => id))
  const isOpenNow = sql`business_id = ${businessId} and state in ('sending', 'uncertain')`
  const written = await queryRows<{ id: string }>(
    tx,
    sql`with locked as materialized (
          select id from communication_logs where ${isOpenNow} and id = any(${ids}::uuid[]) order by id for update
        )
        update communication_logs l set provider_id = ${ofThis} ->> 'provider_id', state = 'accepted',
          failure = null, outgoing = null,
          sent_at = coalesce(l.sent_at, ${now.toISOString()}::timestamptz)
        from (select ${byId}::jsonb as accepted) given
        where ${isOpenNow} and id = any(array(select id from locked))
          and attempt = (${ofThis} ->> 'attempt')::integer
        returning l.id`,
  )
  return new Set(written.map(({ id }) => id))
}

/** Charges by the provider's count of segments: the difference is taken or given back, as far as the credits reach. */
async function settleSegments(
  ctx: BusinessContext,
  payer: Payer,
  message: Message,
  segments: number,
): Promise<void> {
  await returnCharge(ctx, message)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const charge =
    chargeFor(ctx, { ...payer, business }, { type: 'sms', segments }) ??
    chargeFor(ctx, { ...payer, business }, message)
  // All segments went out, paid or not.
  if (charge) await take(ctx, business, [{ message, charge: { ...charge, segments } }])
  await changeMessage(ctx.tx, message, { ...chargeColumns(charge), segments })
}

/**
 * Settles a message that may have gone out: it keeps what it took, stays 'pending' in the specification's words, and is
 * never sent again.
 */
export async function settleUncertain(ctx: BusinessContext, message: Message): Promise<void> {
  await changeMessage(ctx.tx, message, { state: 'uncertain', failure: UNKNOWN_FATE, outgoing: null })
}

async function settleRejected(
  ctx: BusinessContext,
  message: Message,
  outcome: Extract<SendOutcome, { outcome: 'rejected' }>,
  // The phone as it was handed over: an erasure meanwhile removes it from the message, and a STOP outlives that.
  { phone, stops }: { phone: string; stops: Stops },
): Promise<void> {
  const delay = outcome.retry ? retryDelays[message.purpose][message.attempt - 1] : undefined
  const failure = outcome.oursToMend ? OURS_TO_MEND : failureWords(outcome.code, outcome.reason)
  if (delay !== undefined) return sendAgainLater(ctx, message, failure, delay)
  await failMessage(ctx, message, failure, mayArriveLater(message.type, outcome))
  if (outcome.oursToMend) return
  // A mistake of the business's own says nothing about its receivers.
  if (!outcome.retry && outcome.code !== 'INVALID_REPLY_TO') await turnAway(ctx, message, 'refused')
  const known = stops.known.get(phone)
  if (known) await stopTexting(ctx, { phone, sender: stops.sender, words: outcome.reason }, known)
  if (message.type === 'email' && message.customer_id && isDeadAddress(outcome.reason)) {
    const { customer_id: customerId } = message
    const wording = outcome.reason
    await recordConsent(ctx, { customerId, channel: 'email', given: false, source: 'bounce', wording })
  }
}

/** Queues a message again and gives back what it took: the next claim takes anew. The business row is locked. */
export async function sendAgainLater(
  ctx: BusinessContext,
  message: Message,
  failure: string,
  seconds: number,
): Promise<void> {
  const dueAt = new Date(ctx.now.getTime() + seconds * 1000)
  await returnCharge(ctx, message)
  await changeMessage(ctx.tx, message, {
    ...chargeColumns(null),
    state: 'queued',
    failure,
    provider_id: null,
    due_at: dueAt,
  })
  await enqueueSending(ctx, message, dueAt)
}

/**
 * Ends a message that certainly did not arrive: what it took is given back. `mayGoAgain` is true where a second try
 * could mend it. The business row is locked.
 */
export async function failMessage(
  ctx: BusinessContext,
  message: Message,
  failure: string,
  mayGoAgain: boolean,
): Promise<void> {
  await returnCharge(ctx, message)
  await changeMessage(ctx.tx, message, {
    ...chargeColumns(null),
    state: 'rejected',
    failure,
    outgoing: null,
    metadata: { ...message.metadata, may_go_again: mayGoAgain },
  })
}

async function returnCharge(ctx: BusinessContext, message: Message): Promise<void> {
  if (message.allowance_month === null) return
  await giveBack(ctx, await findBusiness(ctx.tx, ctx.businessId), message)
}
