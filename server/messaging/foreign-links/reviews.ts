import { and, eq, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Words } from './foreignLinks.ts'
import { unseenHosts } from './hostsToReview.ts'
import { linkedHosts } from './tables.ts'

/** Most hosts of one business that wait for a review. Mail with further ones goes without them or not at all. */
export const MOST_ASKED = 50
/** Most characters of a host: an index takes no longer ones. */
const LONGEST_HOST = 500
/** Most characters of the words that are shown. */
const LONGEST_WORDS = 2000

/**
 * Asks super admins to review the hosts that some mails lead to, each host once. They read the words as typed: `shown`
 * replaces mails that are already filled with a customer's data, which they need not see.
 */
export async function askForReview(
  ctx: BusinessContext,
  business: Business,
  mails: readonly Words[],
  shown: readonly Words[] = mails,
): Promise<void> {
  const unseen = await unseenHosts(ctx, business, mails)
  const asked = new Map(
    unseen.flatMap((hosts, n) => hosts.map(({ host }) => [host, shown[n]!] as const)).reverse(),
  )
  const rows = [...asked]
    .filter(([host]) => host.length <= LONGEST_HOST)
    // One order everywhere, so that two transactions cannot deadlock.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([host, words]) => rowOf(ctx, host, words, 'asked'))
  const room = rows.length > 0 ? MOST_ASKED - (await countAsked(ctx)) : 0
  if (room <= 0) return
  await ctx.tx.insert(linkedHosts).values(rows.slice(0, room)).onConflictDoNothing()
}

/** Releases hosts, so that mail of the business may lead to them. */
export async function releaseHosts(
  ctx: BusinessContext,
  hosts: readonly string[],
  words: Words,
): Promise<void> {
  const rows = hosts
    .filter((host) => host.length <= LONGEST_HOST)
    .map((host) => ({ ...rowOf(ctx, host, words, 'released'), settled_at: ctx.now }))
  if (rows.length === 0) return
  await ctx.tx
    .insert(linkedHosts)
    .values(rows)
    .onConflictDoUpdate({
      target: [linkedHosts.business_id, linkedHosts.host],
      set: { review: 'released', reason: null, settled_at: ctx.now },
    })
}

type Settled = { host: string; release: boolean; reason: string }

/**
 * Records a super admin's review: mail with links to the host goes from now on, or never, for a reason that the
 * business reads.
 * @throws {Refusal} 'conflict' for a host that no longer waits
 */
export async function settleHost(ctx: BusinessContext, { host, release, reason }: Settled): Promise<void> {
  const settled = await ctx.tx
    .update(linkedHosts)
    .set({
      review: release ? 'released' : 'refused',
      reason: release ? null : reason,
      settled_at: ctx.now,
    })
    .where(and(ofBusiness(ctx), eq(linkedHosts.host, host), eq(linkedHosts.review, 'asked')))
    .returning({ host: linkedHosts.host })
  if (settled.length === 0) throw new Refusal('conflict', 'This link does not wait for a look any more.')
  const action = release ? 'link_released' : 'link_refused'
  await recordAct(ctx, { action, details: { name: host, reason } })
}

const ofBusiness = ({ businessId }: BusinessContext) => eq(linkedHosts.business_id, businessId)

const countAsked = (ctx: BusinessContext): Promise<number> =>
  ctx.tx.$count(linkedHosts, and(ofBusiness(ctx), sql`${linkedHosts.review} = 'asked'`))

const rowOf = (
  ctx: BusinessContext,
  host: string,
  { subject, body }: Words,
  review: 'asked' | 'released',
) => ({
  business_id: ctx.businessId,
  host,
  review,
  subject,
  body: body.slice(0, LONGEST_WORDS),
  asked_at: ctx.now,
})
