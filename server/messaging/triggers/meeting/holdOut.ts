import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { dedupeKeyName } from '../dedupeKey.ts'
import type { Trigger } from '../findTrigger.ts'
import { isOwed } from '../kinds.ts'
import { triggerHoldouts } from '../tables.ts'
import type { Met } from './met.ts'

/**
 * Draws whether a customer is held out for this cause, to compare with those written to, and records it. The draw
 * depends on the dedupe key alone, so the answer is the same a second time and for the other channel.
 */
export async function holdOut(
  ctx: BusinessContext,
  { trigger: { kind, holdout_percent }, customer, mark }: Pick<Met, 'trigger' | 'customer' | 'mark'>,
): Promise<boolean> {
  const dedupe_key = `${dedupeKeyName[kind]}:${customer.id}:${mark}`
  if (isOwed(kind) || drawn(`${ctx.businessId} ${dedupe_key}`) >= holdout_percent) return false
  await ctx.tx
    .insert(triggerHoldouts)
    .values({ business_id: ctx.businessId, dedupe_key, kind, customer_id: customer.id, created_at: ctx.now })
    .onConflictDoNothing()
  return true
}

/** The draw of `holdOut` as SQL, for a forecast of many customers; it records nothing. */
export const isDrawn = (ctx: BusinessContext, { kind, holdout_percent }: Trigger, dedupe_key: SQL): SQL => {
  if (isOwed(kind)) return sql`false`
  const text = sql`${`${ctx.businessId} `}::text || ${dedupe_key}`
  const first = sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 8)`
  return sql`('x' || ${first})::bit(32)::bigint % 100 < ${holdout_percent}`
}

/** Draws a number from 0 to 99, all equally likely. */
const drawn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 100
