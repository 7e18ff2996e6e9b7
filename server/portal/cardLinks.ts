import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { businesses } from '#server/companies/tables.ts'
import { customers } from '#server/customers/tables.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { hashToken } from '#server/platform/keyring.ts'
import { cardLinks } from './tables.ts'

/** A link with what it is looked at by. */
export type CardLink = Awaited<ReturnType<typeof findLink>>[number]

/** 'open' can be used; 'closed' is a portal that the shop disabled; 'changed' was texted to another number. */
export type LinkState = 'open' | 'used' | 'expired' | 'closed' | 'changed'

export function stateOf(link: CardLink, now: Date): LinkState {
  if (link.used_at) return 'used'
  if (link.expires_at <= now) return 'expired'
  if (link.phone !== link.current_phone || link.merged_into || link.erased_at) return 'changed'
  return link.portal_enabled ? 'open' : 'closed'
}

/**
 * Whether the PIN chosen on the form becomes the customer's. Not in place of one that works already: a
 * stranger can fill in the form with anybody's number.
 */
export const bringsPin = (link: CardLink): boolean =>
  link.pin_hash !== null && !(link.phone_proven_at !== null && link.auth_pin !== null)

/** Which shop a token is of; undefined for one that never was. */
export async function locateLink(
  tx: Tx,
  token: string,
): Promise<{ businessId: string; id: string } | undefined> {
  const [found] = await queryRows<{ business_id: string; id: string }>(
    tx,
    sql`select * from card_link_by_token(${hashToken(token)})`,
  )
  return found && { businessId: found.business_id, id: found.id }
}

/** Within a transaction of its shop. */
export const findLink = (tx: Tx, businessId: string, id: string) =>
  tx
    .select({
      id: cardLinks.id,
      business_id: cardLinks.business_id,
      customer_id: cardLinks.customer_id,
      phone: cardLinks.phone,
      pin_hash: cardLinks.pin_hash,
      expires_at: cardLinks.expires_at,
      used_at: cardLinks.used_at,
      current_phone: customers.phone,
      auth_pin: customers.auth_pin,
      phone_proven_at: customers.phone_proven_at,
      /** Both the customer's switch and the shop's. */
      portal_enabled: sql<boolean>`${customers.portal_enabled} and ${businesses.portal_enabled}`,
      merged_into: customers.merged_into,
      erased_at: customers.erased_at,
      company_name: businesses.company_name,
      brand_color: businesses.brand_color,
      contact_phone: businesses.contact_phone,
      contact_email: businesses.contact_email,
      address: businesses.address,
    })
    .from(cardLinks)
    .innerJoin(
      customers,
      and(eq(customers.business_id, cardLinks.business_id), eq(customers.id, cardLinks.customer_id)),
    )
    .innerJoin(businesses, eq(businesses.id, cardLinks.business_id))
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.id, id)))

/** False when somebody else used it first. */
export async function useUp(tx: Tx, businessId: string, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(cardLinks)
    .set({ used_at: now })
    .where(
      and(
        eq(cardLinks.business_id, businessId),
        eq(cardLinks.id, id),
        isNull(cardLinks.used_at),
        gt(cardLinks.expires_at, now),
      ),
    )
    .returning({ id: cardLinks.id })
  return used.length > 0
}
