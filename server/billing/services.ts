import Stripe from 'stripe'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Payments } from './stripe/payments.ts'

/** `payments` is null where no provider of payments is set up: then nothing can be bought here. */
export type BillingServices = Services & { payments: Payments | null }

/**
 * Asks the provider of payments, outside of any transaction.
 * @param words the message if the provider gives no answer (spec section 8)
 * @throws {Refusal} 'unavailable' with `words`; the cause is in the log. 'conflict' for an idempotency key that was
 * used for something else.
 */
export async function askPayments<T>(
  { payments, log }: BillingServices,
  words: string,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (!payments) throw new Refusal('unavailable', words, { details: { reason: 'no_payments' } })
  try {
    return await ask(payments)
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw keyTaken()
    log.error({ err: error }, 'the provider of payments refused or did not answer')
    throw new Refusal('unavailable', words, { retryAfter: 30 })
  }
}
