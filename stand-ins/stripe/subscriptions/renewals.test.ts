import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, openRig, type Rig, submit, subscribed } from '../rig.ts'

const day = 86_400
const hour = 3600
let rig: Rig
beforeAll(async () => {
  rig = await openRig()
})
afterAll(() => rig.close())

const read = (id: string) => rig.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })

describe('as time goes by', () => {
  it('a trial is followed by paid months, each told and charged once', async () => {
    const { subscription } = await subscribed(rig, { trialDays: 14 })
    const end = subscription.trial_end!
    rig.travelTo(end - 3 * day)
    rig.travelTo(end)
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'draft' },
    })
    rig.travelTo(end + hour)
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: {
        ...{ status: 'paid', amount_paid: 2900, billing_reason: 'subscription_cycle', period_end: end },
        lines: { data: [{ period: { start: end, end: Date.UTC(2026, 1, 28, 10) / 1000 } }] },
      },
    })
    // January 29th has no counterpart in February 2026. March has it again.
    const ends = [Date.UTC(2026, 1, 28, 10) / 1000, Date.UTC(2026, 2, 29, 10) / 1000]
    for (const next of ends) {
      expect((await read(subscription.id)).items.data[0]!.current_period_end).toBe(next)
      rig.travelTo(next + hour)
    }
    const paid = await rig.stripe.invoices.list({ subscription: subscription.id, status: 'paid' })
    expect(paid.data.map(({ amount_paid }) => amount_paid)).toEqual([2900, 2900, 2900, 0])
    expect(new Set(paid.data.map(({ number }) => number)).size).toBe(4)
    await rig.control.webhooks.settled()
    const warnings = rig.types().filter((type) => type === 'customer.subscription.trial_will_end')
    expect(warnings).toHaveLength(1)
  })

  it('a card that stops paying is tried after 3, 5 and 7 days, and then the plan ends', async () => {
    const { subscription } = await subscribed(rig, { trialDays: 7, number: '4000000000000341' })
    const first = subscription.trial_end! + hour
    const seen = []
    for (const days of [0, 3, 8, 15]) {
      rig.travelTo(first + days * day - 1)
      const before = (await read(subscription.id)).latest_invoice as { attempt_count: number }
      rig.travelTo(first + days * day)
      const { status, latest_invoice } = await read(subscription.id)
      const { attempt_count, status: invoice } = latest_invoice as { attempt_count: number; status: string }
      seen.push({ status, invoice, tried: [before.attempt_count, attempt_count] })
    }
    expect(seen).toEqual([
      { status: 'past_due', invoice: 'open', tried: [0, 1] },
      { status: 'past_due', invoice: 'open', tried: [1, 2] },
      { status: 'past_due', invoice: 'open', tried: [2, 3] },
      { status: 'canceled', invoice: 'uncollectible', tried: [3, 4] },
    ])
    expect((await read(subscription.id)).cancellation_details!.reason).toBe('payment_failed')
  })

  it('a new card makes it good before the last attempt, and a card that asks each time does not', async () => {
    const { customer, subscription } = await subscribed(rig, { trialDays: 7, number: '4000000000000341' })
    const first = subscription.trial_end! + hour
    rig.travelTo(first)
    const portal = await rig.stripe.billingPortal.sessions.create({ customer: customer.id })
    const asked = await submit(`${portal.url}/card`, card('4000002760003184'))
    await submit(new URL(asked.headers.get('location')!, portal.url).href, { outcome: 'complete' })
    rig.travelTo(first + 3 * day)
    expect((await read(subscription.id)).status).toBe('past_due')
    await submit(`${portal.url}/card`, card('4242424242424242'))
    rig.travelTo(first + 8 * day)
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid' },
    })
  })

  it('what is cancelled for the end of its period ends there, unpaid for the next, unless it is taken back', async () => {
    const [leaves, stays] = [await subscribed(rig), await subscribed(rig)]
    for (const { subscription } of [leaves, stays])
      await rig.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await rig.stripe.subscriptions.update(stays.subscription.id, { cancel_at_period_end: false })
    rig.travelTo(leaves.item.current_period_end + hour)
    expect(await read(leaves.subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: leaves.item.current_period_end,
    })
    expect(await read(stays.subscription.id)).toMatchObject({
      status: 'active',
      cancel_at: null,
      canceled_at: null,
    })
    expect((await rig.stripe.invoices.list({ customer: leaves.customer.id })).data).toHaveLength(1)
    expect((await rig.stripe.invoices.list({ customer: stays.customer.id })).data).toHaveLength(2)
  })

  it('a larger plan is charged for the rest of the month at once, and its refusal can undo it', async () => {
    const { subscription, item } = await subscribed(rig)
    rig.travelTo((item.current_period_start + item.current_period_end) / 2)
    const change = { items: [{ id: item.id, price: 'price_regulars_agency' }] }
    const shown = await rig.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    })
    expect(shown).toMatchObject({ amount_due: 3500, lines: { data: [{ amount: -1450 }, { amount: 4950 }] } })
    expect((await read(subscription.id)).items.data[0]!.price.id).toBe('price_regulars_pro')
    const larger = await rig.stripe.subscriptions.update(subscription.id, {
      ...change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    })
    expect(larger).toMatchObject({
      items: { data: [{ id: item.id, price: { id: 'price_regulars_agency' } }] },
      latest_invoice: {
        ...{ status: 'paid', amount_paid: 3500, billing_reason: 'subscription_update' },
        lines: { data: [{ amount: -1450 }, { amount: 4950 }] },
      },
    })
    const poor = await subscribed(rig, { trialDays: 7, number: '4000000000000341' })
    rig.control.retries([30], 'unpaid')
    rig.travelTo(poor.subscription.trial_end! + hour)
    rig.control.retries([3, 5, 7])
    const refused = rig.stripe.subscriptions.update(poor.subscription.id, {
      items: [{ id: poor.item.id, price: 'price_regulars_agency' }],
      ...{ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
    })
    await expect(refused).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    expect((await read(poor.subscription.id)).items.data[0]!.price.id).toBe('price_regulars_pro')
  })

  it('a plan that is ended now is charged no more, and gives back the rest if asked to', async () => {
    const { customer, subscription, item } = await subscribed(rig)
    rig.travelTo(item.current_period_end)
    rig.travelTo(item.current_period_end + hour - 1)
    const gone = await rig.stripe.subscriptions.cancel(subscription.id)
    expect(gone).toMatchObject({ status: 'canceled', ended_at: rig.now() })
    rig.travelTo(rig.now() + 40 * day)
    const all = await rig.stripe.invoices.list({ customer: customer.id })
    expect(all.data.map(({ status }) => status)).toEqual(['draft', 'paid'])
    await expect(rig.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 })
    const other = await subscribed(rig)
    rig.travelTo((other.item.current_period_start + other.item.current_period_end) / 2)
    await rig.stripe.subscriptions.cancel(other.subscription.id, { prorate: true, invoice_now: true })
    expect(await rig.stripe.customers.retrieve(other.customer.id)).toMatchObject({ balance: -1450 })
  })

  it('a trial ends early by request, and a test clock moves its own customers alone', async () => {
    const { subscription } = await subscribed(rig, { trialDays: 14 })
    const now = await rig.stripe.subscriptions.update(subscription.id, {
      trial_end: 'now',
      expand: ['latest_invoice'],
    })
    expect(now).toMatchObject({
      status: 'active',
      trial_end: rig.now(),
      latest_invoice: { amount_paid: 2900 },
    })
    const clock = await rig.stripe.testHelpers.testClocks.create({ frozen_time: rig.now() })
    const customer = await rig.stripe.customers.create({
      test_clock: clock.id,
      payment_method: 'pm_card_visa',
    })
    const [method] = (await rig.stripe.customers.listPaymentMethods(customer.id)).data
    const own = await rig.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_regulars_pro' }],
      default_payment_method: method!.id,
    })
    expect(own.status).toBe('active')
    await rig.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: rig.now() + 40 * day })
    expect((await rig.stripe.invoices.list({ customer: customer.id, status: 'paid' })).data).toHaveLength(2)
    expect((await rig.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  })
})
