import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { businesses, tenants } from '#server/businesses/business/tables.ts'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { businessLogos } from './tables.ts'

/** Logos replaced by newer ones stay for the mails that show them; nobody needs more than this. */
const KEPT_LOGOS = 10

type ProfileColumns = Partial<typeof businesses.$inferInsert>

/** The business as changed, or nothing when its version is another by now. */
export async function changeProfile(
  { tx, businessId }: BusinessContext,
  version: number,
  change: ProfileColumns & { company_name: string },
): Promise<Business | undefined> {
  const [changed] = await tx
    .update(businesses)
    .set({ ...change, version: version + 1 })
    .where(and(eq(businesses.id, businessId), eq(businesses.version, version)))
    .returning()
  if (!changed) return undefined
  await tx
    .update(tenants)
    .set({ company_name: change.company_name })
    .where(eq(tenants.business_id, businessId))
  return changed
}

type Switches = Partial<
  Pick<
    Business,
    | 'email_tracking_enabled'
    | 'portal_enabled'
    | 'double_opt_in'
    | 'weekly_mail_enabled'
    | 'text_countries'
    | 'counter_most_amount'
    | 'marketing_texts_a_week'
    | 'marketing_mails_a_week'
  >
>

export async function setSwitches({ tx, businessId }: BusinessContext, switches: Switches): Promise<void> {
  await tx.update(businesses).set(switches).where(eq(businesses.id, businessId))
}

/** Whether any operation has an amount, which means its currency. */
export async function hasAmounts({ tx, businessId }: BusinessContext): Promise<boolean> {
  const [found] = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.business_id, businessId), sql`${operations.amount} is not null`))
    .limit(1)
  return found !== undefined
}

type NewLogo = Pick<typeof businessLogos.$inferInsert, 'hash' | 'media_type' | 'content'>

/** A picture the business showed before counts as the newest again. */
export async function insertLogo({ tx, businessId, now }: BusinessContext, logo: NewLogo): Promise<void> {
  await tx
    .insert(businessLogos)
    .values({ business_id: businessId, ...logo, created_at: now })
    .onConflictDoUpdate({ target: [businessLogos.business_id, businessLogos.hash], set: { created_at: now } })
}

export async function setLogoHash({ tx, businessId }: BusinessContext, hash: string | null): Promise<void> {
  await tx.update(businesses).set({ logo_hash: hash }).where(eq(businesses.id, businessId))
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

/** Across businesses, for whoever opens a card or a mail knows only the address; see server/console/settings/functions.sql. */
export async function locateLogo(tx: Tx, hash: string): Promise<StoredLogo | undefined> {
  const [found] = await queryRows<StoredLogo>(tx, sql`select * from logo_by_hash(${hash})`)
  return found
}
