import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { dedupeKeyName } from '../dedupeKey.ts'
import type { Trigger } from '../findTrigger.ts'
import { isOwed } from '../kinds.ts'
import { triggerHoldouts } from '../tables.ts'
import type { Met } from './met.ts'

/**
 * Whether nobody is to write to a customer for this occurrence, so that it can be told what writing does; it is kept. The
 * draw hangs on the occurrence alone: whoever asks again, or for the other channel, gets the same answer.
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

/** The same draw as SQL, for many beforehand: it keeps nothing. */
export const isDrawn = (ctx: BusinessContext, { kind, holdout_percent }: Trigger, dedupe_key: SQL): SQL => {
  if (isOwed(kind)) return sql`false`
  const text = sql`${`${ctx.businessId} `}::text || ${dedupe_key}`
  const first = sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 8)`
  return sql`('x' || ${first})::bit(32)::bigint % 100 < ${holdout_percent}`
}

/** 0 to 99, each as likely. */
const drawn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 100
