import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGENCY,
  back,
  cards,
  FREE,
  openTill,
  type Payer,
  PRO,
  prices,
  type Till,
} from '#tests/world/payers.ts'
import { reconcilePayments, remindOfBilling } from '../index.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const url = ({ body }: { body: unknown }) => (body as { url: string }).url

describe('the page where a plan is paid for', () => {
  it.each([
    ['a price that no plan has', { priceId: 'price_of_another_shop' }],
    ['a way back to another site', { successUrl: 'https://evil.example/dashboard' }],
    ['a way back that only begins like ours', { cancelUrl: 'http://localhost:3000.evil.example/' }],
    ['a script as the way back', { successUrl: 'javascript:alert(1)' }],
  ])('does not open for %s', async (_, wrong) => {
    const { owner } = await till.newPayer()
    const wanted = { priceId: prices.pro, ...back, ...wrong }
    const answer = await owner.post('/api/v1/create-checkout-session', wanted, { 'idempotency-key': 'one' })
    expect(answer.status).toBe(400)
  })

  it('opens for nobody but the admin of the shop', async () => {
    const body = { priceId: prices.pro, ...back }
    const key = { 'idempotency-key': 'one' }
    const stranger = await till.product.visitor().post('/api/v1/create-checkout-session', body, key)
    expect(stranger).toMatchObject({ status: 401, body: { error: { message: 'Not authenticated' } } })
  })

  it('says in the words of the specification that it did not open, and never why', async () => {
    const { checkout } = await till.newPayer()
    // Stripe's client tries twice more.
    till.control.answer(500, 3)
    const answer = await checkout()
    expect(answer).toMatchObject({
      status: 503,
      body: { error: { message: 'Failed to create checkout session' } },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|whsec/)
  })

  it('is one page for one key, and the last one opened is the only one that can be paid', async () => {
    const { checkout, pay } = await till.newPayer()
    const first = url(await checkout(prices.pro, 'a key'))
    const second = url(await checkout(prices.agency, 'another key'))
    expect(second).not.toBe(first)
    expect((await pay(first)).status).not.toBe(303)
    expect((await pay(second)).status).toBe(303)
    await till.follow()
    expect((await checkout()).body).toMatchObject({ error: { details: { reason: 'subscribed' } } })
  })

  it('is another one for another key: a key that opened it opens nothing else', async () => {
    const { checkout } = await till.newPayer()
    expect((await checkout(prices.pro, 'the same key')).status).toBe(200)
    expect(await checkout(prices.agency, 'the same key')).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'key_reused' } } },
    })
  })

  it('opens after a crash between Stripe and us, also for a shop that has another name by then', async () => {
    const payer = await till.newPayer()
    till.control.answer('lost', 3, { path: /customers/, method: 'POST' })
    expect((await payer.checkout()).status).toBe(503)
    await till.rows(`update businesses set company_name = 'Red Door' where id = $1`, [payer.businessId])
    expect((await payer.checkout()).status).toBe(200)
    const { stripe } = till.product.services.payments!
    const customer = await stripe.customers.retrieve((await payer.known())!.stripe_customer_id)
    expect(customer).toMatchObject({ name: 'Red Door', email: payer.email })
  })
})

describe('coming back from it', () => {
  const sessionOf = (page: string) => /cs_\w+/.exec(page)![0]
  const confirm = ({ owner }: Payer, session: string) =>
    owner.post('/api/app/subscription/confirm', { session })

  it('says that it was paid only if it was, and makes the plan follow at once', async () => {
    const payer = await till.newTried()
    till.control.webhooks.hold()
    const page = url(await payer.checkout())
    expect((await confirm(payer, sessionOf(page))).body).toEqual({ paid: false, charged_from: null })
    await payer.pay(page)
    expect((await confirm(payer, sessionOf(page))).body).toEqual({ paid: true, charged_from: null })
    expect(await payer.view()).toMatchObject({ status: 'active', tier: { name: 'Pro' } })
    till.control.webhooks.release()
    await till.follow()
  })

  it("with another shop's payment, or one that there is not, is 'not found'", async () => {
    const [payer, thief] = [await till.newTried(), await till.newTried()]
    const page = url(await payer.checkout())
    await payer.pay(page)
    await thief.checkout()
    expect((await confirm(thief, sessionOf(page))).status).toBe(404)
    expect((await confirm(thief, 'cs_none')).status).toBe(404)
    expect(await thief.view()).toMatchObject({ tier: { name: 'Free' } })
    await till.follow()
  })
})

describe('a plan that is paid for', () => {
  it('keeps what is left of the trial free, then becomes active with its texts', async () => {
    const payer = await till.newPayer()
    const { trial_ends_at } = await payer.business()
    await payer.subscribe()
    expect(await payer.view()).toMatchObject({
      status: 'trial',
      trial_ends_at: trial_ends_at!.toISOString(),
      payments: { subscribed: true, payment_method: 'Visa 4242', payment_method_status: 'ok' },
      usage: { sms: { until_paid: true } },
    })
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'active', usage: { sms: { until_paid: false } } })
    const { subscription_period_end, stripe_price_id } = await payer.business()
    expect(stripe_price_id).toBe(prices.pro)
    expect(subscription_period_end!.getTime()).toBeGreaterThan(till.clock.now().getTime())
  })

  it('is charged at once where less than two days of the trial are left', async () => {
    const payer = await till.newPayer()
    await till.travel(12.5)
    await payer.subscribe()
    expect(await payer.view()).toMatchObject({ status: 'active', tier: { name: 'Pro' } })
  })

  it('does not end with a trial whose news is late: Stripe says when it is over', async () => {
    const payer = await till.newPayer()
    await payer.subscribe()
    till.clock.advance(14.5 * 86_400_000)
    expect(await payer.view()).toMatchObject({ status: 'trial', tier: { name: 'Pro' } })
    await till.travel(0)
    expect(await payer.view()).toMatchObject({ status: 'active' })
  })

  it('is not there for a card that was refused, or whose holder did not confirm', async () => {
    const payer = await till.newTried()
    const page = url(await payer.checkout())
    expect((await payer.pay(page, cards.declined)).status).toBe(402)
    const asked = await payer.pay(page, cards.asksWho)
    expect(asked.to).toMatch(/authenticate$/)
    await till.follow()
    expect(await payer.view()).toMatchObject({ tier: { name: 'Free' }, payments: { subscribed: false } })
    const confirm = await fetch(new URL(asked.to!, page), {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
      redirect: 'manual',
    })
    expect(confirm.headers.get('location')).toContain('/dashboard?payment=success&session=cs_')
    await till.follow()
    expect(await payer.view()).toMatchObject({ tier: { name: 'Pro' }, status: 'active' })
  })

  it('is kept while a payment is late, tells after 1, 3 and 7 days, and ends when nothing helped', async () => {
    const payer = await till.newPayer()
    await payer.subscribe(prices.pro, cards.failsLater)
    expect(await payer.view()).toMatchObject({ status: 'trial', payments: { subscribed: true } })
    await till.travel(14.1)
    await remindOfBilling(till.product.services)
    const late = await payer.view()
    expect(late).toMatchObject({ status: 'past_due', tier: { name: 'Pro' } })
    for (const days of [1, 2, 4]) {
      await till.travel(days)
      await remindOfBilling(till.product.services)
      await remindOfBilling(till.product.services)
    }
    const told = (await payer.mails()).filter(({ kind }) => kind === 'payment-late')
    expect(told).toHaveLength(3)
    await till.travel(20)
    expect(await payer.view()).toMatchObject({ status: 'canceled', tier: { name: 'Free' } })
  })

  it('is told of the end of its trial 7, 3 and 1 days before, unless it is paid for', async () => {
    const [silent, paying] = [await till.newPayer(), await till.newPayer()]
    await paying.subscribe()
    for (const days of [6, 1.5, 3, 1, 2, 0.2]) {
      await till.travel(days)
      await remindOfBilling(till.product.services)
    }
    const endings = async (payer: typeof silent) =>
      (await payer.mails()).filter(({ kind }) => kind === 'trial-ends').length
    expect(await endings(silent)).toBe(3)
    expect(await endings(paying)).toBe(0)
  })
})

describe('a shop that closes', () => {
  it('pays no further: its subscription ends with what is paid', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    await till.rows('update businesses set closing_at = $2 where id = $1', [
      payer.businessId,
      till.clock.now(),
    ])
    await reconcilePayments(till.product.services)
    await till.follow()
    const { cancels_at, stripe_subscription_id: id } = (await payer.known())!
    expect(cancels_at).not.toBeNull()
    await till.travel(32)
    const ended = await till.product.services.payments!.stripe.subscriptions.retrieve(id!)
    expect(ended.status).toBe('canceled')
  })
})

describe('a change of plan', () => {
  it('goes over the page that says what it costs, and back by cancelling, which can be taken back; each is mailed', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    const change = await payer.owner.post('/api/app/subscription/change', {
      tier_id: AGENCY,
      return_url: 'http://localhost:3000/subscription',
    })
    const page = await fetch(url(change))
    expect(await page.text()).toMatch(/Agency/)
    await fetch(page.url, { method: 'POST', redirect: 'manual' })
    await till.follow()
    expect(await payer.view()).toMatchObject({ tier: { name: 'Agency' }, status: 'active' })
    const { stripe } = till.product.services.payments!
    const { stripe_subscription_id: id } = (await payer.known())!
    await stripe.subscriptions.update(id!, { cancel_at_period_end: true })
    await till.follow()
    const leaving = await payer.view()
    expect(leaving.payments!.cancels_at).toBe(leaving.period_end)
    expect((await payer.owner.post('/api/app/subscription/keep', undefined)).body).toMatchObject({
      payments: { cancels_at: null },
    })
    expect((await payer.owner.post('/api/app/subscription/keep', undefined)).status).toBe(409)
    await stripe.subscriptions.update(id!, { cancel_at_period_end: true })
    await till.travel(32)
    expect(await payer.view()).toMatchObject({ status: 'canceled', tier: { name: 'Free' } })
    const told = (await payer.mails()).flatMap(({ kind }) => (kind.startsWith('plan') ? [kind] : []))
    expect(told).toEqual(['plan-runs', 'plan-runs', 'plan-ends', 'plan-resumed', 'plan-ended'])
    const site = 'http://localhost:3000/subscription'
    for (const [path, body] of [
      ['/api/app/subscription/change', { tier_id: AGENCY, return_url: site }],
      ['/api/v1/create-portal-session', { returnUrl: site, flow: 'cancel' }],
    ] as const)
      expect(await payer.owner.post(path, body)).toMatchObject({
        status: 409,
        body: { error: { message: 'No subscription runs. Choose a plan first.' } },
      })
  })

  it('is there when its owner comes back, whether or not its event has arrived', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    const change = { tier_id: AGENCY, return_url: 'http://localhost:3000/subscription' }
    const page = await fetch(url(await payer.owner.post('/api/app/subscription/change', change)))
    await fetch(page.url, { method: 'POST', redirect: 'manual' })
    expect(await payer.view()).toMatchObject({ tier: { name: 'Pro' } })
    expect(await payer.owner.post('/api/app/subscription/follow', undefined)).toMatchObject({
      status: 200,
      body: { tier: { name: 'Agency' }, status: 'active' },
    })
  })

  it('to Free and to a plan without a price is refused in the words of the specification', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    const to = (tier_id: string) =>
      payer.owner.post('/api/app/subscription/change', { tier_id, return_url: 'http://localhost:3000/' })
    expect((await to(FREE)).body).toMatchObject({
      error: { message: 'Please use the billing portal to cancel your subscription' },
    })
    await till.rows(`update subscription_tiers set stripe_price_id = null where name = 'Agency'`)
    expect((await to(AGENCY)).body).toMatchObject({
      error: { message: 'This tier is not available for purchase' },
    })
    await till.rows(`update subscription_tiers set stripe_price_id = $1 where name = 'Agency'`, [
      prices.agency,
    ])
  })

  it('of the price of a plan leaves those who have the old one on their plan', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    await till.rows(`update subscription_tiers set stripe_price_id = 'price_new' where name = 'Pro'`)
    await reconcilePayments(till.product.services)
    expect(await payer.view()).toMatchObject({ tier: { name: 'Pro', id: PRO }, status: 'active' })
    await till.rows(`update subscription_tiers set stripe_price_id = $1 where name = 'Pro'`, [prices.pro])
  })
})
