const site = 'https://regulars.example'

/** An example of opening the page where a plan is paid for. */
export const checkoutSession = {
  body: {
    priceId: 'price_1SExample',
    successUrl: `${site}/dashboard?payment=success`,
    cancelUrl: `${site}/dashboard?payment=cancelled`,
  },
  answer: { url: 'https://checkout.stripe.com/c/pay/cs_example' },
}

/** An example of opening the page for cards and invoices. */
export const portalSession = {
  body: { returnUrl: `${site}/subscription` },
  answer: { url: 'https://billing.stripe.com/p/session/example' },
}
