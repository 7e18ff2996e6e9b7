import type { SessionEntry } from '#server/identity/customer-access/contract.ts'
import type { PortalBusiness, PortalCard } from '#server/portal/card/contract.ts'

/** Keys of what the browser stores. Nothing stored is trusted: the server decides by its cookie. */

const keys = { session: 'customer_session', business: 'regulars_portal_shop', card: 'regulars_portal_card' }
/** Raised when the card's shape changes, so that an old page's data is not misread. */
const CARD_VERSION = 2

/** The last card seen, shown while there is no connection. */
export type LastCard = { version: number; card: PortalCard }

export const rememberSession = (entry: SessionEntry): void => write(sessionStorage, keys.session, entry)

let timesForgotten = 0

/**
 * Call this before requesting a card; it returns the function that stores the answer. That function does nothing if the
 * customer was forgotten meanwhile: an answer on its way must not bring back a customer who has signed out.
 */
export function expectCard(): (card: PortalCard) => void {
  const asked = timesForgotten
  return (card) => {
    if (asked === timesForgotten) rememberCard(card)
  }
}

function rememberCard(card: PortalCard): void {
  write(localStorage, keys.card, { version: CARD_VERSION, card } satisfies LastCard)
  write(localStorage, keys.business, card.business)
  const { customer, business } = card
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  rememberSession({ customerId: customer.id, businessId: business.id, name, phone: customer.phone ?? '' })
}

export function lastCard(): PortalCard | null {
  const found = read<LastCard>(localStorage, keys.card)
  return found?.version === CARD_VERSION ? found.card : null
}

/** The last card, if it belongs to this tab's customer: another customer may have signed in in this browser since. */
export function ownLastCard(): PortalCard | null {
  const card = lastCard()
  const session = read<SessionEntry>(sessionStorage, keys.session)
  return card && session?.customerId === card.customer.id ? card : null
}

/** The business that the page names, else that of the last sign-in: its contact details, the country of its phones. */
export const lastBusiness = (): PortalBusiness | null =>
  namedBusiness() ?? read<PortalBusiness>(localStorage, keys.business)

/** The business that the page names before anybody has signed in: on its own host, or behind a link to a card. */
export function namedBusiness(): PortalBusiness | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name=shop]')?.content
  return told ? (JSON.parse(told) as PortalBusiness) : null
}

/** Removes everything personal. The business stays, so that the next sign-in can show its contact details. */
export function forgetCustomer(): void {
  timesForgotten += 1
  for (const [storage, key] of [
    [sessionStorage, keys.session],
    [localStorage, keys.card],
  ] as const) {
    try {
      storage.removeItem(key)
    } catch {
      // Storage is switched off, so nothing was stored.
    }
  }
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the portal works without it.
  }
}

function read<T>(storage: Storage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
