import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { communicationLogs as logs } from './tables.ts'

const WEEK_MS = 7 * 86_400_000

type Cap = Pick<Business, 'marketing_texts_a_week'>

/** Texts that went out, or may have: `due_at` of these is when they were claimed. */
const gone = ['sending', 'accepted', 'delivered', 'uncertain'] as const

const countedAt = (at: Date) =>
  and(
    eq(logs.capped, true),
    gt(logs.due_at, new Date(at.getTime() - WEEK_MS)),
    inArray(logs.state, [...gone]),
  )

/** Those that wait to go out by then count, too, when a further one is queued. */
const countedOrQueuedAt = (at: Date) =>
  and(
    eq(logs.capped, true),
    gt(logs.due_at, new Date(at.getTime() - WEEK_MS)),
    or(inArray(logs.state, [...gone]), and(eq(logs.state, 'queued'), lte(logs.due_at, at))),
  )

/**
 * SQL that is true for a customer who has had, or is about to get, as many marketing texts in the week before `at` as the
 * business allows. It is for whole audiences: `customerId` is a column of theirs, and the week is read once for all.
 */
export function overCap(
  { businessId }: Pick<BusinessContext, 'businessId'>,
  { marketing_texts_a_week: most }: Cap,
  customerId: SQL,
  at: Date,
): SQL<boolean> {
  if (most === null) return sql<boolean>`false`
  return sql<boolean>`${customerId} in (
    select ${logs.customer_id} from ${logs}
    where ${logs.business_id} = ${businessId} and ${logs.customer_id} is not null and ${countedOrQueuedAt(at)}
    group by ${logs.customer_id} having count(*) >= ${most})`
}

/** How many texts that count each of these customers has had, or is to get, when further ones are queued for `at`. */
export const countTextsBy = (ctx: BusinessContext, cap: Cap, customerIds: string[], at: Date) =>
  countTexts(ctx, cap, customerIds, countedOrQueuedAt(at))

/**
 * The same when they are about to be sent, of what was sent alone: of several that wait the first goes. The business
 * row must be locked, so that two never go at once.
 */
export const countTextsNow = (ctx: BusinessContext, cap: Cap, customerIds: string[]) =>
  countTexts(ctx, cap, customerIds, countedAt(ctx.now))

/** Why a customer who has had so many texts gets no further one; null where they may. */
export const reasonOverCap = ({ marketing_texts_a_week: most }: Cap, texts = 0): string | null =>
  most !== null && texts >= most ? capWords(most) : null

async function countTexts(
  { tx, businessId }: BusinessContext,
  { marketing_texts_a_week: most }: Cap,
  customerIds: string[],
  counted: SQL | undefined,
): Promise<Map<string, number>> {
  if (most === null || customerIds.length === 0) return new Map()
  // Customer by customer, for otherwise the week of the whole shop is read to count for a few.
  const found = await queryRows<{ customer_id: string; sent: number }>(
    tx,
    sql`select c.id as customer_id, l.sent
        from unnest(${sql.param(customerIds)}::uuid[]) c (id)
        cross join lateral (
          select count(*)::integer as sent from ${logs}
          where ${logs.business_id} = ${businessId} and ${logs.customer_id} = c.id and ${counted}
        ) l
        where l.sent > 0`,
  )
  return new Map(found.map(({ customer_id, sent }) => [customer_id, sent]))
}

/** Why the weekly cap kept a text back, for the business's owner. */
export const capWords = (most: number): string =>
  most === 1
    ? 'The customer has had a marketing text within a week, and gets one a week at the most.'
    : `The customer has had ${most} marketing texts within a week, and gets no more than that.`
