import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTillView } from '#server/loyalty/counter/index.ts'
import { archiveReward, cancelClaim, editReward, listRewards, redeem } from '#server/loyalty/rewards/index.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { buy, claim, key, lotsOf, offer, points, redeemCode, rewardsOf, sentences } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** A shop whose points last ten days, and Ana with 100 of them. */
async function withPoints(config: Record<string, unknown> = {}) {
  const shop = await world.newShop({
    timeZone: 'UTC',
    programs: { points: { minimumRedemption: 1, pointsExpireDays: 10, ...config } },
  })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 10_000)
  return { shop, ana }
}

const cancel = (shop: TestShop, customerRewardId: string, actor?: TestShop['ben']) =>
  shop.run((ctx) => cancelClaim(ctx, { customerRewardId, idempotencyKey: key() }), actor)

describe('redeeming', () => {
  test('two tills redeeming one code at once give one redemption and one clear refusal', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 50)).id)
    const tills = await Promise.allSettled(
      [shop.ben, shop.nia].map((staff) => redeemCode(shop, reward.redemption_code, staff)),
    )
    expect(tills.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(tills.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'This reward was already redeemed' },
    })
  })

  test('a code of another shop is not found, nor is one that nobody has', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 50)).id)
    const other = await world.newShop()
    for (const attempt of [{ code: reward.redemption_code }, { customerRewardId: reward.id }]) {
      await expect(
        other.run((ctx) => redeem(ctx, { ...attempt, idempotencyKey: key() })),
      ).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    await expect(redeemCode(shop, 'NOSUCH22')).rejects.toMatchObject({ code: 'not_found' })
    await expect(redeemCode(shop, '  ')).rejects.toMatchObject({ code: 'invalid' })
  })

  test('a guest cannot redeem their own reward', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 50)).id)
    const self = { kind: 'customer', customerId: ana } as const
    await expect(redeemCode(shop, reward.redemption_code, self as never)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('the code is read however it is typed', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 50)).id)
    const typed = `${reward.redemption_code.slice(0, 4).toLowerCase()} - ${reward.redemption_code.slice(4)}`
    expect(await redeemCode(shop, typed)).toMatchObject({ customer_id: ana, reward: { status: 'redeemed' } })
    expect((await sentences(shop, ana)).at(-1)).toBe('Redeemed: Free coffee')
  })
})

describe('claiming', () => {
  test('the last one on the shelf goes to one of two guests', async () => {
    const { shop, ana } = await withPoints()
    const bob = await shop.addCustomer('Bob')
    await buy(shop, bob, 10_000)
    const last = await offer(shop, 50, { stock: 1 })
    const both = await Promise.allSettled([ana, bob].map((guest) => claim(shop, guest, last.id)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { details: { reason: 'sold_out' } },
    })
    expect((await points(shop, ana)) + (await points(shop, bob))).toBe(150)
  })

  test('points cannot be spent twice by two claims at once', async () => {
    const { shop, ana } = await withPoints()
    const { id } = await offer(shop, 60)
    const both = await Promise.allSettled([claim(shop, ana, id), claim(shop, ana, id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await points(shop, ana)).toBe(40)
  })

  test('draws the lots that expire soonest, and those that never expire last', async () => {
    const { shop, ana } = await withPoints()
    shop.passDays(1)
    await buy(shop, ana, 10_000)
    await claim(shop, ana, (await offer(shop, 130)).id)
    expect((await lotsOf(shop, ana)).map(({ remaining }) => remaining)).toEqual([0, 70])
  })

  test('another shop’s or an archived reward is refused', async () => {
    const { shop, ana } = await withPoints()
    const { shop: other } = await withPoints()
    await expect(claim(shop, ana, (await offer(other, 10)).id)).rejects.toMatchObject({ code: 'not_found' })
    const mine = await offer(shop, 10)
    await shop.run((ctx) => archiveReward(ctx, { rewardId: mine.id, version: mine.version }))
    await expect(claim(shop, ana, mine.id)).rejects.toMatchObject({ details: { reason: 'archived' } })
  })

  test('a stale edit of a reward is refused with the reward as it is', async () => {
    const { shop } = await withPoints()
    const { id: rewardId, version } = await offer(shop, 10)
    const edit = (name: string) =>
      shop.run((ctx) => editReward(ctx, { rewardId, version, name, pointsPrice: 20 }))
    await edit('Big coffee')
    await expect(edit('Small coffee')).rejects.toMatchObject({
      code: 'conflict',
      details: { reward: { name: 'Big coffee', points_price: 20 } },
    })
  })
})

describe('giving a claim back', () => {
  test('returns the points to the lots they came from, and the reward to the shelf', async () => {
    const { shop, ana } = await withPoints()
    const coffee = await offer(shop, 60, { stock: 1 })
    const { reward } = await claim(shop, ana, coffee.id)
    const [before] = await lotsOf(shop, ana)
    expect(await cancel(shop, reward.id)).toMatchObject({
      points: 60,
      expired_points: 0,
      points_balance: 100,
    })
    expect(await lotsOf(shop, ana)).toEqual([{ ...before, remaining: 100 }])
    const [listed] = await shop.run((ctx) => listRewards(ctx))
    expect(listed).toMatchObject({ stock: 1, issued: 0, waiting: 0 })
    await expect(redeemCode(shop, reward.redemption_code)).rejects.toMatchObject({
      details: { reason: 'void' },
    })
  })

  test('lets points that are past their date by now expire at once', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 60)).id)
    shop.passDays(20)
    expect(await cancel(shop, reward.id)).toMatchObject({ points: 60, expired_points: 60, points_balance: 0 })
  })

  test('happens once, and never to a redeemed reward', async () => {
    const { shop, ana } = await withPoints()
    const { id } = await offer(shop, 10)
    const [first, second] = [await claim(shop, ana, id), await claim(shop, ana, id)]
    const twice = await Promise.allSettled([cancel(shop, first.reward.id), cancel(shop, first.reward.id)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await redeemCode(shop, second.reward.redemption_code)
    await expect(cancel(shop, second.reward.id)).rejects.toMatchObject({ details: { reason: 'redeemed' } })
    expect(await points(shop, ana)).toBe(90)
  })

  test('and redeeming at once: one of them wins, and the code is dead after either', async () => {
    const { shop, ana } = await withPoints()
    const { id } = await offer(shop, 10, { stock: 1 })
    for (let round = 0; round < 3; round++) {
      const { reward } = await claim(shop, ana, id)
      const { rewards } = await shop.run((ctx) => readTillView(ctx, ana))
      expect(rewards).toMatchObject([{ id: reward.id, points_back: 10 }])
      const both = await Promise.allSettled([
        cancel(shop, reward.id, shop.ben),
        redeemCode(shop, reward.redemption_code),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(redeemCode(shop, reward.redemption_code)).rejects.toMatchObject({ code: 'conflict' })
      if (both[1]!.status === 'fulfilled') break
    }
    expect(await brokenRules(shop)).toEqual([])
  })

  test('is not for another guest to do', async () => {
    const { shop, ana } = await withPoints()
    const { reward } = await claim(shop, ana, (await offer(shop, 10)).id)
    const eve = { kind: 'customer', customerId: await shop.addCustomer('Eve') } as never
    await expect(cancel(shop, reward.id, eve)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('comes by itself when a claim is not used within its days', async () => {
    const { shop, ana } = await withPoints({ pointsExpireDays: 0 })
    const coffee = await offer(shop, 60, { stock: 3, validDays: 5 })
    await claim(shop, ana, coffee.id)
    shop.passDays(6)
    await buy(shop, ana, 100)
    expect(await points(shop, ana)).toBe(101)
    expect(await rewardsOf(shop, ana)).toMatchObject([{ status: 'expired' }])
    expect(await sentences(shop, ana)).toContain('+60 points back, unused: Free coffee')
    expect((await shop.run((ctx) => listRewards(ctx)))[0]).toMatchObject({ stock: 3 })
  })
})
