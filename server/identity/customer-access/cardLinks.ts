import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { customerUrl } from '#server/businesses/branding/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { findAnyCustomer } from '#server/loyalty/customers/index.ts'
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
  ends: Date
}

/** Stores a link as a hash. Returns its address, which nobody else is told. */
export async function makeLink(
  ctx: BusinessContext,
  { customerId, phone, origin, ends }: NewLink,
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
    expires_at: ends,
    created_at: now,
  })
  return `${await customerUrl(ctx)}/card/${token}`
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
export type CardLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/**
 * 'open' can be used. 'shown' was used, and still shows the card. 'closed' means that the portal is disabled. 'changed'
 * means that the link is for another number.
 */
export type LinkState = 'open' | 'shown' | 'used' | 'expired' | 'closed' | 'changed'

export function stateOf(link: CardLink, now: Date): LinkState {
  // First, because the other states offer another link, which would never arrive.
  if (!fitsCard(link)) return 'changed'
  if (link.used_at) return stillShows(link, now) ? 'shown' : 'used'
  if (link.expires_at <= now) return 'expired'
  // Staff showed the link for a phone that they had seen. Without that proof it is not valid.
  if (link.origin === 'till' && !link.customer.phone_proven_at) return 'changed'
  return isPortalOpen(link) ? 'open' : 'closed'
}

/** True for a used link that shows the card until its end. What the till showed once is not shown again. */
const stillShows = (link: CardLink, now: Date): boolean =>
  link.origin === 'text' &&
  link.expires_at > now &&
  isPortalOpen(link) &&
  link.business.standing === 'open' &&
  !isEnded(link)

/** True if the PIN or a contact was changed since, or another customer merged: not by the use of the link itself. */
const isEnded = ({ used_at, customer: { links_ended_at } }: CardLink): boolean =>
  links_ended_at !== null && (used_at === null || used_at < links_ended_at)

/** True if the portal is enabled by the customer's switch and by the business's. */
export const isPortalOpen = ({ customer, business }: CardLink): boolean =>
  customer.portal_enabled && business.portal_enabled

/** True if the card still has the phone for which the link was made. */
const fitsCard = ({ phone, customer }: CardLink): boolean =>
  phone === customer.phone && !customer.merged_into && !customer.erased_at

/** Finds the business of a token; undefined for an unknown one. */
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

/** A link with its customer and business. Call it within a transaction of that business. */
export async function findLink(tx: Tx, businessId: string, id: string) {
  const [link] = await tx
    .select()
    .from(cardLinks)
    .where(and(eq(cardLinks.business_id, businessId), eq(cardLinks.id, id)))
  const customer = link && (await findAnyCustomer({ tx, businessId }, link.customer_id))
  if (!customer) return undefined
  return { ...link, customer, business: await findBusiness(tx, businessId) }
}

/** Uses up a link; false if somebody else used it first. */
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
