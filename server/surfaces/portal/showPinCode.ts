import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { businesses } from '#server/businesses/directory/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { notFound, Refusal } from '#server/platform/refusal.ts'
import { endShownLinks, makeLink } from './cardLinks.ts'

const SECONDS = 300

export type PinCode = {
  /** What the QR code says: where the PIN is chosen. */
  link: string
  /** How long it works, in seconds. */
  seconds: number
}

/**
 * Lets a guest choose a PIN without a text: makes the link that the till shows as a QR code, good once and for five
 * minutes. The one shown for them before ends. It stands in the audit log, for whoever opens the link has the card.
 * @throws {Refusal} 'forbidden' for who is no person; 'not_found'; 'conflict' before staff confirmed the phone, and
 *   where the portal is switched off.
 */
export async function showPinCode(ctx: ShopContext, customerId: string): Promise<PinCode> {
  if (ctx.actor.kind !== 'member') throw notAllowed()
  const guest = await lockGuest(ctx, customerId)
  if (!guest) throw notFound('Customer')
  const { phone, phone_proven_at, portal_enabled } = guest
  if (!phone || !phone_proven_at)
    throw new Refusal('conflict', 'Look at their phone and confirm the number first')
  if (!portal_enabled) throw new Refusal('conflict', 'The portal is switched off for this guest')
  await endShownLinks(ctx, customerId)
  const link = await makeLink(ctx, { customerId, phone, origin: 'till', seconds: SECONDS })
  await recordAct(ctx, { action: 'portal_pin_code_shown', customer_id: customerId })
  return { link, seconds: SECONDS }
}

/** Until the transaction ends no other till shows a code for them, so that one alone works. */
async function lockGuest({ tx, businessId }: ShopContext, customerId: string) {
  const [guest] = await tx
    .select({
      phone: customers.phone,
      phone_proven_at: customers.phone_proven_at,
      /** Both the customer's switch and the shop's. */
      portal_enabled: sql<boolean>`${customers.portal_enabled} and ${businesses.portal_enabled}`,
    })
    .from(customers)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(
      and(
        eq(customers.business_id, businessId),
        eq(customers.id, customerId),
        isNull(customers.merged_into),
        isNull(customers.erased_at),
      ),
    )
    .for('no key update', { of: customers })
  return guest
}
