import { findBusiness, isBusiness } from '#server/businesses/business/index.ts'
import { findAnyCustomer } from '#server/loyalty/customers/index.ts'
import { findMessage, isStillTo, readCardToken } from '#server/messaging/messages/index.ts'
import type { Services } from '#server/services.ts'
import type { CardLink } from '../cardLinks.ts'

/**
 * A link to a card in a mail. It shows the card, and proves nothing: a mailbox is not a phone, and mails are forwarded.
 */
export type MailedLink = Pick<
  CardLink,
  'business_id' | 'customer_id' | 'customer' | 'business' | 'expires_at'
> & {
  origin: 'mail'
}
/** A mailed link that shows nothing. It does not tell whose card it was. */
export type EndedLink = Pick<CardLink, 'business_id' | 'business' | 'expires_at'> & {
  origin: 'mail'
  customer_id: null
}
export type FoundMailedLink =
  | { link: MailedLink; state: 'shown' }
  | { link: EndedLink; state: 'changed' | 'expired' | 'closed' }

/** Finds a mailed link and its state; undefined for a token that we did not sign. */
export async function findMailedLink(
  { database, keyring, clock }: Services,
  token: string,
): Promise<FoundMailedLink | undefined> {
  const named = readCardToken(keyring, token)
  if (!named || !(await isBusiness(database.reads, named.businessId))) return undefined
  const { businessId, messageId, ends: expires_at } = named
  return database.transaction({ businessId, readOnly: true }, async (tx): Promise<FoundMailedLink> => {
    const business = await findBusiness(tx, businessId)
    const message = await findMessage(tx, businessId, messageId)
    const customer = message?.customer_id && (await findAnyCustomer({ tx, businessId }, message.customer_id))
    const link = { origin: 'mail', business_id: businessId, business, expires_at } as const
    const ended = { ...link, customer_id: null }
    if (!message || !customer || customer.merged_into || customer.erased_at || !isStillTo(customer, message))
      return { link: ended, state: 'changed' }
    if (expires_at <= clock.now()) return { link: ended, state: 'expired' }
    if (business.standing !== 'open') return { link: ended, state: 'changed' }
    if (!customer.portal_enabled || !business.portal_enabled) return { link: ended, state: 'closed' }
    return { link: { ...link, customer_id: customer.id, customer }, state: 'shown' }
  })
}
