import type Stripe from 'stripe'

/**
 * What Stripe's page needs to calculate taxes: the buyer's address and, of a company, its tax number. It asks for both and
 * keeps them with the customer. Nothing where it calculates none.
 */
export const taxesOf = (calculatesTax: boolean) =>
  calculatesTax
    ? ({
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
      } satisfies Partial<Stripe.Checkout.SessionCreateParams>)
    : {}
