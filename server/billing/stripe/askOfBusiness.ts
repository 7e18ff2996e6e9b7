import { askPayments, type BillingServices } from '../services.ts'
import { followStripe } from './followStripe.ts'
import { isMissing, somethingGone } from './gone.ts'
import type { Payments } from './payments.ts'

/**
 * Asks about what Stripe has of a business. Where that is gone, the plan follows at once: a customer or subscription
 * can be deleted there at any time.
 * @throws {Refusal} as askPayments; 'conflict' where it is gone
 */
export const askOfBusiness = <T>(
  services: BillingServices,
  words: string,
  businessId: string,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> =>
  askPayments(services, words, async (payments) => {
    try {
      return await ask(payments)
    } catch (error) {
      if (!isMissing(error)) throw error
      await followStripe(services, businessId)
      throw somethingGone()
    }
  })
