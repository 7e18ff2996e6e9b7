import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { businesses } from '#server/businesses/business/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { endShownLinks, makeLink } from './cardLinks.ts'

const SECONDS = 300

export type PinCode = {
  /** The content of the QR code: the page where the PIN is chosen. */
  link: string
  /** How long it works, in seconds. */
  seconds: number
}

/**
 * Lets a customer choose a PIN without a text: makes the link that the till shows as a QR code, valid once and
 * for five minutes. An earlier one for them ends. It is recorded in the audit log, because the person who opens
 * the link gets the card.
 * @throws {Refusal} 'forbidden' for callers that are not people; 'not_found'; 'conflict' before staff confirmed
 * the phone, and if the portal is switched off.
 */
export async function showPinCode(ctx: BusinessContext, customerId: string): Promise<PinCode> {
  if (ctx.actor.kind !== 'member') throw notAllowed()
  const customer = await lockCustomer(ctx, customerId)
  if (!customer) throw notFound('Customer')
  const { phone, phone_proven_at, portal_enabled } = customer
  if (!phone || !phone_proven_at)
    throw new Refusal('conflict', 'Look at their phone and confirm the number first')
  if (!portal_enabled) throw new Refusal('conflict', 'The portal is switched off for this guest')
  await endShownLinks(ctx, customerId)
  const link = await makeLink(ctx, { customerId, phone, origin: 'till', seconds: SECONDS })
  await recordAct(ctx, { action: 'portal_pin_code_shown', customer_id: customerId })
  return { link, seconds: SECONDS }
}

/** Until the transaction ends no other till shows a code for them, so that only one works. */
async function lockCustomer({ tx, businessId }: BusinessContext, customerId: string) {
  const [customer] = await tx
    .select({
      phone: customers.phone,
      phone_proven_at: customers.phone_proven_at,
      /** Both the customer's switch and the business's. */
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
  return customer
}
