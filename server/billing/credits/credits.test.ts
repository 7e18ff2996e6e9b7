import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordCredits } from '#server/businesses/credits/index.ts'
import type { Charge } from '#stand-ins/stripe/payments/charges.ts'
import { cards, openTill, type Payer, prices, type Till } from '#tests/world/payers.ts'
import type { CreditsView } from '../contract.ts'
import { endTrials, reconcilePayments, watchCredits } from '../index.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const SMALL = { pack: 'small', credits: 100, amount: 500 }
const pages = { success_url: 'http://localhost:3000/subscription', cancel_url: 'http://localhost:3000/' }

async function buy({ owner, pay }: Payer, card?: string) {
  const opened = await owner.post(
    '/api/app/credits/checkout',
    { ...SMALL, ...pages },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const answer = await pay((opened.body as { url: string }).url, card)
  await till.follow()
  return answer
}

const read = async ({ owner }: Payer) => (await owner.get('/api/app/credits')).body as CreditsView
const watch = async () => {
  await watchCredits(till.product.services)
  await till.follow()
}
const spend = (payer: Payer, credits: number) =>
  payer.run(({ tx, now }) =>
    recordCredits(tx, payer.businessId, now, { kind: 'reserved', credits: -credits, reason: 'Texts' }),
  )
const switchOn = async (payer: Payer, more = {}) => {
  const { settings } = await read(payer)
  const wanted = { low_below: 20, top_up: SMALL, top_up_below: 150, top_up_most: 2, ...more }
  return payer.owner.send('PUT', '/api/app/credits/settings', { ...wanted, version: settings.version })
}

describe('credits', () => {
  it('that were paid come once, whatever the events do', async () => {
    const payer = await till.newPayer()
    till.control.webhooks.duplicate(3)
    await buy(payer)
    till.control.webhooks.duplicate(1)
    expect(await payer.credits()).toEqual([
      { kind: 'initial', credits: 100 },
      { kind: 'bought', credits: 100 },
    ])
    expect((await read(payer)).balance).toBe(200)
  })

  it('that were bought are a payment: the few texts before one are no limit any more', async () => {
    const payer = await till.newPayer()
    expect(await payer.view()).toMatchObject({ usage: { sms: { until_paid: true } } })
    await buy(payer)
    expect(await payer.view()).toMatchObject({ status: 'trial', usage: { sms: { until_paid: false } } })
  })

  it('of a trial that nobody pays for are taken back at its end, and given again with the first payment', async () => {
    const payer = await till.newPayer()
    await spend(payer, 30)
    await till.travel(15)
    await endTrials(till.product.services)
    await endTrials(till.product.services)
    const before = [
      { kind: 'initial', credits: 100 },
      { kind: 'reserved', credits: -30 },
      { kind: 'taken', credits: -70 },
    ]
    expect(await payer.credits()).toEqual(before)
    await payer.subscribe()
    expect(await payer.credits()).toEqual([...before, { kind: 'initial', credits: 70 }])
    await till.travel(40)
    expect((await read(payer)).balance).toBe(70)
  })

  it('that a super admin gave stay where a trial ends unpaid', async () => {
    const payer = await till.newPayer()
    await payer.run(({ tx, now }) =>
      recordCredits(tx, payer.businessId, now, { kind: 'granted', credits: 40, reason: 'A long wait' }),
    )
    await spend(payer, 30)
    await till.travel(15)
    await endTrials(till.product.services)
    expect((await read(payer)).balance).toBe(40)
  })

  it('do not come for a card that was refused', async () => {
    const payer = await till.newPayer()
    expect((await buy(payer, cards.declined)).status).toBe(402)
    expect((await read(payer)).balance).toBe(100)
  })

  it('go with money that is given back, in proportion, once, below zero where they were used', async () => {
    const payer = await till.newPayer()
    await buy(payer)
    await spend(payer, 190)
    const { stripe } = till.product.services.payments!
    const customer = (await payer.known())!.stripe_customer_id
    const [payment] = (await stripe.paymentIntents.list({ customer })).data
    await stripe.refunds.create({ payment_intent: payment!.id, amount: 250 })
    await till.follow()
    expect((await read(payer)).balance).toBe(-40)
    await stripe.refunds.create({ payment_intent: payment!.id })
    await till.follow()
    expect((await read(payer)).balance).toBe(-90)
    const { body } = await payer.owner.get('/api/app/credits/movements?limit=2')
    expect(body).toMatchObject({
      data: [
        { kind: 'refunded', credits: -50, balance: -90 },
        { kind: 'refunded', credits: -50, balance: -40 },
      ],
      next: expect.any(String),
    })
  })

  it('go with a payment that the bank takes back, once, and nothing more is bought automatically', async () => {
    const payer = await till.newPayer()
    await buy(payer)
    await switchOn(payer, { top_up_below: 150 })
    await spend(payer, 190)
    const { stripe } = till.product.services.payments!
    const [payment] = (
      await stripe.paymentIntents.list({ customer: (await payer.known())!.stripe_customer_id })
    ).data
    till.control.store.find<Charge>('charge', payment!.latest_charge as string)!.disputed = true
    await reconcilePayments(till.product.services)
    await watch()
    await watch()
    expect(await read(payer)).toMatchObject({
      balance: -90,
      settings: { top_ups: 0, top_up_failed: { reason: expect.stringContaining('disputed') } },
    })
  })

  it('are bought automatically below the limit, and never more often than the cap of the month', async () => {
    const payer = await till.newPayer()
    expect((await switchOn(payer)).body).toMatchObject({
      error: { fields: { top_up: expect.any(String) } },
    })
    await buy(payer)
    expect((await switchOn(payer, { top_up_below: 250 })).status).toBe(200)
    await Promise.all([watch(), watch()])
    expect((await read(payer)).balance).toBe(300)
    await spend(payer, 100)
    await watch()
    await spend(payer, 100)
    await watch()
    await watch()
    expect(await read(payer)).toMatchObject({ balance: 200, settings: { top_ups: 2 } })
    till.clock.advance(31 * 86_400_000)
    await watch()
    expect(await read(payer)).toMatchObject({ balance: 300, settings: { top_ups: 1 } })
  })

  it('are bought once if the answer of the payment was lost', async () => {
    const payer = await till.newPayer()
    await buy(payer)
    await switchOn(payer, { top_up_below: 250 })
    till.control.answer('lost', 1, { path: /payment_intents/, method: 'POST' })
    await watch().catch(() => {})
    await watch()
    expect((await read(payer)).balance).toBe(300)
  })

  it.each([
    ['the month ends', async () => till.clock.advance(31 * 86_400_000)],
    ['the owner saves the settings', (payer: Payer) => switchOn(payer, { top_up_below: 250 })],
  ])('are bought once if the answer was lost and then %s', async (_, happens) => {
    const payer = await till.newPayer()
    await buy(payer)
    await switchOn(payer, { top_up_below: 250 })
    // Stripe's client tries twice more.
    till.control.answer('lost', 3, { path: /payment_intents/, method: 'POST' })
    await expect(watchCredits(till.product.services)).rejects.toThrow()
    await happens(payer)
    await watchCredits(till.product.services)
    expect((await read(payer)).balance).toBe(300)
    await till.follow()
  })

  it('are not tried again with a card that was refused: the owner is told, and switches it on again', async () => {
    const payer = await till.newPayer()
    await payer.subscribe(prices.pro, cards.failsLater)
    await switchOn(payer, { top_up_below: 250 })
    await watch()
    await watch()
    expect((await read(payer)).settings.top_up_failed).not.toBeNull()
    expect((await payer.mails()).filter(({ kind }) => kind === 'top-up-failed')).toHaveLength(1)
  })

  it('that run low are told once, and again only after they were more', async () => {
    const payer = await till.newPayer()
    const told = async () => (await payer.mails()).filter(({ kind }) => kind === 'credits-low').length
    await watch()
    expect(await told()).toBe(0)
    await spend(payer, 90)
    await watch()
    await watch()
    expect(await told()).toBe(1)
    await buy(payer)
    await watch()
    await spend(payer, 100)
    await watch()
    expect(await told()).toBe(2)
  })

  it('that go with an unpaid trial are no news of credits: its end is told already', async () => {
    const payer = await till.newPayer()
    await till.travel(15)
    await endTrials(till.product.services)
    await watch()
    expect((await read(payer)).balance).toBe(0)
    expect((await payer.mails()).map(({ kind }) => kind)).not.toContain('credits-low')
  })

  it('settings that somebody else has changed are not overwritten', async () => {
    const payer = await till.newPayer()
    const wanted = { low_below: 5, top_up: null, top_up_below: 20, top_up_most: 3, version: 1 }
    expect((await payer.owner.send('PUT', '/api/app/credits/settings', wanted)).status).toBe(200)
    const again = await payer.owner.send('PUT', '/api/app/credits/settings', wanted)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: { details: { settings: { low_below: 5, version: 2 } } } })
  })
})
