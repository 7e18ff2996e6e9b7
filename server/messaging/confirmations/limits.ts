import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { countAttempt, countTypedAddress, type RateLimit } from '#server/platform/rate-limits/index.ts'

const DAY = 24 * 3600

/** Mails that one customer causes, to any addresses, so that they do not use up the business's mails of the day. */
const ofCustomer: RateLimit = { limit: 5, windowSeconds: DAY }

/**
 * Counts a mail that somebody caused by typing this address into a form or the portal of any business; false if the
 * mailbox's daily limit is reached.
 */
export const countFormMail = (ctx: BusinessContext, email: string): Promise<boolean> =>
  countTypedAddress(ctx, 'form', email)

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
