import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, openRig, type Rig, submit } from './rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await openRig()
})
afterAll(() => rig.close())

const subscriptionFor = async (trialDays?: number) => {
  const customer = await rig.stripe.customers.create({
    email: 'owner@shop.test',
    metadata: { business: 'one' },
  })
  const session = await rig.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_regulars_pro', quantity: 1 }],
    success_url: 'https://regulars.test/back?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://regulars.test/cancelled',
    client_reference_id: 'one',
    subscription_data: { metadata: { business: 'one' }, ...(trialDays && { trial_period_days: trialDays }) },
  })
  return { customer, session }
}

describe('a checkout', () => {
  it('shows what is bought, and a card that pays makes an active subscription with a paid invoice', async () => {
    const { customer, session } = await subscriptionFor()
    const form = await (await fetch(session.url!)).text()
    for (const text of [
      'Regulars Pro',
      '$29.00',
      'per month',
      'https://regulars.test/cancelled',
      'value="4242',
    ])
      expect(form).toContain(text)
    const paid = await submit(session.url!, card('4242 4242 4242 4242'))
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`https://regulars.test/back?session=${session.id}`)
    const done = await rig.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'line_items'],
    })
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: customer.id,
      url: null,
    })
    expect(done.subscription).toMatchObject({
      status: 'active',
      metadata: { business: 'one' },
      items: { data: [{ current_period_end: Date.UTC(2026, 1, 15, 10) / 1000 }] },
      latest_invoice: { status: 'paid', amount_paid: 2900, billing_reason: 'subscription_create' },
    })
    await rig.control.webhooks.settled()
    const types = rig.types()
    for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'])
      expect(types).toContain(type)
    const { body, signature } = rig.received.at(-1)!
    const event = rig.stripe.webhooks.constructEvent(body, signature, rig.standIn.webhookSecret)
    expect(event).toMatchObject({ type: 'checkout.session.completed', data: { object: { id: session.id } } })
    expect(() =>
      rig.stripe.webhooks.constructEvent(`${body} `, signature, rig.standIn.webhookSecret),
    ).toThrow()
  })
})
