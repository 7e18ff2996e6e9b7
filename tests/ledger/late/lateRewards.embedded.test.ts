import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSwitches } from '#server/businesses/business/index.ts'
import type { LateOutcome } from '#server/loyalty/counter/contract.ts'
import { settleCase } from '#server/loyalty/counter/late/settleCase.ts'
import { archiveReward, editReward, redeem, setRewardCost } from '#server/loyalty/rewards/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from '../invariants.ts'
import { buy, claim, key, offer, operation, points, redeemCode, rewardsOf, undo } from '../till.ts'
import { handIn, handInGifts } from './late.rig.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const HOUR = 60

/** A business that gives rewards without a connection, and Ana with 100 points. Nothing of now is of four days ago. */
async function open({ most = null, cost = null }: { most?: number | null; cost?: number | null } = {}) {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: { minimumRedemption: 1, pointsExpireDays: 10 } },
  })
  await business.run((ctx) => setSwitches(ctx, { offline_most_value: most }), business.owner)
  const ana = await business.addCustomer()
  await buy(business, ana, 10_000)
  const coffee = await offer(business, 40)
  await business.run((ctx) => setRewardCost(ctx, { rewardId: coffee.id, cost }), business.owner)
  business.passDays(4)
  return { business, ana, coffee }
}

const hold = async (business: TestBusiness, ana: string, rewardId: string) =>
  (await claim(business, ana, rewardId)).reward

const told = (outcomes: LateOutcome[]) =>
  outcomes.map((one) => (one.outcome === 'case' ? one.reason : one.outcome))

describe('a reward that was given at two tills without a connection', () => {
  test('by one code is redeemed once, and the second is a case, in whichever order they arrive', async () => {
    const { business, ana, coffee } = await open()
    const { redemption_code: code } = await hold(business, ana, coffee.id)
    const [first, second] = [key(), key()]
    const later = await handInGifts(business, [{ key: second, code, minutesAgo: 10 }])
    const earlier = await handInGifts(business, [{ key: first, code, minutesAgo: 60 }])
    expect(told([...later, ...earlier])).toEqual(['recorded', 'redeemed'])
    const again = await handInGifts(business, [
      { key: first, code, minutesAgo: 60 },
      { key: second, code, minutesAgo: 10 },
    ])
    expect(again).toEqual([...earlier, ...later])
    expect((await rewardsOf(business, ana)).map(({ status }) => status)).toEqual(['redeemed'])
    expect(await brokenRules(business)).toEqual([])
  })

  test('for the same points is paid once, and no balance falls below zero', async () => {
    const { business, ana, coffee } = await open()
    const gift = { customerId: ana, rewardId: coffee.id, points: 40 }
    const both = await Promise.all([
      handInGifts(business, [{ ...gift, minutesAgo: 30 }]),
      handInGifts(business, [{ ...gift, minutesAgo: 20 }], { actor: business.nia }),
    ])
    const third = await handInGifts(business, [{ ...gift, minutesAgo: 25 }])
    expect(told([...both.flat(), ...third])).toEqual(['recorded', 'recorded', 'not_enough_points'])
    expect(await points(business, ana)).toBe(20)
    expect(await brokenRules(business)).toEqual([])
  })

  test('and at one with a connection stays with that one', async () => {
    const { business, ana, coffee } = await open()
    const held = await hold(business, ana, coffee.id)
    await redeemCode(business, held.redemption_code)
    expect(
      told(await handInGifts(business, [{ customerId: ana, heldId: held.id, minutesAgo: HOUR }])),
    ).toEqual(['redeemed'])
  })
})

describe('a till that gives what it may not', () => {
  test.each([
    ['what another guest holds', 'reward_of_other'],
    ['a code that nobody has', 'reward_unknown'],
    ['a reward of another shop', 'reward_unknown'],
    ['at another price', 'price_changed'],
    ['what is sold out', 'sold_out'],
    ['what is no longer offered', 'archived'],
    ['as somebody who was not on the team', 'not_on_team'],
    ['from a device that was ended', 'device_ended'],
    ['to somebody whom nobody knows', 'customer_unknown'],
    ['more than three days ago', 'too_old'],
  ] as const)('%s: a case, and nothing moves', async (what, reason) => {
    const { business, ana, coffee } = await open()
    const ben = await business.addCustomer('Ben')
    const bought = { customerId: ana, rewardId: coffee.id, points: 40, minutesAgo: HOUR }
    const { id: programReward, version } = coffee
    if (reason === 'archived')
      await business.run((ctx) => archiveReward(ctx, { rewardId: programReward, version }), business.owner)
    if (reason === 'sold_out')
      await business.run(
        (ctx) =>
          editReward(ctx, { rewardId: programReward, version, name: 'Coffee', pointsPrice: 40, stock: 0 }),
        business.owner,
      )
    const gifts: Record<string, () => Promise<Parameters<typeof handInGifts>[1][number]>> = {
      reward_of_other: async () => ({
        ...{ customerId: ben, minutesAgo: HOUR },
        heldId: (await hold(business, ana, coffee.id)).id,
      }),
      reward_unknown: async () =>
        what === 'a code that nobody has'
          ? { code: 'NOSUCH22', minutesAgo: HOUR }
          : { ...bought, rewardId: (await open()).coffee.id },
      price_changed: async () => ({ ...bought, points: 1 }),
      not_on_team: async () => ({ ...bought, recordedBy: crypto.randomUUID() }),
      customer_unknown: async () => ({ ...bought, customerId: crypto.randomUUID() }),
      too_old: async () => ({ ...bought, minutesAgo: 73 * HOUR }),
    }
    const gift = (await gifts[reason]?.()) ?? bought
    const before = await points(business, ana)
    const outcomes = await handInGifts(business, [gift], { fromEnded: reason === 'device_ended' })
    expect(told(outcomes)).toEqual([reason])
    expect(await points(business, ana)).toBe(before)
    expect((await rewardsOf(business, ana)).filter(({ status }) => status === 'redeemed')).toEqual([])
    expect(await brokenRules(business)).toEqual([])
  })

  test('in a shop that allows none: a case, and that is how a shop begins', async () => {
    const { business, ana, coffee } = await open({ most: 0 })
    expect(
      told(await handInGifts(business, [{ customerId: ana, rewardId: coffee.id, minutesAgo: HOUR }])),
    ).toEqual(['redeeming_off'])
  })

  test('above the value of a guest and day: a case, counted over all tills, and anew the next day', async () => {
    const { business, ana, coffee } = await open({ most: 250, cost: 150 })
    await buy(business, ana, 20_000)
    business.passDays(2)
    const noon = business.clock.now()
    business.clock.travelTo(new Date(`${noon.toISOString().slice(0, 10)}T12:00:00Z`))
    const gift = { customerId: ana, rewardId: coffee.id, points: 40 }
    const outcomes = [
      ...(await handInGifts(business, [{ ...gift, minutesAgo: 3 * HOUR }])),
      ...(await handInGifts(business, [{ ...gift, minutesAgo: HOUR }], { actor: business.nia })),
      ...(await handInGifts(business, [{ ...gift, minutesAgo: 14 * HOUR }])),
    ]
    expect(told(outcomes)).toEqual(['recorded', 'above_redeeming_limit', 'recorded'])
  })

  test('of a cost that nobody knows, where there is a limit: a case', async () => {
    const { business, ana, coffee } = await open({ most: 10_000 })
    expect(
      told(await handInGifts(business, [{ customerId: ana, rewardId: coffee.id, minutesAgo: HOUR }])),
    ).toEqual(['above_redeeming_limit'])
  })
})

describe('a reward that was given without a connection', () => {
  test('is recorded by its time: with points that were there then, earned just before too, and can be undone', async () => {
    const { business, ana, coffee } = await open()
    const [first, second] = [key(), key()]
    business.passDays(7)
    // The points of eleven days ago are past their date now, and were not two days ago.
    const [, outcome] = [
      ...(await handIn(business, [{ key: first, customerId: ana, amount: 500, minutesAgo: 30 * HOUR }])),
      ...(await handInGifts(business, [
        { key: second, customerId: ana, rewardId: coffee.id, points: 40, minutesAgo: 29 * HOUR },
      ])),
    ]
    if (outcome?.outcome !== 'recorded') throw new Error(JSON.stringify(outcome))
    const recorded = await operation(business, outcome.operation_id)
    expect(recorded).toMatchObject({ kind: 'redemption', happened_at: new Date(outcome.happened_at) })
    expect(recorded.created_at).toEqual(business.clock.now())
    expect(await brokenRules(business)).toEqual([])
    await undo(business, outcome.operation_id)
    expect((await rewardsOf(business, ana))[0]!.status).toBe('earned')
    expect(await brokenRules(business)).toEqual([])
  })

  test('that was sent at once, and whose answer was lost, is found again', async () => {
    const { business, ana, coffee } = await open()
    const held = await hold(business, ana, coffee.id)
    const idempotencyKey = key()
    const atOnce = await business.run((ctx) => redeem(ctx, { customerRewardId: held.id, idempotencyKey }))
    const [late] = await handInGifts(business, [
      { key: idempotencyKey, customerId: ana, heldId: held.id, minutesAgo: 1 },
    ])
    expect(late).toMatchObject({ outcome: 'recorded', operation_id: atOnce.operation_id })
  })

  test('and became a case is recorded once by the rules of now, or refused with the reason', async () => {
    const { business, ana, coffee } = await open({ most: 0 })
    const held = await hold(business, ana, coffee.id)
    const outcomes = await handInGifts(business, [
      { customerId: ana, heldId: held.id, minutesAgo: HOUR },
      { customerId: ana, heldId: held.id, minutesAgo: 50 },
      { customerId: ana, rewardId: coffee.id, points: 40, minutesAgo: 40 },
    ])
    const [one, two, three] = outcomes.map((outcome) => {
      if (outcome.outcome !== 'case') throw new Error('recorded')
      return outcome.case_id
    })
    const settle = (caseId: string | undefined) =>
      business.run((ctx) => settleCase(ctx, { caseId: caseId!, record: true }), business.owner)
    expect(await settle(one)).toMatchObject({ status: 'recorded', reward_name: 'Free coffee' })
    expect(await settle(one)).toMatchObject({ status: 'recorded' })
    await expect(settle(two)).rejects.toMatchObject({ details: { reason: 'redeemed' } })
    expect(await settle(three)).toMatchObject({ status: 'recorded' })
    const ben = await business.addCustomer('Ben')
    const anas = await hold(business, ana, (await offer(business, 20)).id)
    const [wrong] = await handInGifts(business, [{ customerId: ben, heldId: anas.id, minutesAgo: 30 }])
    if (wrong?.outcome !== 'case') throw new Error('recorded')
    await expect(settle(wrong.case_id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await points(business, ana)).toBe(0)
    expect(await brokenRules(business)).toEqual([])
  })
})
