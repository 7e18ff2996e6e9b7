import type { SessionView } from '#server/identity/sign-in/contract.ts'
import type { KeptBusiness, KeptCustomer } from '#server/loyalty/counter/contract.ts'

/** A customer on this device, as the server gave them. */
export type KeptCustomerHere = KeptCustomer & { businessId: string }

/** The business as this device keeps it, so that its counter opens and finds customers without a connection. */
export type Keeping = {
  businessId: string
  /** The device's id in the business's list. */
  deviceId: string
  /** The last contact by the device's clock, ISO 8601. */
  contactAt: string
  /** Null once it was forgotten: the owner ended the device, nobody is signed in, or the last contact is too old. */
  kept: {
    business: KeptBusiness
    /** Whoever was signed in at the last contact, with what screens need to show the business. */
    session: SessionView
  } | null
}

/** The server's limit. Written out, because importing the contract would bring its schemas along. */
const DAYS_WITHOUT_CONTACT: typeof import('#server/identity/till-devices/contract.ts').DAYS_WITHOUT_CONTACT = 7

/** True if a device must forget what it keeps, because it had no contact for too long. A clock set back counts, too. */
export const isTooOld = ({ contactAt }: Keeping, now: number): boolean =>
  Math.abs(now - Date.parse(contactAt)) > DAYS_WITHOUT_CONTACT * 86_400_000

/**
 * True if the last contact is no longer ago than `most` milliseconds. One of a time that is still to come says nothing:
 * the clock was set back since, and whoever does that must not keep the device from hearing that it was ended.
 */
export const isFresh = ({ contactAt, kept }: Keeping, most: number, now: number): boolean => {
  const age = now - Date.parse(contactAt)
  return kept !== null && age >= 0 && age < most
}

/**
 * A session as far as a device keeps it: who was there, without their address or the tabs of an owner. It opens the
 * counter and nothing else, and the server never sees it.
 */
export const sessionToKeep = (session: SessionView): SessionView => ({
  ...session,
  user: { ...session.user, email: '' },
  is_super_admin: false,
  look: null,
  second_factor_due: false,
  memberships: session.memberships.filter(({ business_id }) => business_id === session.business?.id),
  shared_till: null,
  permissions: session.permissions.filter((permission) => permission === 'till'),
})
