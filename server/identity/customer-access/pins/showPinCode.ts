import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { lockCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { notAllowed } from '#server/platform/http/index.ts'
import { endShownLinks, makeLink } from '../cardLinks.ts'

const SECONDS = 300

export type PinCode = {
  /** The content of the QR code: the address of the page where the PIN is chosen. */
  link: string
  /** Seconds for which the link works. */
  seconds: number
}

/**
 * Lets a customer choose a PIN without a text: makes the link that the till shows as a QR code, valid once and for five
 * minutes. An earlier link for them ends. It is recorded in the audit log, because the person who opens the link gets
 * the card.
 * @throws {Refusal} 'forbidden' for callers that are not people; 'not_found'; 'conflict' before staff confirmed the
 * phone, and if the portal is switched off.
 */
export async function showPinCode(ctx: BusinessContext, customerId: string): Promise<PinCode> {
  if (ctx.actor.kind !== 'member') throw notAllowed()
  // Until the transaction ends no other till shows a code for this customer, so that only one works.
  const [customer] = await lockCustomers(ctx, [customerId])
  if (!customer || customer.merged_into || customer.erased_at) throw notFound('Customer')
  const { phone, phone_proven_at } = customer
  if (!phone || !phone_proven_at)
    throw new Refusal('conflict', 'Look at their phone and confirm the number first')
  const { portal_enabled } = await findBusiness(ctx.tx, ctx.businessId)
  if (!portal_enabled || !customer.portal_enabled)
    throw new Refusal('conflict', 'The portal is switched off for this guest')
  await endShownLinks(ctx, customerId)
  const ends = new Date(ctx.now.getTime() + SECONDS * 1000)
  const link = await makeLink(ctx, { customerId, phone, origin: 'till', ends })
  await recordAct(ctx, { action: 'portal_pin_code_shown', customer_id: customerId })
  return { link, seconds: SECONDS }
}
