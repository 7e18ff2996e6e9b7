import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endTrials } from '#server/billing/index.ts'
import { closeAccount, reopenAccount } from '#server/data/closing/closeAccount.ts'
import { sqlState } from '#server/platform/database/index.ts'
import { AGENCY, cards, FREE, openTill, type Payer, prices, type Till } from '#tests/world/payers.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { SubscriptionChange } from './tables.ts'

let till: Till
let admin: Visitor
beforeAll(async () => {
  till = await openTill()
  const platform = await till.newPayer(FREE)
  admin = platform.owner
  await till.rows('insert into super_admins values ($1)', [platform.businessId])
})
afterAll(() => till?.close())

type Row = Omit<SubscriptionChange, 'monthly_price'> & { price: number; tier: string }
/** The business's history as '1 signed_up: Pro trial 0'. */
const historyOf = async ({ businessId }: Pick<Payer, 'businessId'>) =>
  (
    await till.rows<Row>(
      `select c.*, c.monthly_price::integer as price, t.name as tier from subscription_changes c
       join subscription_tiers t on t.id = c.tier_id where c.business_id = $1 order by c.number`,
      [businessId],
    )
  ).map(({ number, cause, tier, status, price }) => `${number} ${cause}: ${tier} ${status} ${price}`)
const dayAfter = (days: number) =>
  new Date(till.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const act = ({ businessId }: Payer, verb: string, json: object) =>
  admin.post(`/api/app/admin/tenants/${businessId}/${verb}`, { reason: 'Because', ...json })
const newestGrant = (answer: { body: unknown }) => (answer.body as { grants: { id: string }[] }).grants[0]!.id
const cancel = async (payer: Payer) => {
  const { stripe } = till.product.services.payments!
  await stripe.subscriptions.cancel((await payer.known())!.stripe_subscription_id!)
  await till.follow()
}

describe('the history of a plan', () => {
  it('has a row for each change that Stripe tells, and none for a look at Stripe that finds the same', async () => {
    const payer = await till.newPayer()
    await payer.subscribe()
    await till.travel(14.1)
    const change = await payer.owner.post('/api/app/subscription/change', {
      tier_id: AGENCY,
      return_url: 'http://localhost:3000/subscription',
    })
    const page = await fetch((change.body as { url: string }).url)
    await fetch(page.url, { method: 'POST', redirect: 'manual' })
    await till.follow()
    await till.travel(32)
    await cancel(payer)
    await payer.subscribe(prices.pro)
    expect(await historyOf(payer)).toEqual([
      '1 signed_up: Pro trial 0',
      '2 bought: Pro trial 0',
      '3 trial_ended: Pro active 2900',
      '4 upgraded: Agency active 9900',
      '5 canceled: Agency canceled 0',
      '6 reactivated: Pro active 2900',
    ])
  })

  it('keeps the price of a late payment until the subscription ends', async () => {
    const payer = await till.newPayer()
    await payer.subscribe(prices.pro, cards.failsLater)
    await till.travel(14.1)
    await till.travel(40)
    expect((await historyOf(payer)).slice(2)).toEqual([
      '3 late: Pro past_due 2900',
      '4 canceled: Pro canceled 0',
    ])
  })

  it('says until when a trial or a gift holds, and what a super admin did to either', async () => {
    const payer = await till.newPayer()
    const extended = await act(payer, 'extend-trial', { ends_on: dayAfter(20) })
    await act(payer, `grants/${newestGrant(extended)}/take-back`, {})
    const granted = await act(payer, 'grant-tier', { tier_id: AGENCY, ends_on: dayAfter(3) })
    await act(payer, `grants/${newestGrant(granted)}/take-back`, {})
    till.clock.advance(15 * 86_400_000)
    await endTrials(till.product.services)
    expect(await historyOf(payer)).toEqual([
      '1 signed_up: Pro trial 0',
      '2 trial_extended: Pro trial 0',
      '3 trial_extension_taken_back: Pro trial 0',
      '4 granted: Pro trial 0',
      '5 grant_taken_back: Pro trial 0',
      '6 trial_ended: Pro canceled 0',
    ])
    const gifts = await till.rows(
      `select granted_tier_id from subscription_changes where business_id = $1 and granted_until is not null`,
      [payer.businessId],
    )
    expect(gifts).toEqual([{ granted_tier_id: AGENCY }])
  })

  it('says when a shop closed and opened again, and what it pays goes on', async () => {
    const payer = await till.newTried()
    await payer.subscribe()
    await payer.run((ctx) => closeAccount(ctx, { companyName: 'Blue Door Café' }))
    await payer.run(reopenAccount)
    expect((await historyOf(payer)).slice(3)).toEqual([
      '4 closed: Pro active 2900',
      '5 reopened: Pro active 2900',
    ])
  })

  it('is as it was if its cause does not come about', async () => {
    const payer = await till.newPayer()
    const failed = payer.run(async (ctx) => {
      await closeAccount(ctx, { companyName: 'Blue Door Café' })
      throw new Error('The machine stopped')
    })
    await expect(failed).rejects.toThrow('The machine stopped')
    expect(await historyOf(payer)).toEqual(['1 signed_up: Pro trial 0'])
  })

  it.each(['update subscription_changes set monthly_price = 0', 'delete from subscription_changes'])(
    'cannot be rewritten: %s',
    async (text) => {
      const { businessId, run } = await till.newPayer()
      expect(await run(({ tx }) => tx.execute(text)).then(() => null, sqlState)).toBe('42501')
      expect(await historyOf({ businessId })).toHaveLength(1)
    },
  )
})
