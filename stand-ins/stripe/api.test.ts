import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCheckout, openRig, type Rig, subscribed } from './rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await openRig()
})
afterAll(() => rig.close())

const checkout = {
  mode: 'subscription' as const,
  line_items: [{ price: 'price_regulars_pro', quantity: 1 }],
  success_url: 'https://regulars.test/back',
}

describe('what is asked wrongly', () => {
  const cases: [string, object, object][] = [
    ['an unknown parameter', { ...checkout, colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown parameter inside another',
      { ...checkout, subscription_data: { trial_ends: 1 } },
      {
        param: 'subscription_data[trial_ends]',
        message: expect.stringContaining('Received unknown parameter'),
      },
    ],
    [
      'nothing where to return',
      { ...checkout, success_url: undefined },
      { code: 'parameter_missing', param: 'success_url' },
    ],
    [
      'an unknown price',
      { ...checkout, line_items: [{ price: 'price_no', quantity: 1 }] },
      { code: 'resource_missing', param: 'line_items[0][price]', statusCode: 400 },
    ],
    [
      'an unknown customer',
      { ...checkout, customer: 'cus_no' },
      { code: 'resource_missing', param: 'customer' },
    ],
    ['another mode', { ...checkout, mode: 'gift' }, { param: 'mode' }],
    [
      'an amount that is none',
      {
        mode: 'payment',
        success_url: 'https://r.test',
        line_items: [
          { price_data: { currency: 'usd', unit_amount: 'much', product_data: { name: 'x' } }, quantity: 1 },
        ],
      },
      { code: 'parameter_invalid_integer' },
    ],
    ['a plan as a one-time payment', { ...checkout, mode: 'payment' }, { param: 'line_items' }],
    [
      'a trial that ends tomorrow',
      { ...checkout, subscription_data: { trial_end: Date.UTC(2026, 0, 16) / 1000 } },
      { param: 'subscription_data[trial_end]' },
    ],
  ]
  it.each(cases)('is refused in Stripe’s words: %s', async (_, params, refusal) => {
    const asked = rig.stripe.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams)
    await expect(asked).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...refusal,
    })
  })

  it('is refused for what is not here, another key, and another version', async () => {
    await expect(rig.stripe.subscriptions.retrieve('sub_no')).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing', message: "No such subscription: 'sub_no'" },
    })
    await expect(rig.stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 })
    const stranger = new Stripe('sk_test_stranger', { ...rig.standIn.connection, maxNetworkRetries: 0 })
    await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 })
    await expect(rig.stripe.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(rig.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
    await expect(rig.stripe.customers.list({ expand: ['data.pets'] })).resolves.toBeDefined()
    const { customer } = await openCheckout(rig)
    await expect(rig.stripe.customers.retrieve(customer.id, { expand: ['pets'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (pets).',
    })
  })
})

describe('an Idempotency-Key', () => {
  it('gives the first answer again, refuses other parameters, and holds after a lost answer', async () => {
    const params = { email: 'once@shop.test' }
    const first = await rig.stripe.customers.create(params, { idempotencyKey: 'one' })
    const second = await rig.stripe.customers.create(params, { idempotencyKey: 'one' })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(
      rig.stripe.customers.create({ email: 'other@shop.test' }, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    // The SDK itself retries once after a closed connection.
    rig.control.answer('lost', 2, { method: 'POST', path: /customers/ })
    const lost = { email: 'lost@shop.test' }
    await expect(rig.stripe.customers.create(lost, { idempotencyKey: 'two' })).rejects.toThrow(
      Stripe.errors.StripeConnectionError,
    )
    await rig.stripe.customers.create(lost, { idempotencyKey: 'two' })
    expect((await rig.stripe.customers.list(lost)).data).toHaveLength(1)
  })

  it('does not keep what was refused before anything was done, and keeps a card’s refusal', async () => {
    const customer = await rig.stripe.customers.create({ payment_method: 'pm_card_chargeCustomerFail' })
    const [method] = (await rig.stripe.customers.listPaymentMethods(customer.id)).data
    const payment = { amount: 500, currency: 'usd', confirm: true, off_session: true, customer: customer.id }
    const key = { idempotencyKey: 'three' }
    await expect(rig.stripe.paymentIntents.create({ ...payment, amount: 1 }, key)).rejects.toMatchObject({
      code: 'amount_too_small',
    })
    const pay = () => rig.stripe.paymentIntents.create({ ...payment, payment_method: method!.id }, key)
    for (const time of [1, 2])
      await expect(pay(), `attempt ${time}`).rejects.toMatchObject({
        type: 'StripeCardError',
        decline_code: 'generic_decline',
        payment_intent: { status: 'requires_payment_method' },
      })
    expect((await rig.stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(1)
  })
})

describe('lists and failures', () => {
  it('pages go on where the last one ended, newest first', async () => {
    const email = 'many@shop.test'
    const made = []
    for (let index = 0; index < 5; index += 1) made.unshift((await rig.stripe.customers.create({ email })).id)
    const first = await rig.stripe.customers.list({ email, limit: 2 })
    expect([first.has_more, first.data.map(({ id }) => id)]).toEqual([true, made.slice(0, 2)])
    const all = await rig.stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(made)
    const before = await rig.stripe.customers.list({ email, ending_before: made[3]!, limit: 2 })
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3))
  })

  it('requests fail as told, the client tries again, and each one is noted', async () => {
    const patient = new Stripe(rig.standIn.secretKey, { ...rig.standIn.connection, maxNetworkRetries: 2 })
    rig.control.answer(500, 1, { path: /prices/ })
    rig.control.answer(429, 1, { path: /products/ })
    expect((await patient.prices.retrieve('price_regulars_agency')).unit_amount).toBe(9900)
    await expect(rig.stripe.products.list()).rejects.toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
    })
    const hurried = new Stripe(rig.standIn.secretKey, {
      ...rig.standIn.connection,
      maxNetworkRetries: 0,
      timeout: 50,
    })
    rig.control.answer('silent')
    await expect(hurried.prices.list()).rejects.toThrow(Stripe.errors.StripeConnectionError)
    const prices = rig.control.requests().filter(({ path }) => path.startsWith('/v1/prices'))
    expect(prices.map(({ status }) => status)).toEqual([500, 200, 0])
    expect(prices[1]).toMatchObject({ method: 'GET', version: '2026-10-28.endive' })
  })

  it('money is given back in parts, never more than was taken', async () => {
    const { customer } = await subscribed(rig)
    const [intent] = (await rig.stripe.paymentIntents.list({ customer: customer.id })).data
    const payment_intent = intent!.id
    await rig.stripe.refunds.create({ payment_intent, amount: 900 })
    await expect(rig.stripe.refunds.create({ payment_intent, amount: 2001 })).rejects.toMatchObject({
      param: 'amount',
    })
    expect(await rig.stripe.refunds.create({ payment_intent })).toMatchObject({
      amount: 2000,
      status: 'succeeded',
    })
    await expect(rig.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await rig.stripe.charges.retrieve(intent!.latest_charge as string, { expand: ['refunds'] })
    expect(charge).toMatchObject({ refunded: true, refunds: { data: [{ amount: 2000 }, { amount: 900 }] } })
  })
})
