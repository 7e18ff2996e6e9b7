import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { guestUrl } from '#server/businesses/branding/index.ts'
import { businesses } from '#server/businesses/business/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { cardLinks } from './tables.ts'

export type NewLink = {
  customerId: string
  /** E.164. */
  phone: string
  origin: 'text' | 'till'
  /** How long it works. */
  seconds: number
}

/** Stores a link as a hash; returns its address, which nobody else is told. */
export async function makeLink(
  ctx: BusinessContext,
  { customerId, phone, origin, seconds }: NewLink,
): Promise<string> {
  const { tx, businessId, now } = ctx
  const token = secretToken()
  await tx.insert(cardLinks).values({
    business_id: businessId,
    id: newId(),
    customer_id: customerId,
    origin,
    phone,
    token_hash: hashToken(token),
    expires_at: new Date(now.getTime() + seconds * 1000),
    created_at: now,
  })
  return `${await guestUrl(ctx)}/card/${token}`
}

/** Ends the unused links that a till showed for a customer. */
export const endShownLinks = ({ tx, businessId, now }: BusinessContext, customerId: string) =>
  tx
    .update(cardLinks)
    .set({ expires_at: now })
    .where(
      and(
        eq(cardLinks.business_id, businessId),
        eq(cardLinks.customer_id, customerId),
        eq(cardLinks.origin, 'till'),
        isNull(cardLinks.used_at),
        gt(cardLinks.expires_at, now),
      ),
    )

/** A link with the data that decides whether it works. */
export type CardLink = Awaited<ReturnType<typeof findLink>>[number]

/**
 * 'open' can be used; 'closed' means a portal that the business disabled; 'changed' means a link for another
 * number.
 */
export type LinkState = 'open' | 'used' | 'expired' | 'closed' | 'changed'

export function stateOf(link: CardLink, now: Date): LinkState {
  // First, because the other states offer another link, which would never arrive.
  if (!fitsCard(link)) return 'changed'
  if (link.used_at) return 'used'
  if (link.expires_at <= now) return 'expired'
  // Staff showed it for a phone that they had seen; without that proof it is not valid.
  if (link.origin === 'till' && !link.phone_proven_at) return 'changed'
  return link.portal_enabled ? 'open' : 'closed'
}

/** The card still has the phone for which the link was made. */
const fitsCard = ({ phone, current_phone, merged_into, erased_at }: CardLink): boolean =>
  phone === current_phone && !merged_into && !erased_at

/** The business of a token; undefined for an unknown one. */
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

/** Within a transaction of its business. */
export const findLink = (tx: Tx, businessId: string, id: string) =>
  tx
    .select({
      id: cardLinks.id,
      business_id: cardLinks.business_id,
      customer_id: cardLinks.customer_id,
      phone: cardLinks.phone,
      origin: cardLinks.origin,
      expires_at: cardLinks.expires_at,
      used_at: cardLinks.used_at,
      current_phone: customers.phone,
      birthday: customers.birthday,
      auth_pin: customers.auth_pin,
      phone_proven_at: customers.phone_proven_at,
      /** Both the customer's switch and the business's. */
      portal_enabled: sql<boolean>`${customers.portal_enabled} and ${businesses.portal_enabled}`,
      merged_into: customers.merged_into,
      erased_at: customers.erased_at,
      standing: businesses.standing,
      company_name: businesses.company_name,
      brand_color: businesses.brand_color,
      contact_phone: businesses.contact_phone,
      default_country: businesses.default_country,
      contact_email: businesses.contact_email,
      address: businesses.address,
    })
    .from(cardLinks)
    .innerJoin(customers, and(eq(customers.business_id, businessId), eq(customers.id, cardLinks.customer_id)))
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.id, id)))

/** False if somebody else used it first. */
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
