import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustWithMessages } from '#server/businesses/business/index.ts'
import { recordCredits } from '#server/businesses/credits/index.ts'
import type { Charge } from '#stand-ins/stripe/payments/charges.ts'
import { AGENCY, cards, FREE, openTill, type Payer, PRO, prices, type Till } from '#tests/world/payers.ts'
import { endTrials, reconcilePayments } from '../index.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const balance = async (payer: Payer) => (await payer.view()).credits

const update = async (payer: Payer, change: { cancel_at_period_end?: boolean; price?: string }) => {
  const { stripe } = till.product.services.payments!
  const id = (await payer.known())!.stripe_subscription_id!
  const { items } = await stripe.subscriptions.retrieve(id)
  const { price, ...rest } = change
  await stripe.subscriptions.update(id, {
    ...rest,
    ...(price && { items: [{ id: items.data[0]!.id, price }] }),
  })
  await till.follow()
}

const spend = (payer: Payer, credits: number) =>
  payer.run(({ tx, now }) =>
    recordCredits(tx, payer.businessId, now, { kind: 'reserved', credits: -credits, reason: 'Texts' }),
  )

const buyPack = async (payer: Payer) => {
  const opened = await payer.owner.post(
    '/api/app/credits/checkout',
    {
      ...{ pack: 'small', credits: 100, amount: 500 },
      ...{ success_url: 'http://localhost:3000/subscription', cancel_url: 'http://localhost:3000/' },
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  await payer.pay((opened.body as { url: string }).url)
  await till.follow()
}

const paymentsOf = async (payer: Payer) => {
  const customer = (await payer.known())!.stripe_customer_id
  return (await till.product.services.payments!.stripe.paymentIntents.list({ customer })).data
}

const refundAll = async (payer: Payer) => {
  const { stripe } = till.product.services.payments!
  for (const { id } of await paymentsOf(payer)) await stripe.refunds.create({ payment_intent: id })
  await till.follow()
}

/** The bank takes a payment back. Its event names no customer, so the nightly round finds it. */
const dispute = async (payer: Payer) => {
  for (const { latest_charge: charge } of await paymentsOf(payer))
    till.control.store.find<Charge>('charge', charge as string)!.disputed = true
  await reconcilePayments(till.product.services)
}

const isTrusted = async (payer: Payer) => !(await payer.view()).usage.sms.until_paid

describe('a payment that was given back', () => {
  it.each([
    ['refunded', refundAll],
    ['disputed at the bank', dispute],
  ])(
    'because it was %s leaves neither the credits of the plan nor its texts and mails, until the next one',
    async (_, giveBack) => {
      const payer = await till.newPayer(PRO)
      await payer.subscribe(prices.pro)
      await till.travel(14.1)
      await spend(payer, 30)
      expect([await balance(payer), await isTrusted(payer)]).toEqual([70, true])
      await giveBack(payer)
      expect([await balance(payer), await isTrusted(payer)]).toEqual([0, false])
      await reconcilePayments(till.product.services)
      expect([await balance(payer), await isTrusted(payer)]).toEqual([0, false])
      await till.travel(31)
      expect([await balance(payer), await isTrusted(payer)]).toEqual([70, true])
    },
  )

  it('for a pack leaves nothing of the trust that it brought, but what a super admin decided', async () => {
    const [payer, known] = [await till.newPayer(PRO), await till.newPayer(PRO)]
    await known.run(trustWithMessages)
    for (const one of [payer, known]) {
      await buyPack(one)
      expect(await isTrusted(one)).toBe(true)
      await refundAll(one)
    }
    expect([await isTrusted(payer), await isTrusted(known)]).toEqual([false, true])
  })

  it('among others that stand takes nothing but its own', async () => {
    const payer = await till.newPayer(PRO)
    await payer.subscribe(prices.pro)
    await till.travel(14.1)
    await buyPack(payer)
    const pack = (await paymentsOf(payer)).find(({ metadata }) => metadata.credits !== undefined)!
    await till.product.services.payments!.stripe.refunds.create({ payment_intent: pack.id })
    await till.follow()
    expect([await balance(payer), await isTrusted(payer)]).toEqual([100, true])
  })
})

describe('the credits of a trial', () => {
  it('cannot be kept by cancelling before the first payment', async () => {
    const payer = await till.newPayer(AGENCY)
    await payer.subscribe(prices.agency)
    await update(payer, { cancel_at_period_end: true })
    expect(await balance(payer)).toBe(1000)
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'canceled', tier: { name: 'Free' }, credits: 0 })
  })

  it('cannot be kept with a card that fails at its end', async () => {
    const payer = await till.newPayer(AGENCY)
    await payer.subscribe(prices.agency, cards.failsLater)
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'past_due', credits: 1000 })
    await till.travel(25)
    expect(await payer.view()).toMatchObject({ status: 'canceled', credits: 0 })
  })

  it('cannot be kept by paying for a pack instead of the plan: the pack stays', async () => {
    const payer = await till.newPayer(AGENCY)
    await payer.subscribe(prices.agency)
    await buyPack(payer)
    await update(payer, { cancel_at_period_end: true })
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'canceled', credits: 100 })
    const other = await till.newPayer(AGENCY)
    await buyPack(other)
    await till.travel(14.1)
    await endTrials(till.product.services)
    expect(await balance(other)).toBe(100)
  })

  it('are those of the plan that is paid for: a larger one that was tried brings no more', async () => {
    const payer = await till.newPayer(AGENCY)
    await spend(payer, 30)
    await payer.subscribe(prices.pro)
    expect(await balance(payer)).toBe(70)
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'active', credits: 70 })
  })

  it('grow with a larger plan, and shrink again when it is left before it is paid', async () => {
    const payer = await till.newPayer(PRO)
    await payer.subscribe(prices.pro)
    await update(payer, { price: prices.agency })
    expect(await balance(payer)).toBe(1000)
    await spend(payer, 400)
    await update(payer, { price: prices.pro })
    expect(await balance(payer)).toBe(0)
    await till.travel(14.1)
    expect(await balance(payer)).toBe(0)
  })

  it('stay with whoever paid the plan, also after it ended', async () => {
    const payer = await till.newPayer(PRO)
    await payer.subscribe(prices.pro)
    await till.travel(14.1)
    await update(payer, { cancel_at_period_end: true })
    await till.travel(32)
    expect(await payer.view()).toMatchObject({ status: 'canceled', credits: 100 })
    await payer.subscribe(prices.agency)
    expect(await balance(payer)).toBe(100)
  })

  it('come back with the first payment, once, less what was used', async () => {
    const payer = await till.newPayer(AGENCY)
    await payer.subscribe(prices.agency)
    await spend(payer, 250)
    await update(payer, { cancel_at_period_end: true })
    await till.travel(14.1)
    expect(await balance(payer)).toBe(0)
    await payer.subscribe(prices.agency)
    expect(await payer.view()).toMatchObject({ status: 'active', credits: 750 })
    await till.travel(31)
    expect(await balance(payer)).toBe(750)
  })

  it('are no part of what a super admin gave: that stays', async () => {
    const payer = await till.newPayer(PRO)
    await payer.run(({ tx, now }) =>
      recordCredits(tx, payer.businessId, now, { kind: 'granted', credits: 40, reason: 'A long wait' }),
    )
    await payer.subscribe(prices.pro)
    await update(payer, { cancel_at_period_end: true })
    await till.travel(14.1)
    expect(await balance(payer)).toBe(40)
  })

  it('come with the first plan of a shop that began on Free, too', async () => {
    const payer = await till.newPayer(FREE)
    await payer.subscribe(prices.pro)
    expect(await balance(payer)).toBe(100)
  })
})
