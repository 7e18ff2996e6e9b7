import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { customDomains } from './tables.ts'

export type CustomDomain = typeof customDomains.$inferSelect

export async function findDomain({ tx, businessId }: BusinessContext): Promise<CustomDomain | undefined> {
  const [found] = await tx.select().from(customDomains).where(eq(customDomains.business_id, businessId))
  return found
}

/** Deletes a business's own host, proven or not, and returns its name. */
export async function forgetDomain({ tx, businessId }: BusinessContext): Promise<string | undefined> {
  const [forgotten] = await tx
    .delete(customDomains)
    .where(eq(customDomains.business_id, businessId))
    .returning({ host: customDomains.host })
  return forgotten?.host
}

/** The address below which a host is served, with our own scheme and port. */
export function originOf(host: string, publicUrl: string): string {
  const url = new URL(publicUrl)
  return `${url.protocol}//${host}${url.port && `:${url.port}`}`
}

/**
 * The address of links to customers: the business's own host while it is proven and the plan has white label, else
 * ours.
 */
export async function customerUrl(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now' | 'publicUrl'>,
): Promise<string> {
  const [found] = await ctx.tx
    .select({ host: customDomains.host })
    .from(customDomains)
    .where(
      and(
        eq(customDomains.business_id, ctx.businessId),
        isNotNull(customDomains.proven_at),
        isNull(customDomains.off_at),
      ),
    )
  if (!found) return ctx.publicUrl
  const { tier } = await findBusinessAndTier(ctx)
  return tier.features.white_label ? originOf(found.host, ctx.publicUrl) : ctx.publicUrl
}

/** The business whose pages a proven host shows; see server/businesses/branding/functions.sql. */
export async function locateDomain(tx: Tx, host: string): Promise<string | undefined> {
  const [found] = await queryRows<{ business_id: string }>(tx, sql`select * from domain_by_host(${host})`)
  return found?.business_id
}
