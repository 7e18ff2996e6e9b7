import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { startStripe } from './stripe.ts'

/** A local Stripe with the SDK as its client, a clock that tests can move, and a product that receives its events. */
export async function openRig(options: { dataDir?: string; webhookWaitsMs?: number[] } = {}) {
  const at = { now: new Date('2026-01-15T10:00:00Z') }
  const received: { body: string; signature: string }[] = []
  const answers: number[] = []
  const product = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ body, signature: String(request.headers['stripe-signature']) })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening))
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
  const standIn = await startStripe({
    secretKey: 'sk_test_rig',
    webhookSecret: 'whsec_rig',
    webhookUrl: () => `${productUrl}/stripe-webhook`,
    clock: () => at.now,
    webhookWaitsMs: [1, 1, 1, 1],
    ...options,
  })
  const { control } = standIn
  const stripe = new Stripe(standIn.secretKey, { ...standIn.connection, maxNetworkRetries: 0 })
  return {
    standIn,
    control,
    stripe,
    received,
    /** The product's next answers. After them it answers with 200 again. */
    answers,
    now: () => Math.floor(at.now.getTime() / 1000),
    /** Moves the clock. Everything that comes due on the way happens. */
    travelTo(seconds: number) {
      at.now = new Date(seconds * 1000)
      control.run()
    },
    types: () => control.webhooks.attempts().map(({ type }) => type),
    async close() {
      await standIn.close()
      product.closeAllConnections()
      await new Promise((closed) => product.close(closed))
    },
  }
}

export type Rig = Awaited<ReturnType<typeof openRig>>

/** Submits the form of a hosted page as a browser would. Redirects are not followed. */
export const submit = (url: string, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

export const card = (number: string): Record<string, string> => ({
  card_number: number,
  card_expiry: '12 / 34',
  card_cvc: '123',
  card_name: 'Ada Byron',
})

type Wanted = { number?: string; trialDays?: number; price?: string }

/** A checkout in which a new customer buys a plan. */
export async function openCheckout(
  { stripe }: Rig,
  { trialDays, price = 'price_regulars_pro' }: Wanted = {},
) {
  const customer = await stripe.customers.create({ email: 'owner@shop.test', metadata: { business: 'one' } })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://regulars.test/back?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://regulars.test/cancelled',
    client_reference_id: 'one',
    allow_promotion_codes: true,
    automatic_tax: { enabled: false },
    billing_address_collection: 'auto',
    subscription_data: { metadata: { business: 'one' }, ...(trialDays && { trial_period_days: trialDays }) },
  })
  return { customer, session, url: session.url! }
}

/** A new customer with an active plan. */
export async function subscribed(rig: Rig, wanted: Wanted = {}) {
  const { customer, url } = await openCheckout(rig, wanted)
  const paid = await submit(url, card(wanted.number ?? '4242424242424242'))
  if (paid.status !== 303) throw new Error(`the card was refused: ${await paid.text()}`)
  const [subscription] = (await rig.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data
  return { customer, subscription: subscription!, item: subscription!.items.data[0]! }
}
