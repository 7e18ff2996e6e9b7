import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/sign-in/index.ts'
import {
  bringsPin,
  type CardLink,
  findLink,
  type LinkState,
  locateLink,
  stateOf,
  useUp,
} from './cardLinks.ts'
import { provePhoneWithPin } from './provePhoneWithPin.ts'
import { type NewSession, startSession } from './sessions.ts'

export type FoundLink = { link: CardLink; state: LinkState } | undefined

/** What a link's page shows. Looking uses nothing up: previews in messengers look at every link. */
export async function lookAtCardLink({ database, clock }: Services, token: string): Promise<FoundLink> {
  const place = await locateLink(database.reads, token)
  if (!place) return undefined
  const { businessId } = place
  const [link] = await database.transaction({ businessId, readOnly: true }, (tx) =>
    findLink(tx, businessId, place.id),
  )
  return link && { link, state: stateOf(link, clock.now()) }
}

/**
 * Opens the card with a link, once: the phone is proven, the PIN is the one chosen now, else the one from the
 * form where the guest had none, and the guest is signed in. Otherwise it tells why not.
 */
export async function openCardLink(
  services: Services,
  token: string,
  newPin: string | undefined,
  userAgent: string | undefined,
): Promise<{ session: NewSession } | { refused: FoundLink }> {
  const place = await locateLink(services.database.reads, token)
  if (!place) return { refused: undefined }
  const { businessId, id } = place
  // A link that opens nothing costs no hash.
  const found = await lookAtCardLink(services, token)
  if (found?.state !== 'open') return { refused: found }
  const chosen = newPin ? await hashPassword(newPin) : null
  const now = services.clock.now()
  return services.database.transaction({ businessId }, async (tx) => {
    const [link] = await findLink(tx, businessId, id)
    if (!link) return { refused: undefined }
    const state = stateOf(link, now)
    if (state !== 'open') return { refused: { link, state } }
    if (!(await useUp(tx, businessId, id, now))) return { refused: { link, state: 'used' } }
    const pinHash = chosen ?? (bringsPin(link) ? link.pin_hash : null)
    const { customer_id: customerId, phone } = link
    if (!(await provePhoneWithPin(tx, { businessId, customerId, phone }, pinHash, now)))
      return { refused: { link, state: 'changed' } }
    const guest = { businessId, customerId, pinHash: pinHash ?? link.auth_pin }
    return { session: await startSession(tx, guest, userAgent, now) }
  })
}
