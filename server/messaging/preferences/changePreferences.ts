import { and, eq, inArray } from 'drizzle-orm'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { PAUSE_DAYS, type Topic, topics } from './config.ts'
import { readPreferences } from './readPreferences.ts'
import { contactPreferences } from './tables.ts'

const DAY = 86_400_000

export type PreferenceChange = {
  /** True for topics that are wanted, false for others; topics not named stay as they are. */
  topics?: Partial<Record<Topic, boolean>>
  /** True pauses from now on, false resumes. */
  paused?: boolean
  /** Null is the business's own. */
  language?: Language | null
}

/** Changes what a customer wants to get. The caller locks the customer. Without a change nothing is written. */
export async function changePreferences(
  ctx: BusinessContext,
  customerId: string,
  { topics: wanted = {}, paused, ...change }: PreferenceChange,
): Promise<void> {
  const before = await readPreferences(ctx, customerId)
  const { language = before.language } = change
  const left = topics.filter((topic) => !(wanted[topic] ?? !before.left.includes(topic)))
  const until = paused ? new Date(ctx.now.getTime() + PAUSE_DAYS * DAY) : null
  const paused_until =
    paused === undefined ? (before.paused_until && new Date(before.paused_until)) || null : until
  const resumes = paused === false && before.paused_until !== null
  const isSame = String(left) === String(before.left) && language === before.language
  if (isSame && !paused && !resumes) return
  await write(ctx, customerId, { left_topics: left, paused_until, language })
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customerId } }])
}

type Columns = Pick<typeof contactPreferences.$inferInsert, 'left_topics' | 'paused_until' | 'language'>

async function write(ctx: BusinessContext, customerId: string, columns: Columns): Promise<void> {
  const set = { ...columns, changed_at: ctx.now }
  await ctx.tx
    .insert(contactPreferences)
    .values({ business_id: ctx.businessId, customer_id: customerId, ...set })
    .onConflictDoUpdate({ target: [contactPreferences.business_id, contactPreferences.customer_id], set })
}

/**
 * Moves a merged customer's preferences to the customer they were merged into. Topics that either left stay left, the
 * longer pause stays, and the language of the remaining customer comes first.
 */
export async function movePreferences(ctx: BusinessContext, fromId: string, toId: string): Promise<void> {
  const [from, to] = [await readPreferences(ctx, fromId), await readPreferences(ctx, toId)]
  await forgetPreferences(ctx, [fromId])
  const left = topics.filter((topic) => from.left.includes(topic) || to.left.includes(topic))
  // Moments in the same format sort as texts.
  const until = [from.paused_until, to.paused_until].filter((moment) => moment !== null).sort()
  const last = until.at(-1)
  const language = to.language ?? from.language
  if (left.length > 0 || last || language)
    await write(ctx, toId, { left_topics: left, paused_until: last ? new Date(last) : null, language })
}

export async function forgetPreferences(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<void> {
  await tx
    .delete(contactPreferences)
    .where(
      and(
        eq(contactPreferences.business_id, businessId),
        inArray(contactPreferences.customer_id, customerIds),
      ),
    )
}
