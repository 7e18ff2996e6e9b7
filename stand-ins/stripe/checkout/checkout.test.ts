import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, openCheckout, openRig, type Rig, submit } from '../rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await openRig()
})
afterAll(() => rig.close())

const subscriptionsOf = async (customer: string) =>
  (await rig.stripe.subscriptions.list({ customer, status: 'all' })).data

describe('a checkout', () => {
  it('shows what is bought, and a card that pays makes an active subscription with a paid invoice', async () => {
    const { customer, session, url } = await openCheckout(rig)
    const form = await (await fetch(url)).text()
    for (const text of [
      'Regulars Pro',
      '$29.00',
      'per month',
      'https://regulars.test/cancelled',
      'value="4242',
    ])
      expect(form).toContain(text)
    const paid = await submit(url, card('4242 4242 4242 4242'))
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`https://regulars.test/back?session=${session.id}`)
    const done = await rig.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'line_items'],
    })
    expect(done).toMatchObject({
      ...{ status: 'complete', payment_status: 'paid', customer: customer.id, url: null },
      line_items: { data: [{ price: { id: 'price_regulars_pro' }, quantity: 1 }] },
      subscription: {
        status: 'active',
        metadata: { business: 'one' },
        items: { data: [{ current_period_end: Date.UTC(2026, 1, 15, 10) / 1000 }] },
        latest_invoice: { status: 'paid', amount_paid: 2900, billing_reason: 'subscription_create' },
      },
    })
    const again = await submit(url, card('4242424242424242'))
    expect(await again.text()).toContain('This checkout is complete.')
    expect(await subscriptionsOf(customer.id)).toHaveLength(1)
  })

  const refused = {
    '4000000000000002': 'Your card was declined.',
    '4000000000009995': 'Your card has insufficient funds.',
    '4000000000000341': 'Your card was declined.',
    '4242424242424241': 'Your card number is invalid.',
    '4111111111111111': 'test mode',
  }
  it.each(Object.entries(refused))(
    'keeps what was typed and takes nothing from card %s',
    async (number, told) => {
      const { customer, session, url } = await openCheckout(rig)
      const answer = await submit(url, card(number))
      expect(answer.status).toBe(402)
      const page = await answer.text()
      expect(page).toContain(told)
      expect(page).toContain(`value="${number}"`)
      expect((await rig.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
      expect(await subscriptionsOf(customer.id)).toEqual([])
      expect((await submit(url, card('4242424242424242'))).status).toBe(303)
    },
  )

  it.each(['4000002500003155', '4000002760003184'])('asks who pays with card %s', async (number) => {
    const { customer, url } = await openCheckout(rig)
    const asked = await submit(url, card(number))
    expect(asked.headers.get('location')).toMatch(/\/authenticate$/)
    const question = new URL(asked.headers.get('location')!, url).href
    expect(await (await fetch(question)).text()).toContain('Complete authentication')
    const failed = await submit(question, { outcome: 'fail' })
    expect([failed.status, await failed.text()]).toEqual([
      402,
      expect.stringContaining('unable to authenticate'),
    ])
    expect(await subscriptionsOf(customer.id)).toEqual([])
    await submit(url, card(number))
    expect((await submit(question, { outcome: 'complete' })).headers.get('location')).toContain(
      'regulars.test/back',
    )
    expect(await subscriptionsOf(customer.id)).toMatchObject([{ status: 'active' }])
  })

  it('takes nothing while a trial runs', async () => {
    const { customer, session, url } = await openCheckout(rig, { trialDays: 14 })
    expect(await (await fetch(url)).text()).toContain('Free until January 29, 2026, then $29.00 per month')
    await submit(url, card('4000000000000341'))
    expect(await subscriptionsOf(customer.id)).toMatchObject([
      { status: 'trialing', trial_end: rig.now() + 14 * 86_400, default_payment_method: expect.any(String) },
    ])
    const { payment_status, amount_total } = await rig.stripe.checkout.sessions.retrieve(session.id)
    expect({ payment_status, amount_total }).toEqual({
      payment_status: 'no_payment_required',
      amount_total: 0,
    })
    expect((await rig.stripe.invoices.list({ customer: customer.id })).data).toMatchObject([
      { status: 'paid', amount_due: 0 },
    ])
  })

  it('begins a trial without a card if it is told to, and what follows such a trial is as was said', async () => {
    const start = async (missing_payment_method: 'cancel' | 'pause' | 'create_invoice') => {
      const customer = await rig.stripe.customers.create({})
      const session = await rig.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        payment_method_collection: 'if_required',
        line_items: [{ price: 'price_regulars_pro', quantity: 1 }],
        success_url: 'https://regulars.test/back',
        subscription_data: {
          trial_period_days: 7,
          trial_settings: { end_behavior: { missing_payment_method } },
        },
      })
      expect(await (await fetch(session.url!)).text()).not.toContain('Card number')
      expect((await submit(session.url!, { email: 'new@shop.test' })).status).toBe(303)
      expect(await rig.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'new@shop.test' })
      return customer.id
    }
    const customers = [await start('cancel'), await start('pause'), await start('create_invoice')]
    rig.travelTo(rig.now() + 7 * 86_400 + 3600)
    const after = await Promise.all(customers.map(subscriptionsOf))
    expect(after.flat().map(({ status }) => status)).toEqual(['canceled', 'paused', 'past_due'])
  })

  it('sells once what has no price yet, and keeps the card for later if asked to', async () => {
    const customer = await rig.stripe.customers.create({ email: 'owner@shop.test' })
    const session = await rig.stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 500, product_data: { name: '500 credits' } },
          quantity: 2,
        },
      ],
      payment_intent_data: { setup_future_usage: 'off_session', metadata: { pack: '500' } },
      success_url: 'https://regulars.test/back',
      invoice_creation: { enabled: true },
    })
    expect(await (await fetch(session.url!)).text()).toContain('Pay $10.00')
    await submit(session.url!, card('4242424242424242'))
    const done = await rig.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] })
    expect(done).toMatchObject({
      payment_status: 'paid',
      amount_total: 1000,
      invoice: { status: 'paid', total: 1000 },
    })
    const [method] = (await rig.stripe.customers.listPaymentMethods(customer.id)).data
    const topUp = { amount: 900, currency: 'usd', customer: customer.id, confirm: true, off_session: true }
    expect(await rig.stripe.paymentIntents.create({ ...topUp, payment_method: method!.id })).toMatchObject({
      status: 'succeeded',
      amount_received: 900,
    })
  })

  it('is over after a day, and can be ended sooner', async () => {
    const { session, url } = await openCheckout(rig)
    const other = await openCheckout(rig)
    await rig.stripe.checkout.sessions.expire(other.session.id)
    await expect(rig.stripe.checkout.sessions.expire(other.session.id)).rejects.toThrow('can be expired')
    rig.travelTo(rig.now() + 86_400)
    expect(await rig.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    })
    expect(await (await submit(url, card('4242424242424242'))).text()).toContain('The checkout expired')
    await rig.control.webhooks.settled()
    expect(rig.types().filter((type) => type === 'checkout.session.expired').length).toBeGreaterThanOrEqual(2)
  })
})
