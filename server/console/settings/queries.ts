import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { businessLogos } from './tables.ts'

/** Logos kept of a business. Older logos stay for the mails that show them; nobody needs more than this. */
const KEPT_LOGOS = 10

type NewLogo = Pick<typeof businessLogos.$inferInsert, 'hash' | 'media_type' | 'content'>

/** Inserts a logo. A picture that the business showed before counts as the newest again. */
export async function insertLogo({ tx, businessId, now }: BusinessContext, logo: NewLogo): Promise<void> {
  await tx
    .insert(businessLogos)
    .values({ business_id: businessId, ...logo, created_at: now })
    .onConflictDoUpdate({ target: [businessLogos.business_id, businessLogos.hash], set: { created_at: now } })
}

export async function dropOldLogos({ tx, businessId }: BusinessContext): Promise<void> {
  const own = eq(businessLogos.business_id, businessId)
  const newest = tx
    .select({ hash: businessLogos.hash })
    .from(businessLogos)
    .where(own)
    .orderBy(desc(businessLogos.created_at))
    .limit(KEPT_LOGOS)
  await tx.delete(businessLogos).where(and(own, notInArray(businessLogos.hash, newest)))
}

type StoredLogo = { media_type: string; content: Uint8Array }

/**
 * Across businesses, because the opener of a card or a mail knows only the address; see
 * server/console/settings/functions.sql.
 */
export async function locateLogo(tx: Tx, hash: string): Promise<StoredLogo | undefined> {
  const [found] = await queryRows<StoredLogo>(tx, sql`select * from logo_by_hash(${hash})`)
  return found
}
