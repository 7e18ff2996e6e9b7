import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantView } from '#server/admin/contract.ts'
import { AGENCY, FREE, openTill, type Payer, PRO, prices, type Till } from '#tests/world/payers.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(till.clock.now().getTime() + days * DAY_MS).toISOString()
const stripe = () => till.product.services.payments!.stripe
const subscriptionOf = async (payer: Payer) =>
  stripe().subscriptions.retrieve((await payer.known())!.stripe_subscription_id!)
const cancel = async (payer: Payer) => {
  await stripe().subscriptions.update((await subscriptionOf(payer)).id, { cancel_at_period_end: true })
  await till.follow()
}
const leave = async (payer: Payer) => {
  await stripe().subscriptions.cancel((await subscriptionOf(payer)).id)
  await till.follow()
}

/** Money that a business has paid so far, in cents. */
async function paidBy(payer: Payer): Promise<number> {
  const known = await payer.known()
  return till.control.store
    .all<Stripe.Invoice>('invoice')
    .filter(({ customer, status }) => status === 'paid' && customer === known?.stripe_customer_id)
    .reduce((sum, { amount_paid }) => sum + amount_paid, 0)
}

const ways: [string, () => Promise<Payer>][] = [
  ['signed up for it', () => till.newPayer(PRO)],
  ['signed up for another one', () => till.newPayer(AGENCY)],
  ['began on Free', () => till.newPayer(FREE)],
  ['let a trial go by', () => till.newTried()],
  [
    'paid before and left',
    async () => {
      const payer = await till.newTried()
      await payer.subscribe()
      await leave(payer)
      return payer
    },
  ],
]

describe('a plan that is bought', () => {
  it.each(ways)('is charged when the page says, by whoever %s', async (_, come) => {
    const payer = await come()
    const { charged_from, first_plan } = await payer.view()
    const before = (await payer.view()).credits
    const paidBefore = await paidBy(payer)
    await payer.subscribe(prices.pro)
    const { trial_end } = await subscriptionOf(payer)
    expect(trial_end && new Date(trial_end * 1000).toISOString()).toBe(charged_from)
    expect((await paidBy(payer)) - paidBefore).toBe(charged_from ? 0 : 2900)
    expect((await payer.view()).credits).toBe(first_plan ? 100 : before)
  })

  it('from Free begins as its price says on the landing page: 14 days free, and its credits', async () => {
    const payer = await till.newPayer(FREE)
    expect(await payer.view()).toMatchObject({
      ...{ credits: 0, new_trial: true, first_plan: true, charged_from: inDays(14) },
    })
    await payer.subscribe(prices.pro)
    expect(await payer.view()).toMatchObject({
      ...{ status: 'trial', tier: { name: 'Pro' }, credits: 100, trial_ends_at: inDays(14) },
    })
    await till.travel(14.1)
    expect(await payer.view()).toMatchObject({ status: 'active', credits: 100 })
  })

  it('is told as a trial with its first payment, and as a payment only once money was taken', async () => {
    const comeBack = async (payer: Payer) => {
      const { body } = await payer.checkout(prices.pro)
      const { to } = await payer.pay((body as { url: string }).url)
      const session = new URL(to!).searchParams.get('session')
      return (await payer.owner.post('/api/app/subscription/confirm', { session })).body
    }
    expect(await comeBack(await till.newPayer(FREE))).toEqual({ paid: true, charged_from: inDays(14) })
    expect(await comeBack(await till.newTried())).toEqual({ paid: true, charged_from: null })
  })

  it('cannot be tried twice: not by leaving, and not with another customer at Stripe', async () => {
    const payer = await till.newPayer(FREE)
    await payer.subscribe(prices.pro)
    await leave(payer)
    expect(await payer.view()).toMatchObject({ charged_from: null, new_trial: false, credits: 0 })
    await stripe().customers.del((await payer.known())!.stripe_customer_id)
    await till.follow()
    await payer.subscribe(prices.agency)
    expect(await payer.view()).toMatchObject({ status: 'active', tier: { name: 'Agency' }, credits: 1000 })
  })

  it('opens the same page for the same key, also with a trial that begins when it is paid', async () => {
    const payer = await till.newPayer(FREE)
    const first = await payer.checkout(prices.pro, 'the same')
    till.clock.advance(5000)
    expect((await payer.checkout(prices.pro, 'the same')).body).toEqual(first.body)
  })

  it('has its texts before the first payment, however many went out on Free', async () => {
    const payer = await till.newPayer(FREE)
    await till.rows('update businesses set usage_sms_total = 200 where id = $1', [payer.businessId])
    await payer.subscribe(prices.pro)
    expect((await payer.view()).usage.sms).toEqual({ used: 0, limit: 50, until_paid: true })
    await till.rows('update businesses set usage_sms_total = 230 where id = $1', [payer.businessId])
    await stripe().subscriptions.update((await subscriptionOf(payer)).id, { metadata: { seen: 'again' } })
    await till.follow()
    expect((await payer.view()).usage.sms).toEqual({ used: 30, limit: 50, until_paid: true })
  })
})

it('a plan that was canceled is told to super admins as one that ends, never as one that renews', async () => {
  const platform = await till.newPayer(FREE)
  await till.rows('insert into super_admins values ($1)', [platform.businessId])
  const payer = await till.newTried()
  await payer.subscribe()
  const read = async () => {
    const { body } = await platform.owner.get(`/api/app/admin/tenants?search=${payer.email}`)
    return (body as { data: TenantView[] }).data[0]!
  }
  expect((await read()).cancels_at).toBeNull()
  await cancel(payer)
  const { cancels_at, subscription_period_end } = await read()
  expect(cancels_at).toBe(subscription_period_end)
  expect(cancels_at).not.toBeNull()
})
