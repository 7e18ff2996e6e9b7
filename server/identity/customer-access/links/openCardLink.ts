import { hashPin } from '#server/platform/passwords/index.ts'
import { pinFault as faultOf } from '#server/platform/secrets/newPin.ts'
import type { Services } from '#server/services.ts'
import { type CardLink, findLink, type LinkState, locateLink, stateOf, useUp } from '../cardLinks.ts'
import { provePhoneWithPin } from '../pins/provePhoneWithPin.ts'
import { type NewSession, startSession } from '../sessions.ts'
import { type FoundMailedLink, findMailedLink } from './mailedLink.ts'

export type FoundLink = { link: CardLink; state: LinkState } | FoundMailedLink | undefined
/** A link that a text or the till brought. */
type FoundProof = { link: CardLink; state: LinkState } | undefined

/**
 * Finds a link and its state, for its page. Opening the page uses nothing up, because messengers load previews of every
 * link.
 */
export const peekAtCardLink = async (services: Services, token: string): Promise<FoundLink> =>
  (await findMailedLink(services, token)) ?? peekAtProof(services, token)

async function peekAtProof({ database, clock }: Services, token: string): Promise<FoundProof> {
  const place = await locateLink(database.reads, token)
  if (!place) return undefined
  const { businessId } = place
  const link = await database.transaction({ businessId, readOnly: true }, (tx) =>
    findLink(tx, businessId, place.id),
  )
  return link && { link, state: stateOf(link, clock.now()) }
}

/**
 * Opens the card with a link, once: sets the PIN if one is chosen now, and signs the customer in. A texted link proves
 * the phone; a link that the till showed needs a PIN. If the PIN is refused the link stays 'open'. Otherwise the result
 * gives the state that kept it closed.
 */
export async function openCardLink(
  services: Services,
  token: string,
  newPin: string | undefined,
  userAgent: string | undefined,
): Promise<{ session: NewSession } | { refused: FoundProof; pinFault?: string | undefined }> {
  const place = await locateLink(services.database.reads, token)
  if (!place) return { refused: undefined }
  const { businessId, id } = place
  // Checked first, so that a link that opens nothing costs no hash.
  const found = await peekAtProof(services, token)
  if (found?.state !== 'open') return { refused: found }
  const wanted = newPin ?? (found.link.origin === 'till' ? '' : undefined)
  const pinFault = wanted === undefined ? undefined : faultOf(wanted, found.link.customer)
  if (pinFault) return { refused: found, pinFault }
  const chosen = newPin ? { pin: newPin, hashed: await hashPin(newPin) } : null
  const now = services.clock.now()
  return services.database.transaction({ businessId }, async (tx) => {
    const link = await findLink(tx, businessId, id)
    if (!link) return { refused: undefined }
    const state = stateOf(link, now)
    if (state !== 'open') return { refused: { link, state } }
    if (!(await useUp(tx, businessId, id, now))) return { refused: { link, state: 'used' } }
    const { customer_id: customerId, phone } = link
    const ctx = { tx, businessId, now, keyring: services.keyring }
    const proven = await provePhoneWithPin(ctx, { customerId, phone }, chosen)
    if (!proven) return { refused: { link, state: 'changed' } }
    return { session: await startSession(tx, { businessId, customerId, ...proven }, userAgent, now) }
  })
}
