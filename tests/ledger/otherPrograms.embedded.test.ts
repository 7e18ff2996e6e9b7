import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activateProgram, pauseProgram } from '#server/loyalty/programs/index.ts'
import { issueRebateCode } from '#server/loyalty/rewards/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { buy, customer, key, redeemCode, rewardsOf, sentences, standing, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const codeOf = async (business: TestBusiness, customerId: string) =>
  (await rewardsOf(business, customerId))[0]!.redemption_code

describe('a rebate code', () => {
  const earned = async (config: Record<string, unknown>, more = {}) => {
    const business = await world.newBusiness({ programs: { points: {}, rebate_code: config }, ...more })
    const ana = await business.addCustomer()
    await buy(business, ana, 100)
    return { business, ana, code: await codeOf(business, ana) }
  }

  test('of another customer takes nothing off', async () => {
    const { business, code } = await earned({})
    const eve = await business.addCustomer('Eve')
    await expect(buy(business, eve, 1000, { applyRewardCode: code })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('that is single-use works once, and once only for two tills at a time', async () => {
    const { business, ana, code } = await earned({})
    const both = await Promise.allSettled(
      [1000, 2000].map((amount) => buy(business, ana, amount, { applyRewardCode: code })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', details: { reason: 'redeemed' } },
    })
  })

  test('takes its percentage off, and points are earned on what is paid', async () => {
    const { business, ana, code } = await earned({ discountValue: 25 })
    const result = await buy(business, ana, 1000, { applyRewardCode: ` ${code.toLowerCase()} ` })
    expect(result).toMatchObject({
      amount: 1000,
      paid: 750,
      discount: { amount: 250, redemption_code: code },
    })
    expect(result.programs[0]).toMatchObject({ points: 7 })
    expect(await sentences(business, ana)).toContain('Used: 25% off, $2.50 less')
  })

  test('of a fixed value never takes off more than the amount', async () => {
    const { business, ana, code } = await earned({ discountType: 'fixed', discountValue: 5 })
    expect(await buy(business, ana, 320, { applyRewardCode: code })).toMatchObject({
      paid: 0,
      discount: { amount: 320 },
    })
  })

  test.each([
    ['a purchase of nothing', { discountType: 'fixed', discountValue: 5 }, 0],
    ['a discount that rounds to nothing', { discountValue: 1 }, 40],
    ['a purchase of nothing, of one that works often', { discountValue: 50, singleUse: false }, 0],
  ])('cannot be used up for nothing: %s leaves it, and says so', async (_, config, amount) => {
    const { business, ana, code } = await earned(config)
    const note = expect.stringContaining('takes nothing off here, so the code was not used')
    expect(await buy(business, ana, amount, { applyRewardCode: code })).toMatchObject({
      ...{ paid: amount, discount: null, notes: [note] },
    })
    const [reward] = await rewardsOf(business, ana)
    expect(reward).toMatchObject({ status: 'earned', redeemed_at: null })
    expect((await buy(business, ana, 10_000, { applyRewardCode: code })).discount?.amount).toBeGreaterThan(0)
  })

  test('that may be used often writes a redemption for each use until its date', async () => {
    const { business, ana, code } = await earned({ singleUse: false, validDays: 3 })
    await buy(business, ana, 1000, { applyRewardCode: code })
    await redeemCode(business, code)
    business.passDays(5)
    await expect(redeemCode(business, code)).rejects.toMatchObject({ details: { reason: 'expired' } })
  })

  test('needs an amount to take something off', async () => {
    const { business, ana, code } = await earned({})
    await expect(buy(business, ana, undefined, { applyRewardCode: code })).rejects.toMatchObject({
      fields: { amount: expect.any(String) },
    })
  })

  test('is issued by staff as well, under the terms of the day', async () => {
    const { business, ana } = await earned({ codePrefix: 'new' })
    const programId = business.programs.rebate_code.id
    const issue = { customerId: ana, programId, idempotencyKey: key() }
    const [once, again] = [
      await business.run((ctx) => issueRebateCode(ctx, issue)),
      await business.run((ctx) => issueRebateCode(ctx, issue)),
    ]
    expect(again).toEqual(once)
    expect(once.reward.redemption_code).toMatch(/^NEW\w{8}$/)
    expect(await rewardsOf(business, ana)).toHaveLength(2)
  })
})

describe('a discount ladder', () => {
  const tiers = [
    { visits: 1, discount: 50 },
    { visits: 3, discount: 20 },
    { visits: 2, discount: 10 },
  ]

  test('gives the highest tier that earlier visits have reached', async () => {
    const business = await world.newBusiness({ programs: { discount: { tiers } } })
    const ana = await business.addCustomer()
    const paid = []
    for (let i = 0; i < 4; i++) paid.push((await visit(business, ana, { amount: 1000 })).paid)
    expect(paid).toEqual([1000, 500, 900, 800])
    expect(await sentences(business, ana)).toEqual([
      'Visit 1',
      'Visit 2, 50% off, $5.00 less',
      'Visit 3, 10% off, $1.00 less',
      'Visit 4, 20% off, $2.00 less',
    ])
  })

  test('never stacks with a code: the larger applies and the other code stays unused', async () => {
    const business = await world.newBusiness({
      programs: { discount: { tiers }, rebate_code: { discountValue: 20 } },
    })
    const ana = await business.addCustomer()
    await visit(business, ana, { amount: 1000 })
    const applyRewardCode = await codeOf(business, ana)
    const ladder = await visit(business, ana, { amount: 1000, applyRewardCode })
    expect(ladder).toMatchObject({ paid: 500, notes: [expect.stringContaining('the code was not used')] })
    expect(await visit(business, ana, { amount: 1000, applyRewardCode })).toMatchObject({
      paid: 800,
      notes: [],
    })
  })
})

describe('a free item', () => {
  const config = { itemName: 'Bagel', requiredPurchases: 2 }

  test('comes after so many purchases, again and again', async () => {
    const business = await world.newBusiness({ programs: { free_item: config } })
    const ana = await business.addCustomer()
    for (let i = 0; i < 5; i++) await visit(business, ana)
    expect(await rewardsOf(business, ana)).toMatchObject([{ name: 'Free Bagel' }, { name: 'Free Bagel' }])
    expect((await standing(business, ana, business.programs.free_item.id)).stamps_current).toBe(1)
  })

  test('is given once if it does not recur', async () => {
    const business = await world.newBusiness({ programs: { free_item: { ...config, recurring: false } } })
    const ana = await business.addCustomer()
    for (let i = 0; i < 5; i++) await visit(business, ana)
    expect(await rewardsOf(business, ana)).toHaveLength(1)
  })

  test('can be had for its valid days and no longer', async () => {
    const business = await world.newBusiness({
      timeZone: 'UTC',
      programs: { free_item: { ...config, validDays: 7 } },
    })
    const ana = await business.addCustomer()
    for (let i = 0; i < 4; i++) await visit(business, ana)
    const [first, second] = await rewardsOf(business, ana)
    business.passDays(7)
    await redeemCode(business, first!.redemption_code)
    business.passDays(1)
    await expect(redeemCode(business, second!.redemption_code)).rejects.toMatchObject({
      details: { reason: 'expired' },
    })
  })
})

test('a paused program gives nothing, and its rewards can still be redeemed', async () => {
  const business = await world.newBusiness({
    programs: { stamp_card: { stampsRequired: 2 }, discount: { tiers: [{ visits: 1, discount: 50 }] } },
  })
  const ana = await business.addCustomer()
  const full = await visit(business, ana, { stamps: 3 })
  for (const type of ['stamp_card', 'discount'] as const) {
    await business.run((ctx) => pauseProgram(ctx, { programId: business.programs[type].id }))
  }
  expect(await visit(business, ana, { amount: 1000 })).toMatchObject({
    paid: 1000,
    programs: [],
    rewards: [],
  })
  await redeemCode(business, full.rewards[0]!.redemption_code)
  await business.run((ctx) => activateProgram(ctx, { programId: business.programs.stamp_card.id }))
  expect((await visit(business, ana)).rewards).toHaveLength(1)
})

test('one purchase is one visit, in any number of programs', async () => {
  const business = await world.newBusiness({
    programs: { points: {}, stamp_card: {}, rebate_code: {}, discount: {}, free_item: {} },
  })
  const ana = await business.addCustomer()
  expect((await visit(business, ana, { amount: 700 })).programs).toHaveLength(5)
  expect(await customer(business, ana)).toMatchObject({
    total_visits: 1,
    last_visit_at: business.clock.now(),
  })
})

test('a till that began first and records last leaves the last visit where it was', async () => {
  const business = await world.newBusiness({ programs: { points: {} } })
  const ana = await business.addCustomer()
  await visit(business, ana)
  const latest = business.clock.now()
  business.clock.advance(-1)
  await buy(business, ana, 100, { confirmRepeatVisit: true })
  expect(await customer(business, ana)).toMatchObject({ total_visits: 2, last_visit_at: latest })
})
