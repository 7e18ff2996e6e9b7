import type Stripe from 'stripe'

/**
 * The part of a checkout request that has Stripe calculate taxes. Stripe's page asks for the buyer's address and a
 * company's tax number, and keeps both with the customer. Empty if Stripe calculates no taxes.
 */
export const taxesOf = (calculatesTax: boolean) =>
  calculatesTax
    ? ({
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
      } satisfies Partial<Stripe.Checkout.SessionCreateParams>)
    : {}
