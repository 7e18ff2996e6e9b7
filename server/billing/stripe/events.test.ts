import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '#stand-ins/stripe/webhooks.ts'
import { inProof } from '#tests/engines/proof.ts'
import { openTill, type Payer, prices, type Till } from '#tests/world/payers.ts'
import { followStripe, reconcilePayments } from '../index.ts'

const SECRET = 'whsec_regularsLocal'
const MANY = inProof(1000, 100)

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${till.product.url}/stripe-webhook`, { method: 'POST', body, headers })

const eventAbout = (customer: string, id = `evt_${crypto.randomUUID().slice(0, 8)}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: 'sub_forged', customer, status: 'active' } },
  })

/** Sends an event, and like Stripe sends it again while the server is too busy to answer. */
async function tell(body: string): Promise<number> {
  for (;;) {
    const { status } = await post(body, { 'stripe-signature': signatureOf(body, SECRET) })
    if (status < 500) return status
  }
}

const queued = async ({ businessId }: Payer) =>
  (
    await till.rows<{ count: number }>(
      `select count(*)::int from pgboss.job where name = 'follow-stripe' and data->>'businessId' = $1`,
      [businessId],
    )
  )[0]!.count

const kept = ({ businessId }: Payer) =>
  till.rows<{ id: string }>('select id from stripe_events where business_id = $1', [businessId])

const customerOf = async (payer: Payer) => {
  await payer.checkout()
  await till.follow()
  return (await payer.known())!.stripe_customer_id
}

describe('an event', () => {
  it.each([
    ['without a signature', () => ({})],
    [
      'signed with another secret',
      (body: string) => ({ 'stripe-signature': signatureOf(body, 'whsec_other') }),
    ],
    [
      'whose body was changed after it was signed',
      (body: string) => ({ 'stripe-signature': signatureOf(body.replace('active', 'canceled'), SECRET) }),
    ],
    [
      'that was signed an hour ago, and is sent again by somebody who saw it',
      (body: string) => ({
        'stripe-signature': signatureOf(body, SECRET, Math.floor(Date.now() / 1000) - 3600),
      }),
    ],
    [
      'whose signature is dated ten minutes ahead, to be of use for longer',
      (body: string) => ({
        'stripe-signature': signatureOf(body, SECRET, Math.floor(Date.now() / 1000) + 600),
      }),
    ],
    [
      'whose signature is dated by no number, to be of use for ever',
      (body: string) => ({ 'stripe-signature': signatureOf(body, SECRET, Number.NaN) }),
    ],
    [
      'whose signature is dated twice',
      (body: string) => ({
        'stripe-signature': `t=${Math.floor(Date.now() / 1000)},${signatureOf(body, SECRET, Number.NaN)}`,
      }),
    ],
    [
      'whose signature is dated by half a second',
      (body: string) => ({
        'stripe-signature': signatureOf(body, SECRET).replace(/t=(\d+)/, 't=$1.5'),
      }),
    ],
  ])('%s is refused and changes nothing', async (_, sign) => {
    const payer = await till.newPayer()
    const body = eventAbout(await customerOf(payer))
    expect((await post(body, sign(body))).status).toBe(403)
    expect(await queued(payer)).toBe(0)
  })

  it('is never believed: what it says of a subscription is looked up', async () => {
    const payer = await till.newPayer()
    const body = eventAbout(await customerOf(payer))
    expect((await post(body, { 'stripe-signature': signatureOf(body, SECRET) })).status).toBe(204)
    await till.follow()
    expect((await payer.view()).payments).toMatchObject({ subscribed: false })
  })

  it('about nobody of ours is taken and forgotten', async () => {
    const body = eventAbout('cus_of_another_product', 'evt_foreign')
    expect((await post(body, { 'stripe-signature': signatureOf(body, SECRET) })).status).toBe(204)
    expect(await till.rows('select id from stripe_events where id = $1', ['evt_foreign'])).toEqual([])
  })

  it('may be dated a little ahead: clocks differ', async () => {
    const body = eventAbout('cus_of_another_product')
    const ahead = signatureOf(body, SECRET, Math.floor(Date.now() / 1000) + 60)
    expect((await post(body, { 'stripe-signature': ahead })).status).toBe(204)
  })

  it.each([
    [
      'a thin event',
      '{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.error_report_triggered"}',
    ],
    ['data without an object', '{"id":"evt_1","object":"event","type":"x","data":{}}'],
    ['an object that is none', '{"id":"evt_1","object":"event","type":"x","data":{"object":null}}'],
    [
      'a customer of another kind',
      '{"id":"evt_1","object":"event","type":"x","data":{"object":{"customer":7}}}',
    ],
    ['an id that is none', '{"id":{},"object":"event","type":"x","data":{"object":{"customer":"cus_1"}}}'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['no JSON', 'thin'],
  ])('that is signed and has no form that we know, %s, is taken and forgotten', async (_, body) => {
    expect((await post(body, { 'stripe-signature': signatureOf(body, SECRET) })).status).toBe(204)
  })

  it('counts once, however often it comes', async () => {
    const payer = await till.newPayer()
    const customer = await customerOf(payer)
    const before = (await kept(payer)).length
    const body = eventAbout(customer, 'evt_doubled')
    const send = () => post(body, { 'stripe-signature': signatureOf(body, SECRET) })
    await Promise.all([send(), send(), send()])
    await till.follow()
    await send()
    expect((await kept(payer)).length).toBe(before + 1)
    expect(await queued(payer)).toBe(0)
  })

  it('among many at once is kept, all of them are a look or two, and the plan is what Stripe has', async () => {
    const payer = await till.newPayer()
    const customer = await customerOf(payer)
    till.control.webhooks.drop(1000)
    await payer.subscribe()
    till.control.webhooks.drop(0)
    expect(await payer.view()).toMatchObject({ payments: { subscribed: false } })
    const before = (await kept(payer)).length
    const statuses = await Promise.all(Array.from({ length: MANY }, () => tell(eventAbout(customer))))
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect((await kept(payer)).length).toBe(before + MANY)
    expect(await queued(payer)).toBe(1)
    await till.follow()
    expect(await payer.view()).toMatchObject({ tier: { name: 'Pro' }, payments: { subscribed: true } })
  })
})

describe('the plan equals what Stripe has', () => {
  const journeyOf = async (disturb: () => void, repair: () => Promise<unknown>) => {
    const payer = await till.newPayer()
    disturb()
    await payer.subscribe()
    const { stripe } = till.product.services.payments!
    const [subscription] = (
      await stripe.subscriptions.list({ customer: (await payer.known())!.stripe_customer_id })
    ).data
    await stripe.subscriptions.update(subscription!.id, {
      items: [{ id: subscription!.items.data[0]!.id, price: prices.agency }],
    })
    await stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true })
    await repair()
    await till.follow()
    const view = await payer.view()
    expect(view).toMatchObject({ status: 'trial', tier: { name: 'Agency' }, payments: { subscribed: true } })
    expect(view.payments!.cancels_at).not.toBeNull()
  }

  it('when events come twice', () =>
    journeyOf(
      () => till.control.webhooks.duplicate(2),
      async () => till.control.webhooks.duplicate(1),
    ))

  it('when they come in the wrong order', () =>
    journeyOf(
      () => till.control.webhooks.hold(),
      async () => till.control.webhooks.release('reversed'),
    ))

  it('when they come late, after the server was away', () =>
    journeyOf(
      () => till.control.webhooks.fail(3),
      () => till.control.webhooks.settled(),
    ))

  it('when none comes: the nightly round finds it', () =>
    journeyOf(
      () => till.control.webhooks.drop(1000),
      async () => {
        till.control.webhooks.drop(0)
        await reconcilePayments(till.product.services)
      },
    ))

  it('when an older look ends after a newer one', async () => {
    const payer = await till.newPayer()
    await payer.subscribe()
    const { payments } = till.product.services
    const { stripe } = payments!
    const read = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    /** Reads the subscriptions, and holds them back until `goOn`. */
    const list = (params: Parameters<typeof stripe.subscriptions.list>[0]) => ({
      autoPagingToArray: async (options: { limit: number }) => {
        const found = await stripe.subscriptions.list(params).autoPagingToArray(options)
        read.resolve()
        await goOn.promise
        return found
      },
    })
    const slow = Object.create(stripe, { subscriptions: { value: { list } } })
    const older = followStripe(
      { ...till.product.services, payments: { ...payments!, stripe: slow } },
      payer.businessId,
    )
    await read.promise
    const { stripe_subscription_id: id } = (await payer.known())!
    await stripe.subscriptions.cancel(id!)
    await followStripe(till.product.services, payer.businessId)
    expect((await payer.view()).status).toBe('canceled')
    goOn.resolve()
    await older
    expect((await payer.view()).status).toBe('canceled')
  })
})
