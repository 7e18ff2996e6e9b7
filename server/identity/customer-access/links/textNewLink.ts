import { publish } from '#server/loyalty/events/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { countedAs } from '../candidates.ts'
import { type CardLink, isPortalOpen, type LinkState } from '../cardLinks.ts'
import { countAttempt, portalLimits } from '../limits.ts'

/**
 * True if the page of a link that opens nothing offers another one by text: only while the card has the phone of the
 * old link. It does not reveal whether the card's portal is open.
 */
export const offersNewLink = (
  { canText }: { canText: boolean },
  link: Pick<CardLink, 'business'> & { origin: string },
  state: LinkState,
): boolean =>
  canText &&
  link.origin === 'text' &&
  link.business.standing === 'open' &&
  (state === 'shown' || state === 'used' || state === 'expired')

/**
 * Texts another link to the phone of an old one, if the card's portal is open. The caller is not told, because anybody
 * may have the old link.
 * @throws {Refusal} 'too_many_requests', with the codes that were texted to the phone counted too
 */
export async function textNewLink(services: Services, link: CardLink, address: string): Promise<void> {
  const { business_id: businessId, customer_id, phone } = link
  const { plain } = services.database
  const limits = portalLimits(services.keyring, address).codeRequests(countedAs(phone))
  await countAttempt(plain, limits, services.clock.now())
  if (!isPortalOpen(link)) return
  await inBusiness(services, businessId, { kind: 'anonymous', ipAddress: null }, (ctx) =>
    publish(ctx, [{ type: 'card_link.requested', ids: { customer_id, request_id: newId() } }]),
  )
}
