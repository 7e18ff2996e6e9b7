import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Price } from '#stand-ins/stripe/catalog.ts'
import type { PaymentMethod } from '#stand-ins/stripe/customers/paymentMethods.ts'
import { AGENCY, FREE, openTill, type Payer, prices, type Till } from '#tests/world/payers.ts'
import { followStripe, moveReceipts, reconcilePayments, watchCredits } from '../index.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())
afterEach(() => till.control.webhooks.drop(0))

const site = 'http://localhost:3000/subscription'
const stripe = () => till.product.services.payments!.stripe
const customerOf = async (payer: Payer) => (await payer.known())!.stripe_customer_id
const isFree = { status: 'canceled', tier: { name: 'Free' }, payments: { subscribed: false, known: false } }

async function newSubscriber() {
  const payer = await till.newPayer(FREE)
  await payer.subscribe()
  await till.travel(14.1)
  expect(await payer.view()).toMatchObject({ status: 'active', tier: { name: 'Pro' } })
  return payer
}

/** Deletes the customer at Stripe's dashboard, and loses the event. */
async function deleteSilently(payer: Payer) {
  till.control.webhooks.drop(1000)
  await stripe().customers.del(await customerOf(payer))
  till.control.webhooks.drop(0)
}

const buyPack = ({ owner }: Payer) =>
  owner.post(
    '/api/app/credits/checkout',
    { pack: 'small', credits: 100, amount: 500, success_url: site, cancel_url: site },
    { 'idempotency-key': crypto.randomUUID() },
  )

const acts: Record<string, (payer: Payer) => Promise<{ status: number; body: unknown }>> = {
  'the portal': ({ owner }) => owner.post('/api/v1/create-portal-session', { returnUrl: site }),
  'a cancellation': ({ owner }) =>
    owner.post('/api/v1/create-portal-session', { returnUrl: site, flow: 'cancel' }),
  'another plan': ({ owner }) =>
    owner.post('/api/app/subscription/change', { tier_id: AGENCY, return_url: site }),
}

describe('a customer that was deleted at Stripe', () => {
  it('cannot keep a plan that nobody pays for, and buys one again as if it were the first', async () => {
    const payer = await newSubscriber()
    const before = await customerOf(payer)
    await stripe().customers.del(before)
    await till.follow()
    expect(await payer.view()).toMatchObject({ ...isFree, payments: { payment_method: null } })
    expect((await payer.owner.get('/api/app/subscription/invoices')).body).toMatchObject({ data: [] })
    expect(await acts['the portal']!(payer)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'nothing_bought' } } },
    })
    await payer.subscribe(prices.agency)
    expect(await payer.view()).toMatchObject({ status: 'active', tier: { name: 'Agency' } })
    expect(await customerOf(payer)).not.toBe(before)
  })

  it.each(Object.keys(acts))('is noticed by whoever opens %s, and no failure', async (act) => {
    const payer = await newSubscriber()
    await deleteSilently(payer)
    expect(await acts[act]!(payer)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'gone' } } },
    })
    expect(await payer.view()).toMatchObject(isFree)
  })

  it('is noticed by the nightly round, and by whoever comes to buy credits or a plan', async () => {
    const [nightly, credits, plan] = [await newSubscriber(), await newSubscriber(), await newSubscriber()]
    for (const payer of [nightly, credits, plan]) await deleteSilently(payer)
    expect((await buyPack(credits)).status).toBe(200)
    expect((await plan.checkout(prices.agency)).status).toBe(200)
    await reconcilePayments(till.product.services)
    for (const payer of [nightly, credits, plan])
      expect(await payer.view()).toMatchObject({ status: 'canceled', tier: { name: 'Free' } })
  })

  it('stops no work of the night: not the address of receipts, not the end of a closed shop', async () => {
    const payer = await newSubscriber()
    await deleteSilently(payer)
    await moveReceipts(till.product.services, payer.businessId)
    const closed = await newSubscriber()
    await deleteSilently(closed)
    await till.rows('update businesses set closing_at = $2 where id = $1', [
      closed.businessId,
      till.clock.now(),
    ])
    await reconcilePayments(till.product.services)
    expect(await payer.view()).toMatchObject(isFree)
  })

  it('buys nothing automatically: its owner is told once', async () => {
    const payer = await newSubscriber()
    const { settings } = (await payer.owner.get('/api/app/credits')).body as {
      settings: { version: number }
    }
    await payer.owner.send('PUT', '/api/app/credits/settings', {
      ...{ low_below: 0, top_up_below: 500, top_up_most: 2, version: settings.version },
      top_up: { pack: 'small', credits: 100, amount: 500 },
    })
    await deleteSilently(payer)
    await watchCredits(till.product.services)
    await watchCredits(till.product.services)
    expect((await payer.mails()).filter(({ kind }) => kind === 'top-up-failed')).toHaveLength(1)
  })
})

describe('a customer whom this account of Stripe does not know', () => {
  const move = (payer: Payer, customer: string) =>
    till.rows('update stripe_customers set stripe_customer_id = $2 where business_id = $1', [
      payer.businessId,
      customer,
    ])

  it('keeps what is paid until its period ends: another key may have been set by mistake', async () => {
    const payer = await newSubscriber()
    const before = await customerOf(payer)
    await move(payer, `cus_elsewhere${payer.businessId.slice(-4)}`)
    await followStripe(till.product.services, payer.businessId)
    expect(await payer.view()).toMatchObject({
      ...{ status: 'active', tier: { name: 'Pro' } },
      payments: { subscribed: false, known: false },
    })
    await move(payer, before)
    await followStripe(till.product.services, payer.businessId)
    expect(await payer.view()).toMatchObject({
      status: 'active',
      payments: { subscribed: true, known: true, payment_method: 'Visa 4242' },
    })
    await move(payer, `cus_elsewhere${payer.businessId.slice(-4)}`)
    till.clock.advance(32 * 86_400_000)
    await followStripe(till.product.services, payer.businessId)
    expect(await payer.view()).toMatchObject(isFree)
  })
})

describe('a price that is gone or was archived at Stripe', () => {
  it.each([
    ['gone', async () => 'price_gone'],
    [
      'archived',
      async () => {
        const { product } = await stripe().prices.retrieve(prices.agency)
        const recurring = { interval: 'month' } as const
        const { id } = await stripe().prices.create({
          ...{ product: product as string, unit_amount: 9900, currency: 'usd', recurring },
        })
        till.control.store.find<Price>('price', id)!.active = false
        return id
      },
    ],
  ])('%s: its plan is not for sale, in the words of the specification', async (_, make) => {
    const [newcomer, subscriber] = [await till.newPayer(FREE), await newSubscriber()]
    const price = await make()
    const set = (id: string) =>
      till.rows(`update subscription_tiers set stripe_price_id = $1 where name = 'Agency'`, [id])
    await set(price)
    const refused = { error: { message: 'This tier is not available for purchase' } }
    expect(await newcomer.checkout(price)).toMatchObject({ status: 400, body: refused })
    // A setting at Stripe decides which prices its portal offers.
    if (price === 'price_gone')
      expect(await acts['another plan']!(subscriber)).toMatchObject({ status: 400, body: refused })
    await set(prices.agency)
  })
})

describe('a card that was taken off at Stripe', () => {
  it('is on file no longer, and pays nothing automatically', async () => {
    const payer = await newSubscriber()
    const [card] = till.control.store
      .all<PaymentMethod>('payment_method')
      .filter(({ customer }) => customer !== null)
    const customer = await customerOf(payer)
    expect(card!.customer).toBe(customer)
    await stripe().paymentMethods.detach(card!.id)
    await till.follow()
    await followStripe(till.product.services, payer.businessId)
    expect((await payer.view()).payments).toMatchObject({
      payment_method: null,
      payment_method_status: 'none',
    })
  })
})
