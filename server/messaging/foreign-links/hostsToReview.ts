import { and, eq, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { isYoung } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { foreignHosts, ownHosts, type Words } from './foreignLinks.ts'
import { linkedHosts } from './tables.ts'

/** A host that mail of a new business may not lead to yet, with the reason if a super admin refused it. */
export type UnseenHost = { host: string; refused: string | null }

/**
 * Finds the hosts for which each mail must not go, in the order of the mails; empty for a mail that may go. Mail of a
 * young business, which has neither paid nor been granted a plan, may lead to a host once a super admin has released
 * it.
 */
export async function unseenHosts(
  ctx: BusinessContext,
  business: Business,
  mails: readonly Words[],
): Promise<UnseenHost[][]> {
  if (mails.length === 0 || !(await isYoung(ctx, business))) return mails.map(() => [])
  const own = await ownHosts(ctx)
  return unseenIn(
    ctx,
    mails.map((mail) => foreignHosts([mail], own)),
  )
}

/** `unseenHosts` for hosts that were found earlier, when the business's own domain may have been foreign. */
export async function unseenAmong(
  ctx: BusinessContext,
  business: Business,
  found: readonly string[][],
): Promise<UnseenHost[][]> {
  if (found.flat().length === 0 || !(await isYoung(ctx, business))) return found.map(() => [])
  const own = await ownHosts(ctx)
  return unseenIn(
    ctx,
    found.map((hosts) => hosts.filter((host) => !own.has(host))),
  )
}

async function unseenIn(ctx: BusinessContext, found: readonly string[][]): Promise<UnseenHost[][]> {
  const known = await findReviews(ctx, [...new Set(found.flat())])
  return found.map((hosts) =>
    hosts.flatMap((host) => {
      const review = known.get(host)
      if (review?.review === 'released') return []
      return [{ host, refused: review?.review === 'refused' ? review.reason : null }]
    }),
  )
}

/** Lists the unseen hosts of all words together, each once. */
export async function hostsToReview(
  ctx: BusinessContext,
  business: Business,
  words: readonly Words[],
): Promise<string[]> {
  const unseen = await unseenHosts(ctx, business, words)
  return [...new Set(unseen.flat().map(({ host }) => host))]
}

/** Gives the reason for which a mail with such hosts is kept back, for the business's owner; null without hosts. */
export function reasonOfHosts(unseen: readonly UnseenHost[]): string | null {
  if (unseen.length === 0) return null
  const refused = unseen.find((one) => one.refused !== null)
  if (refused) return `Regulars lets no email go that leads to ${refused.host}: ${refused.refused}`
  const named = unseen
    .slice(0, NAMED)
    .map(({ host }) => host)
    .join(', ')
  return `It leads to ${named}. Your shop is new: such an email goes once Regulars has looked at the link, or with your first payment. Without it, it goes at once. Where no link is meant, put a space after the dot.`
}

/** Most hosts named in a reason: more would fill the line in the history. */
const NAMED = 3

async function findReviews({ tx, businessId }: BusinessContext, hosts: string[]) {
  if (hosts.length === 0) return new Map<string, typeof linkedHosts.$inferSelect>()
  const found = await tx
    .select()
    .from(linkedHosts)
    .where(
      and(
        eq(linkedHosts.business_id, businessId),
        sql`${linkedHosts.host} = any(${sql.param(hosts)}::text[])`,
      ),
    )
  return new Map(found.map((one) => [one.host, one]))
}
