import { eq, sql } from 'drizzle-orm'
import { findPlan, type Plan } from '#server/businesses/plans/index.ts'
import type { BusinessContext, Standing, TeamRole } from '#server/platform/context/context.ts'
import { type Database, queryRows, type Tx } from '#server/platform/database/index.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { businesses, tenantMembers } from './tables.ts'

export type Business = typeof businesses.$inferSelect

export async function findBusiness(tx: Tx, businessId: string): Promise<Business> {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId))
  if (!business) throw new Error(`business ${businessId} is not visible in this transaction`)
  return business
}

/** True if the database knows a zone that Intl knows: its own list may be older, or have fewer names. */
export async function knowsTimeZone(tx: Tx, zone: string): Promise<boolean> {
  const [answer] = await queryRows<{ known: boolean }>(tx, sql`select is_time_zone(${zone}::text) as known`)
  return answer!.known
}

/**
 * The business and its plan, with the business row locked. Every verb that makes something with a plan limit
 * uses this.
 */
export async function lockBusinessAndTier(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
): Promise<{ business: Business } & Plan> {
  const business = await lockBusinessRow(ctx.tx, ctx.businessId)
  return { business, ...(await findPlan(ctx, business)) }
}

export async function lockBusinessRow(tx: Tx, businessId: string): Promise<Business> {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
  if (!business) throw new Error(`business ${businessId} is not visible in this transaction`)
  return business
}

/** `lockBusinessAndTier` without the lock, only for reading. */
export async function findBusinessAndTier(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
): Promise<{ business: Business } & Plan> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return { business, ...(await findPlan(ctx, business)) }
}

export type Membership = {
  business_id: string
  tenant_id: string
  company_name: string
  role: TeamRole
  standing: Standing
}

/** The businesses of a signed-in person and whether they are a super admin, in one round trip. */
export async function findMemberships(
  tx: Tx,
  userId: string,
): Promise<{ memberships: Membership[]; isSuperAdmin: boolean }> {
  const rows = await queryRows<Membership & { is_super_admin: boolean }>(
    tx,
    sql`select * from memberships_of(${userId}::uuid)`,
  )
  return {
    memberships: rows.filter((row) => !row.is_super_admin),
    isSuperAdmin: rows.some((row) => row.is_super_admin),
  }
}

/** True if a person is or ever was on the team of a business. */
export function hasBeenMember(database: Database, userId: string): Promise<boolean> {
  return database.transaction({ userId, readOnly: true }, async (tx) => {
    const found = await tx
      .select({ id: tenantMembers.id })
      .from(tenantMembers)
      .where(eq(tenantMembers.user_id, userId))
      .limit(1)
    return found.length > 0
  })
}

/** True if a row of businesses is a business, whoever is on its team; a member's own row is not. */
export async function isBusiness(tx: Tx, businessId: string): Promise<boolean> {
  const [row] = await queryRows<{ taken: boolean }>(tx, sql`select is_business(${businessId}::uuid) as taken`)
  return row!.taken
}

/** The language of mails to the owner of a business: what they chose, else English. */
export async function findOwnerLanguage({
  tx,
  businessId,
}: Pick<BusinessContext, 'tx' | 'businessId'>): Promise<StaffLanguage> {
  const [owner] = await queryRows<{ language: string | null }>(
    tx,
    sql`select language_of_owner(${businessId}::uuid) as language`,
  )
  return staffLanguageOf(owner?.language)
}

/** True if the owner of a business has proven their e-mail address. Call it within a transaction of the business. */
export async function isOwnerProven(tx: Tx, businessId: string): Promise<boolean> {
  const [owner] = await queryRows<{ proven: boolean | null }>(
    tx,
    sql`select is_owner_proven(${businessId}::uuid) as proven`,
  )
  return owner?.proven ?? false
}
