import { and, eq, gt } from 'drizzle-orm'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { describeWait } from '#server/platform/text/describeWait.ts'
import { customerSearches } from '../tables.ts'

/** The most searches that find somebody before the counter worker or the program records something, in the window. */
const MOST_SEARCHES = 60
const WINDOW_MS = 60 * 60_000
/** A search that continues an earlier one within this time, in milliseconds, is the same search. */
const TYPING_MS = 60_000

type Searches = {
  /** Number of earlier searches that still count. */
  count: number
  since: Date
  latestAt: Date
  /** The stored form of this search's words. */
  words: string
  goesOn: boolean
}

/** Reads the caller's searches before `search`. Their other searches wait until this one is counted. */
export async function readSearches(ctx: BusinessContext, search: string): Promise<Searches> {
  const text = search.trim().toLowerCase()
  const words = keptWords(ctx.keyring, text)
  const kept = await lockSearches(ctx, words)
  const isOver =
    ctx.now.getTime() - kept.since.getTime() >= WINDOW_MS || (await hasServed(ctx, kept.latest_at))
  const count = isOver ? 0 : kept.count
  return {
    count,
    since: count > 0 ? kept.since : ctx.now,
    latestAt: kept.latest_at,
    words,
    goesOn:
      count > 0 &&
      ctx.now.getTime() - kept.latest_at.getTime() < TYPING_MS &&
      isBeginning(ctx.keyring, kept.latest_words, text),
  }
}

/**
 * Refuses a search during a pause.
 * @throws {Refusal} 'too_many_requests' with the length of the pause and what ends it
 */
export function refusePause({ now }: BusinessContext, { count, since, goesOn }: Searches): void {
  if (goesOn || count < MOST_SEARCHES) return
  const retryAfter = (since.getTime() + WINDOW_MS - now.getTime()) / 1000
  throw new Refusal(
    'too_many_requests',
    `You have looked up guests ${MOST_SEARCHES} times without recording anything. Searching goes on in ${describeWait(retryAfter)}, or as soon as you record something for a guest. Scanning a guest’s card still works.`,
    { retryAfter },
  )
}

/** Counts a search that found somebody, unless it continues the one before. */
export async function countSearch(ctx: BusinessContext, { count, since, words, goesOn, latestAt }: Searches) {
  await ctx.tx
    .update(customerSearches)
    .set({
      count: goesOn ? count : count + 1,
      since,
      latest_at: goesOn ? latestAt : ctx.now,
      latest_words: words,
    })
    .where(own(ctx))
}

async function lockSearches(ctx: BusinessContext, words: string) {
  const { tx, businessId, now } = ctx
  await tx
    .insert(customerSearches)
    .values({
      business_id: businessId,
      user_id: searcherOf(ctx),
      count: 0,
      since: now,
      latest_at: now,
      latest_words: words,
    })
    .onConflictDoNothing()
  const [kept] = await tx.select().from(customerSearches).where(own(ctx)).for('update')
  return kept!
}

/** True if the caller has recorded something after a moment. Keys of a business are not told apart in its records. */
async function hasServed(ctx: BusinessContext, since: Date): Promise<boolean> {
  const { tx, businessId, actor } = ctx
  const [operation] = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        gt(operations.created_at, since),
        actor.kind === 'key' ? eq(operations.source, 'api') : eq(operations.staff_user_id, searcherOf(ctx)),
      ),
    )
    .limit(1)
  return operation !== undefined
}

const own = (ctx: BusinessContext) =>
  and(eq(customerSearches.business_id, ctx.businessId), eq(customerSearches.user_id, searcherOf(ctx)))

/** The id of the member or the API key. */
function searcherOf({ actor }: BusinessContext): string {
  if (actor.kind === 'key') return actor.keyId
  if (actor.kind !== 'member') throw new Error('only members and keys are counted')
  return actor.userId
}

const keptWords = (keyring: Keyring, text: string): string => `${text.length}:${keyring.hash(text)}`

/** True if the text begins with the stored words. */
function isBeginning(keyring: Keyring, kept: string, text: string): boolean {
  const length = Number(kept.slice(0, kept.indexOf(':')))
  return length <= text.length && keptWords(keyring, text.slice(0, length)) === kept
}
