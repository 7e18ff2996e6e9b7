import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { communicationLogs as logs } from '../tables.ts'

const WEEK_MS = 7 * 86_400_000

type Channel = 'sms' | 'email'
type Cap = Pick<Business, 'marketing_texts_a_week' | 'marketing_mails_a_week'>

/** The most marketing messages of a channel that a customer gets in a week; null for no limit. */
const mostOf = (cap: Cap, channel: Channel): number | null =>
  channel === 'sms' ? cap.marketing_texts_a_week : cap.marketing_mails_a_week

/** States of messages that went out, or may have. Their `due_at` was set when they were claimed. */
const gone = ['sending', 'accepted', 'delivered', 'uncertain'] as const

const countedAt = (at: Date) =>
  and(
    eq(logs.capped, true),
    gt(logs.due_at, new Date(at.getTime() - WEEK_MS)),
    inArray(logs.state, [...gone]),
  )

/** Messages that wait to go out by then count, too, when a further one is queued. */
const countedOrQueuedAt = (at: Date) =>
  and(
    eq(logs.capped, true),
    gt(logs.due_at, new Date(at.getTime() - WEEK_MS)),
    or(inArray(logs.state, [...gone]), and(eq(logs.state, 'queued'), lte(logs.due_at, at))),
  )

/**
 * SQL that is true for an address or phone that has had, or is about to get, as many marketing messages in the week
 * before `at` as the business allows. It is for whole audiences: `recipient` is one of their columns, and the week is
 * read once for all.
 */
export function overCap(
  { businessId }: Pick<BusinessContext, 'businessId'>,
  cap: Cap,
  channel: Channel,
  recipient: SQL,
  at: Date,
): SQL<boolean> {
  const most = mostOf(cap, channel)
  if (most === null) return sql<boolean>`false`
  return sql<boolean>`${recipient} in (
    select ${logs.recipient} from ${logs}
    where ${logs.business_id} = ${businessId} and ${logs.type} = ${channel} and ${countedOrQueuedAt(at)}
    group by ${logs.recipient} having count(*) >= ${most})`
}

/**
 * The channel of a message that counts for the cap, and the address or phone that it goes to: whoever reads it counts,
 * however many customers have the address.
 */
export type CapReceiver = { type: Channel; recipient: string }
/** Number of messages that each receiver has had. */
export type Had = { of(receiver: CapReceiver): number; add(receiver: CapReceiver): void }

/**
 * Counts the messages that each receiver has had, or is about to get, when further texts are queued for `at`; mails go
 * at once.
 */
export const countHadBy = (ctx: BusinessContext, cap: Cap, receivers: CapReceiver[], at: Date) =>
  countHad(ctx, cap, receivers, countedOrQueuedAt(at))

/**
 * Counts the messages that each receiver has had, when further ones are about to be sent. Only messages that were sent
 * count: of several that wait the first goes. The business row must be locked, so that two never go at once.
 */
export const countHadNow = (ctx: BusinessContext, cap: Cap, receivers: CapReceiver[]) =>
  countHad(ctx, cap, receivers, countedAt(ctx.now))

/** Returns the reason why a customer who has had so many gets no further message; null where they may. */
export function reasonOverCap(cap: Cap, channel: Channel, had: number): string | null {
  const most = mostOf(cap, channel)
  return most !== null && had >= most ? capWords(channel, most) : null
}

async function countHad(
  { tx, businessId }: BusinessContext,
  cap: Cap,
  receivers: CapReceiver[],
  counted: SQL | undefined,
): Promise<Had> {
  const bound = receivers.filter(({ type }) => mostOf(cap, type) !== null)
  const had = new Map<string, number>()
  const keyOf = ({ type, recipient }: CapReceiver) => `${type}:${recipient}`
  // Counted for each receiver: otherwise the week of the whole business would be read to count for a few.
  const found =
    bound.length === 0
      ? []
      : await queryRows<CapReceiver & { sent: number }>(
          tx,
          sql`select r.type, r.recipient, l.sent
              from unnest(${sql.param(bound.map(({ type }) => type))}::text[],
                ${sql.param(bound.map(({ recipient }) => recipient))}::text[]) r (type, recipient)
              cross join lateral (
                select count(*)::integer as sent from ${logs}
                where ${logs.business_id} = ${businessId} and ${logs.recipient} = r.recipient
                  and ${logs.type} = r.type and ${counted}
              ) l
              where l.sent > 0`,
        )
  for (const one of found) had.set(keyOf(one), one.sent)
  return {
    of: (receiver) => had.get(keyOf(receiver)) ?? 0,
    add: (receiver) => had.set(keyOf(receiver), (had.get(keyOf(receiver)) ?? 0) + 1),
  }
}

/** The reason, for the business's owner, why the weekly cap kept a message back. */
function capWords(channel: Channel, most: number): string {
  const one = channel === 'sms' ? 'text' : 'email'
  return most === 1
    ? `The customer has had a marketing ${one} within a week, and gets one a week at the most.`
    : `The customer has had ${most} marketing ${one}s within a week, and gets no more than that.`
}
