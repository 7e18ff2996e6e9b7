import { askPayments, type BillingServices } from '../services.ts'
import { followStripe } from './followStripe.ts'
import { isMissing, somethingGone } from './gone.ts'
import type { Payments } from './payments.ts'

/**
 * Asks Stripe about a business's customer or subscription, which can be deleted there at any time. If it is gone,
 * the plan follows at once.
 * @throws {Refusal} as askPayments; 'conflict' if it is gone
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
