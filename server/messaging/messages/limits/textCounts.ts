import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { reportTextLimitQueue } from '../queues.ts'
import { type DayScope, textCounts } from '../tables.ts'

export type DayLimit = { scope: DayScope; subject: string; most: number }

/** Context for counting, which a business's context and the platform's services both have. */
export type CountingContext = Pick<BusinessContext, 'tx' | 'now' | 'jobs' | 'keyring' | 'textLimits'>

/** Days for which the counts of a day are kept. */
const KEPT_DAYS = 30

const key = [textCounts.day, textCounts.scope, textCounts.subject]

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/**
 * Counts texts, in segments, or mails under each limit of the day, in order, until one has no room. That limit is
 * returned, and the messages must not be sent. A job tells the platform's operators, once a day for each limit. Rows
 * stay locked until the transaction ends, so this comes last in it, and the widest limit last in `limits`.
 */
export async function countTexts(
  ctx: CountingContext,
  limits: DayLimit[],
  segments: number,
): Promise<DayScope | null> {
  const day = dayOf(ctx.now)
  for (const limit of limits) {
    const sent = await takeRoom(ctx.tx, day, limit, segments)
    if (sent === null || sent === limit.most) await noteReached(ctx, day, limit)
    if (sent === null) return limit.scope
  }
  return null
}

/** Takes room for these in a limit. Returns the day's total with them, or null where there is no room. */
async function takeRoom(
  tx: Tx,
  day: string,
  { scope, subject, most }: DayLimit,
  segments: number,
): Promise<number | null> {
  if (segments > most) return null
  const [taken] = await tx
    .insert(textCounts)
    .values({ day, scope, subject, sent: segments })
    .onConflictDoUpdate({
      target: key,
      set: { sent: sql`${textCounts.sent} + ${segments}` },
      setWhere: lte(textCounts.sent, most - segments),
    })
    .returning({ sent: textCounts.sent })
  return taken?.sent ?? null
}

async function noteReached(ctx: CountingContext, day: string, { scope, subject }: DayLimit): Promise<void> {
  const noted = await ctx.tx
    .insert(textCounts)
    .values({ day, scope, subject, reached_at: ctx.now })
    .onConflictDoUpdate({
      target: key,
      set: { reached_at: ctx.now },
      setWhere: isNull(textCounts.reached_at),
    })
    .returning({ scope: textCounts.scope })
  if (noted.length > 0) await ctx.jobs.enqueue(ctx.tx, reportTextLimitQueue, { day, scope })
}

/** The first of the limits that has no room for another text today. Nothing is counted. */
export async function findSpent({ tx, now }: CountingContext, limits: DayLimit[]): Promise<DayScope | null> {
  const of = limits.map(({ scope, subject }) =>
    and(eq(textCounts.scope, scope), eq(textCounts.subject, subject)),
  )
  const counts = await tx
    .select()
    .from(textCounts)
    .where(and(eq(textCounts.day, dayOf(now)), or(...of)))
  const isSpent = ({ scope, most }: DayLimit) =>
    counts.some((count) => count.scope === scope && count.sent >= most)
  return limits.find(isSpent)?.scope ?? null
}

export async function forgetTextCounts(tx: Tx, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * 86_400_000))
  await tx.delete(textCounts).where(lt(textCounts.day, oldest))
}
