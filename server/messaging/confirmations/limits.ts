import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { countAttempt, type RateLimit } from '#server/platform/rate-limits/index.ts'

const DAY = 24 * 3600

/** By forms and portals of all businesses together: anybody can type anybody's address. */
const toAddress: RateLimit = { limit: 5, windowSeconds: DAY }
/** However many addresses they type, so that one customer does not use up the business's mail of the day. */
const ofCustomer: RateLimit = { limit: 5, windowSeconds: DAY }

/** Counts a mail that somebody caused by typing this address; false once it has had its day's. */
export const countTypedAddress = ({ tx, keyring, now }: BusinessContext, email: string): Promise<boolean> =>
  countAttempt(tx, `typed address:${keyring.hash(email.trim().toLowerCase())}`, toAddress, now)

/** Counts a request to confirm; false once the customer has caused their day's. */
export const countRequestOf = (
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<boolean> => countAttempt(tx, `confirm consent:${businessId}:${customerId}`, ofCustomer, now)

/** For whoever typed it themselves. */
export const askedTooOften = (): Refusal =>
  new Refusal('too_many_requests', 'Too many emails were asked for today. Please try again tomorrow.', {
    retryAfter: DAY,
  })
