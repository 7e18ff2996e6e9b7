import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { undoOperation } from '#server/loyalty/counter/index.ts'
import { adjust } from '#server/loyalty/ledger/index.ts'
import { type NewShop, newWorld, type TestShop, type World } from '#tests/world/index.ts'
import {
  buy,
  claim,
  customer,
  key,
  lotsOf,
  offer,
  points,
  redeemCode,
  rewardsOf,
  sentences,
  standing,
  undo,
  visit,
} from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async (programs: NonNullable<NewShop['programs']>) => {
  const shop = await world.newShop({ timeZone: 'UTC', programs })
  return { shop, ana: await shop.addCustomer() }
}
const card = (shop: TestShop, customerId: string) => standing(shop, customerId, shop.programs.stamp_card.id)

describe('who may undo', () => {
  const attempt = (shop: TestShop, operationId: string, actor: TestShop['ben'], reason?: string) =>
    shop.run((ctx) => undoOperation(ctx, { operationId, reason, idempotencyKey: key() }), actor)

  test('a colleague may not, nor a guest, nor whoever recorded it after 15 minutes', async () => {
    const { shop, ana } = await open({ points: {} })
    const { operation_id } = await buy(shop, ana, 1000)
    await expect(attempt(shop, operation_id, shop.nia, 'why not')).rejects.toMatchObject({
      code: 'forbidden',
    })
    const self = { kind: 'customer', customerId: ana } as never
    await expect(attempt(shop, operation_id, self, 'mine')).rejects.toMatchObject({ code: 'forbidden' })
    shop.passMinutes(16)
    await expect(attempt(shop, operation_id, shop.ben, 'late')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('whoever recorded it may for 15 minutes, without a word', async () => {
    const { shop, ana } = await open({ points: {} })
    const { operation_id } = await buy(shop, ana, 1000)
    shop.passMinutes(15)
    await attempt(shop, operation_id, shop.ben)
    expect(await points(shop, ana)).toBe(0)
  })

  test('an admin may at any time, with a reason', async () => {
    const { shop, ana } = await open({ points: {} })
    const { operation_id } = await buy(shop, ana, 1000)
    shop.passDays(100)
    await expect(attempt(shop, operation_id, shop.owner, '  ')).rejects.toMatchObject({ code: 'invalid' })
    await attempt(shop, operation_id, shop.owner, 'wrong guest')
    expect(await points(shop, ana)).toBe(0)
  })

  test('nobody may undo twice, not even two at once, nor undo an undo', async () => {
    const { shop, ana } = await open({ points: {} })
    await buy(shop, ana, 1000)
    const { operation_id } = await buy(shop, ana, 1000)
    const both = await Promise.allSettled([undo(shop, operation_id), undo(shop, operation_id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', details: { reason: 'undone' } },
    })
    const done = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
      operation_id: string
    }>
    await expect(undo(shop, done.value.operation_id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await points(shop, ana)).toBe(10)
  })
})

describe('undoing a purchase', () => {
  test('leaves the customer as if it had never been', async () => {
    const { shop, ana } = await open({ points: {}, stamp_card: {}, discount: {}, free_item: {} })
    await visit(shop, ana, { amount: 1290 })
    const before = { ...(await customer(shop, ana)), lots: await lotsOf(shop, ana) }
    const { operation_id } = await visit(shop, ana, { amount: 4550, stamps: 3 })
    const undone = await undo(shop, operation_id)
    const { lots, ...person } = before
    expect(await customer(shop, ana)).toEqual(person)
    expect((await lotsOf(shop, ana)).filter(({ remaining }) => remaining > 0)).toEqual(lots)
    expect(await standing(shop, ana, shop.programs.points.id)).toMatchObject({
      points_balance: 12,
      points_carried: 900,
    })
    expect(await card(shop, ana)).toMatchObject({ stamps_current: 1 })
    expect(undone).toMatchObject({ visit_taken_back: true, not_taken_back: [] })
    expect(await sentences(shop, ana)).toContain('-46 points, undone: purchase of $45.50')
  })

  test('takes the remainder too, though later purchases used it', async () => {
    const { shop, ana } = await open({ points: {} })
    const { operation_id } = await buy(shop, ana, 140)
    await buy(shop, ana, 70)
    expect(await points(shop, ana)).toBe(2)
    await undo(shop, operation_id)
    expect(await standing(shop, ana, shop.programs.points.id)).toMatchObject({
      points_balance: 0,
      points_carried: 700,
    })
  })

  test('stops at 0 and says what could not be taken back', async () => {
    const { shop, ana } = await open({ points: { minimumRedemption: 1 } })
    const { operation_id } = await buy(shop, ana, 5000)
    await claim(shop, ana, (await offer(shop, 30)).id)
    const undone = await undo(shop, operation_id)
    expect(await points(shop, ana)).toBe(0)
    expect(undone.not_taken_back).toMatchObject([{ points: 30, stamps: 0 }])
    expect(undone.notes).toEqual(['30 points of Sunrise points could not be taken back: they were spent.'])
  })

  test('takes points of other purchases where its own were spent in their place', async () => {
    const { shop, ana } = await open({ points: { minimumRedemption: 1 } })
    const { operation_id } = await buy(shop, ana, 5000)
    shop.passDays(1)
    await buy(shop, ana, 5000)
    await claim(shop, ana, (await offer(shop, 50)).id)
    await undo(shop, operation_id)
    expect(await points(shop, ana)).toBe(0)
  })

  test('leaves the points of other purchases alone where its own expired', async () => {
    const { shop, ana } = await open({ points: { pointsExpireDays: 5 } })
    const { operation_id } = await buy(shop, ana, 5000)
    shop.passDays(4)
    await buy(shop, ana, 700)
    shop.passDays(3)
    expect((await undo(shop, operation_id)).not_taken_back).toEqual([])
    expect(await points(shop, ana)).toBe(7)
  })

  test('takes back the unused reward that it caused and reopens the card', async () => {
    const { shop, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    await visit(shop, ana, { stamps: 2 })
    const end = (await card(shop, ana)).card_expires_at
    shop.passDays(2)
    const { operation_id, rewards } = await visit(shop, ana, { stamps: 5 })
    expect(rewards).toHaveLength(2)
    expect((await undo(shop, operation_id)).voided_rewards).toHaveLength(2)
    expect(await card(shop, ana)).toMatchObject({
      stamps_current: 2,
      card_expires_at: end,
      rewards_earned: 0,
    })
    await expect(redeemCode(shop, rewards[0]!.redemption_code)).rejects.toMatchObject({
      details: { reason: 'void' },
    })
  })

  test('lets a redeemed reward stand and reports it', async () => {
    const { shop, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    const { operation_id, rewards } = await visit(shop, ana, { stamps: 3 })
    await redeemCode(shop, rewards[0]!.redemption_code)
    expect(await undo(shop, operation_id)).toMatchObject({
      voided_rewards: [],
      standing_rewards: [{ id: rewards[0]!.id, status: 'redeemed' }],
      not_taken_back: [{ stamps: 3 }],
    })
    expect((await rewardsOf(shop, ana))[0]!.status).toBe('redeemed')
  })

  test('keeps the reward that later stamps pay for, and takes it when those go too', async () => {
    const { shop, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    const first = await visit(shop, ana, { stamps: 3 })
    const later = await visit(shop, ana, { stamps: 2 })
    await undo(shop, later.operation_id)
    const again = await visit(shop, ana, { stamps: 3 })
    expect((await undo(shop, first.operation_id)).voided_rewards).toHaveLength(1)
    expect(await card(shop, ana)).toMatchObject({ stamps_current: 0, rewards_earned: 1 })
    await undo(shop, again.operation_id)
    expect(await card(shop, ana)).toMatchObject({ stamps_current: 0, rewards_earned: 0 })
  })

  test('leaves the stamps of a new card alone where its own card expired', async () => {
    const { shop, ana } = await open({ stamp_card: { cardExpireDays: 5 } })
    const { operation_id } = await visit(shop, ana, { stamps: 4 })
    shop.passDays(7)
    await visit(shop, ana, { stamps: 2 })
    expect((await undo(shop, operation_id)).not_taken_back).toEqual([])
    expect((await card(shop, ana)).stamps_current).toBe(2)
  })

  test('frees the visit window, so the right one can be recorded at once', async () => {
    const { shop, ana } = await open({ stamp_card: {} })
    await visit(shop, ana)
    const wrong = await visit(shop, ana)
    await undo(shop, wrong.operation_id)
    expect((await buy(shop, ana)).visit.counted).toBe(true)
    expect(await customer(shop, ana)).toMatchObject({ total_visits: 2 })
  })

  test('goes back to the last visit that stands, past others that were undone', async () => {
    const { shop, ana } = await open({ stamp_card: {} })
    await visit(shop, ana)
    const stands = shop.clock.now()
    const [wrong, alsoWrong] = [await visit(shop, ana), await visit(shop, ana)]
    await undo(shop, wrong.operation_id)
    await undo(shop, alsoWrong.operation_id)
    expect(await customer(shop, ana)).toMatchObject({ total_visits: 1, last_visit_at: stands })
  })

  test('gives a code that it used back to the customer', async () => {
    const { shop, ana } = await open({ rebate_code: {} })
    const { rewards } = await visit(shop, ana)
    const applyRewardCode = rewards[0]!.redemption_code
    const { operation_id } = await visit(shop, ana, { amount: 1000, applyRewardCode })
    expect((await undo(shop, operation_id)).restored_rewards).toHaveLength(1)
    expect(await visit(shop, ana, { amount: 1000, applyRewardCode })).toMatchObject({ paid: 900 })
  })

  test('leaves the welcome bonus and the code that joining gave, and gives them no second time', async () => {
    const { shop, ana } = await open({ points: { welcomeBonus: 20 }, rebate_code: {} })
    await undo(shop, (await buy(shop, ana, 1000)).operation_id)
    expect(await points(shop, ana)).toBe(20)
    await visit(shop, ana, { amount: 1000 })
    expect(await points(shop, ana)).toBe(30)
    expect(await rewardsOf(shop, ana)).toHaveLength(1)
  })
})

describe('undoing a redemption', () => {
  test('makes the reward available again', async () => {
    const { shop, ana } = await open({ stamp_card: { stampsRequired: 2 } })
    const { rewards } = await visit(shop, ana, { stamps: 2 })
    const code = rewards[0]!.redemption_code
    const { operation_id } = await redeemCode(shop, code)
    expect(await undo(shop, operation_id)).toMatchObject({
      restored_rewards: [{ redemption_code: code }],
      voided_rewards: [],
    })
    await redeemCode(shop, code)
  })

  test('says so when the reward expired meanwhile, and its points go back', async () => {
    const { shop, ana } = await open({ points: { minimumRedemption: 1 } })
    await buy(shop, ana, 5000)
    const { reward } = await claim(shop, ana, (await offer(shop, 30, { validDays: 3 })).id)
    const { operation_id } = await redeemCode(shop, reward.redemption_code)
    shop.passDays(5)
    const undone = await undo(shop, operation_id)
    expect(undone).toMatchObject({ restored_rewards: [], expired_rewards: [{ id: reward.id }] })
    expect(undone.notes).toEqual(['Free coffee has expired meanwhile, so it cannot be redeemed again.'])
    expect(await points(shop, ana)).toBe(50)
  })
})

describe('undoing a claim or a correction', () => {
  test('a claim gives its points back, but not while its reward is redeemed', async () => {
    const { shop, ana } = await open({ points: { minimumRedemption: 1 } })
    await buy(shop, ana, 5000)
    const claimed = await claim(shop, ana, (await offer(shop, 30)).id)
    const redeemed = await redeemCode(shop, claimed.reward.redemption_code)
    await expect(undo(shop, claimed.operation_id)).rejects.toMatchObject({ details: { reason: 'redeemed' } })
    await undo(shop, redeemed.operation_id)
    await undo(shop, claimed.operation_id)
    expect(await points(shop, ana)).toBe(50)
  })

  test('points taken away by hand come back to their lots', async () => {
    const { shop, ana } = await open({ points: {} })
    await buy(shop, ana, 5000)
    const before = await lotsOf(shop, ana)
    const correction = {
      customerId: ana,
      programId: shop.programs.points.id,
      points: -20,
      reason: 'double bill',
    }
    const { operation_id } = await shop.run(
      (ctx) => adjust(ctx, { ...correction, idempotencyKey: key() }),
      shop.owner,
    )
    expect(await points(shop, ana)).toBe(30)
    await undo(shop, operation_id)
    expect(await lotsOf(shop, ana)).toEqual(before)
  })
})
