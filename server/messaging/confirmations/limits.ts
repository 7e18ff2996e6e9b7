import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { countAttempt, type RateLimit } from '#server/platform/rate-limits/index.ts'

const DAY = 24 * 3600

/** Mails to one address by the forms and portals of all businesses together: anybody can type anybody's address. */
const toAddress: RateLimit = { limit: 5, windowSeconds: DAY }
/** Mails that one customer causes, to any addresses, so that they do not use up the business's mails of the day. */
const ofCustomer: RateLimit = { limit: 5, windowSeconds: DAY }

/** Counts a mail that somebody caused by typing this address; false if the address's daily limit is reached. */
export const countTypedAddress = ({ tx, keyring, now }: BusinessContext, email: string): Promise<boolean> =>
  countAttempt(tx, `typed address:${keyring.hash(email.trim().toLowerCase())}`, toAddress, now)

/** Counts a request to confirm; false if the customer's daily limit is reached. */
export const countRequestOf = (
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<boolean> => countAttempt(tx, `confirm consent:${businessId}:${customerId}`, ofCustomer, now)

/** The refusal for a customer who asked for too many mails. */
export const askedTooOften = (): Refusal =>
  new Refusal('too_many_requests', 'Too many emails were asked for today. Please try again tomorrow.', {
    retryAfter: DAY,
  })
