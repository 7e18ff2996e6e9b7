import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTillView } from '#server/loyalty/counter/index.ts'
import {
  archiveReward,
  cancelClaim,
  editReward,
  giveReward,
  listRewards,
  redeem,
} from '#server/loyalty/rewards/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { buy, claim, key, lotsOf, offer, points, redeemCode, rewardsOf, sentences, undo } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A business whose points last ten days, and Ana with 100 of them. */
async function withPoints(config: Record<string, unknown> = {}) {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: { minimumRedemption: 1, pointsExpireDays: 10, ...config } },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 10_000)
  return { business, ana }
}

const cancel = (business: TestBusiness, customerRewardId: string, actor?: TestBusiness['ben']) =>
  business.run((ctx) => cancelClaim(ctx, { customerRewardId, idempotencyKey: key() }), actor)

describe('redeeming', () => {
  test('two tills redeeming one code at once give one redemption and one clear refusal', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 50)).id)
    const tills = await Promise.allSettled(
      [business.ben, business.nia].map((staff) => redeemCode(business, reward.redemption_code, staff)),
    )
    expect(tills.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(tills.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'This reward was already redeemed' },
    })
  })

  test('a code of another shop is not found, nor is an unknown one', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 50)).id)
    const other = await world.newBusiness()
    for (const attempt of [{ code: reward.redemption_code }, { customerRewardId: reward.id }]) {
      await expect(
        other.run((ctx) => redeem(ctx, { ...attempt, idempotencyKey: key() })),
      ).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    await expect(redeemCode(business, 'NOSUCH22')).rejects.toMatchObject({ code: 'not_found' })
    await expect(redeemCode(business, '  ')).rejects.toMatchObject({ code: 'invalid' })
  })

  test('a guest cannot redeem their own reward', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 50)).id)
    const self = { kind: 'customer', customerId: ana } as const
    await expect(redeemCode(business, reward.redemption_code, self as never)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('the code is read however it is typed', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 50)).id)
    const typed = `${reward.redemption_code.slice(0, 4).toLowerCase()} - ${reward.redemption_code.slice(4)}`
    expect(await redeemCode(business, typed)).toMatchObject({
      customer_id: ana,
      reward: { status: 'redeemed' },
    })
    expect((await sentences(business, ana)).at(-1)).toBe('Redeemed: Free coffee')
  })
})

describe('claiming', () => {
  test('the last one in stock goes to one of two guests', async () => {
    const { business, ana } = await withPoints()
    const bob = await business.addCustomer('Bob')
    await buy(business, bob, 10_000)
    const last = await offer(business, 50, { stock: 1 })
    const both = await Promise.allSettled([ana, bob].map((customer) => claim(business, customer, last.id)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { details: { reason: 'sold_out' } },
    })
    expect((await points(business, ana)) + (await points(business, bob))).toBe(150)
  })

  test('points cannot be spent twice by two claims at once', async () => {
    const { business, ana } = await withPoints()
    const { id } = await offer(business, 60)
    const both = await Promise.allSettled([claim(business, ana, id), claim(business, ana, id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await points(business, ana)).toBe(40)
  })

  test('draws the lots that expire soonest, and those that never expire last', async () => {
    const { business, ana } = await withPoints()
    business.passDays(1)
    await buy(business, ana, 10_000)
    await claim(business, ana, (await offer(business, 130)).id)
    expect((await lotsOf(business, ana)).map(({ remaining }) => remaining)).toEqual([0, 70])
  })

  test('another shop’s or an archived reward is refused', async () => {
    const { business, ana } = await withPoints()
    const { business: other } = await withPoints()
    await expect(claim(business, ana, (await offer(other, 10)).id)).rejects.toMatchObject({
      code: 'not_found',
    })
    const mine = await offer(business, 10)
    await business.run((ctx) => archiveReward(ctx, { rewardId: mine.id, version: mine.version }))
    await expect(claim(business, ana, mine.id)).rejects.toMatchObject({ details: { reason: 'archived' } })
  })

  test('a stale edit of a reward is refused with the reward as it is', async () => {
    const { business } = await withPoints()
    const { id: rewardId, version } = await offer(business, 10)
    const edit = (name: string) =>
      business.run((ctx) => editReward(ctx, { rewardId, version, name, pointsPrice: 20 }))
    await edit('Big coffee')
    await expect(edit('Small coffee')).rejects.toMatchObject({
      code: 'conflict',
      details: { reward: { name: 'Big coffee', points_price: 20 } },
    })
  })
})

describe('giving a claim back', () => {
  test('returns the points to the lots they came from, and the reward to the shelf', async () => {
    const { business, ana } = await withPoints()
    const coffee = await offer(business, 60, { stock: 1 })
    const { reward } = await claim(business, ana, coffee.id)
    const [before] = await lotsOf(business, ana)
    expect(await cancel(business, reward.id)).toMatchObject({
      points: 60,
      expired_points: 0,
      points_balance: 100,
    })
    expect(await lotsOf(business, ana)).toEqual([{ ...before, remaining: 100 }])
    const [listed] = await business.run((ctx) => listRewards(ctx))
    expect(listed).toMatchObject({ stock: 1, issued: 0, waiting: 0 })
    await expect(redeemCode(business, reward.redemption_code)).rejects.toMatchObject({
      details: { reason: 'void' },
    })
  })

  test('makes returned points past their date expire at once', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 60)).id)
    business.passDays(20)
    expect(await cancel(business, reward.id)).toMatchObject({
      points: 60,
      expired_points: 60,
      points_balance: 0,
    })
  })

  test('happens once, and never to a redeemed reward', async () => {
    const { business, ana } = await withPoints()
    const { id } = await offer(business, 10)
    const [first, second] = [await claim(business, ana, id), await claim(business, ana, id)]
    const twice = await Promise.allSettled([
      cancel(business, first.reward.id),
      cancel(business, first.reward.id),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await redeemCode(business, second.reward.redemption_code)
    await expect(cancel(business, second.reward.id)).rejects.toMatchObject({
      details: { reason: 'redeemed' },
    })
    expect(await points(business, ana)).toBe(90)
  })

  test('and redeeming at once: one of them wins, and the code is dead after either', async () => {
    const { business, ana } = await withPoints()
    const { id } = await offer(business, 10, { stock: 1 })
    for (let round = 0; round < 3; round++) {
      const { reward } = await claim(business, ana, id)
      const { rewards } = await business.run((ctx) => readTillView(ctx, { customerId: ana }))
      expect(rewards).toMatchObject([{ id: reward.id, points_back: 10 }])
      const both = await Promise.allSettled([
        cancel(business, reward.id, business.ben),
        redeemCode(business, reward.redemption_code),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(redeemCode(business, reward.redemption_code)).rejects.toMatchObject({ code: 'conflict' })
      if (both[1]!.status === 'fulfilled') break
    }
    expect(await brokenRules(business)).toEqual([])
  })

  test('is not for another guest to do', async () => {
    const { business, ana } = await withPoints()
    const { reward } = await claim(business, ana, (await offer(business, 10)).id)
    const eve = { kind: 'customer', customerId: await business.addCustomer('Eve') } as never
    await expect(cancel(business, reward.id, eve)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('comes by itself when a claim is not used within its days', async () => {
    const { business, ana } = await withPoints({ pointsExpireDays: 0 })
    const coffee = await offer(business, 60, { stock: 3, validDays: 5 })
    await claim(business, ana, coffee.id)
    business.passDays(6)
    await buy(business, ana, 100)
    expect(await points(business, ana)).toBe(101)
    expect(await rewardsOf(business, ana)).toMatchObject([{ status: 'expired' }])
    expect(await sentences(business, ana)).toContain('+60 points back, unused: Free coffee')
    expect((await business.run((ctx) => listRewards(ctx)))[0]).toMatchObject({ stock: 3 })
  })
})

describe('a reward that was given without points', () => {
  const give = async (business: TestBusiness, customerId: string) => {
    const { id: rewardId } = await offer(business, 60, { stock: 1 })
    const gift = { customerId, rewardId, validDays: 5, idempotencyKey: key() }
    return business.run((ctx) => giveReward(ctx, gift))
  }
  const inStock = async (business: TestBusiness) =>
    (await business.run((ctx) => listRewards(ctx))).map(({ stock }) => stock)

  test('is nobody’s any more once that is undone, and is in stock again', async () => {
    const { business, ana } = await withPoints()
    const { operation_id, reward } = await give(business, ana)
    expect(await inStock(business)).toEqual([0])
    const undone = await undo(business, operation_id)
    expect(undone.voided_rewards).toMatchObject([{ id: reward.id }])
    await expect(redeemCode(business, reward.redemption_code)).rejects.toMatchObject({
      details: { reason: 'void' },
    })
    expect([await inStock(business), await points(business, ana)]).toEqual([[1], 100])
    expect(await brokenRules(business)).toEqual([])
  })

  test('stays used where it was, although that is undone', async () => {
    const { business, ana } = await withPoints()
    const { operation_id, reward } = await give(business, ana)
    await redeemCode(business, reward.redemption_code)
    await undo(business, operation_id)
    expect([await rewardsOf(business, ana), await inStock(business)]).toMatchObject([
      [{ status: 'redeemed' }],
      [0],
    ])
    expect(await brokenRules(business)).toEqual([])
  })

  test('is in stock again when it ends unused, and gives no points back', async () => {
    const { business, ana } = await withPoints({ pointsExpireDays: 0 })
    await give(business, ana)
    business.passDays(6)
    await buy(business, ana, 100)
    expect(await rewardsOf(business, ana)).toMatchObject([{ status: 'expired' }])
    expect([await inStock(business), await points(business, ana)]).toEqual([[1], 101])
  })
})
