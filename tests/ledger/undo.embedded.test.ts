import { describe, expect, test } from 'vitest'
import { undoOperation } from '#server/loyalty/counter/index.ts'
import { cancelClaim } from '#server/loyalty/rewards/index.ts'
import type { TestBusiness } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
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
import { open, setUp } from './undo.rig.ts'

setUp()

const card = (business: TestBusiness, customerId: string) =>
  standing(business, customerId, business.programs.stamp_card.id)

describe('the right to undo', () => {
  const attempt = (
    business: TestBusiness,
    operationId: string,
    actor: TestBusiness['ben'],
    reason?: string,
  ) => business.run((ctx) => undoOperation(ctx, { operationId, reason, idempotencyKey: key() }), actor)

  test('is not a colleague’s, nor a guest’s, nor the recording person’s after 15 minutes', async () => {
    const { business, ana } = await open({ points: {} })
    const { operation_id } = await buy(business, ana, 1000)
    await expect(attempt(business, operation_id, business.nia, 'why not')).rejects.toMatchObject({
      code: 'forbidden',
    })
    const self = { kind: 'customer', customerId: ana } as never
    await expect(attempt(business, operation_id, self, 'mine')).rejects.toMatchObject({ code: 'forbidden' })
    business.passMinutes(16)
    await expect(attempt(business, operation_id, business.ben, 'late')).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('is the recording person’s for 15 minutes, without a reason', async () => {
    const { business, ana } = await open({ points: {} })
    const { operation_id } = await buy(business, ana, 1000)
    business.passMinutes(15)
    await attempt(business, operation_id, business.ben)
    expect(await points(business, ana)).toBe(0)
  })

  test('an admin may at any time, with a reason', async () => {
    const { business, ana } = await open({ points: {} })
    const { operation_id } = await buy(business, ana, 1000)
    business.passDays(100)
    await expect(attempt(business, operation_id, business.owner, '  ')).rejects.toMatchObject({
      code: 'invalid',
    })
    await attempt(business, operation_id, business.owner, 'wrong guest')
    expect(await points(business, ana)).toBe(0)
  })

  test('cannot be used twice, not even by two at once, nor on an undo', async () => {
    const { business, ana } = await open({ points: {} })
    await buy(business, ana, 1000)
    const { operation_id } = await buy(business, ana, 1000)
    const both = await Promise.allSettled([undo(business, operation_id), undo(business, operation_id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', details: { reason: 'undone' } },
    })
    const done = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{
      operation_id: string
    }>
    await expect(undo(business, done.value.operation_id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await points(business, ana)).toBe(10)
  })
})

describe('undoing a purchase', () => {
  test('leaves the customer as if it had never been', async () => {
    const { business, ana } = await open({ points: {}, stamp_card: {}, discount: {}, free_item: {} })
    await visit(business, ana, { amount: 1290 })
    const before = { ...(await customer(business, ana)), lots: await lotsOf(business, ana) }
    const { operation_id } = await visit(business, ana, { amount: 4550, stamps: 3 })
    const undone = await undo(business, operation_id)
    const { lots, ...person } = before
    expect(await customer(business, ana)).toEqual(person)
    expect((await lotsOf(business, ana)).filter(({ remaining }) => remaining > 0)).toEqual(lots)
    expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
      points_balance: 12,
      points_carried: 900,
    })
    expect(await card(business, ana)).toMatchObject({ stamps_current: 1 })
    expect(undone).toMatchObject({ visit_taken_back: true, not_taken_back: [] })
    expect(await sentences(business, ana)).toContain('−46 points, undone: purchase of $45.50')
  })

  test('takes the remainder too, though later purchases used it', async () => {
    const { business, ana } = await open({ points: {} })
    const { operation_id } = await buy(business, ana, 140)
    await buy(business, ana, 70)
    expect(await points(business, ana)).toBe(2)
    await undo(business, operation_id)
    expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
      points_balance: 0,
      points_carried: 700,
    })
  })

  test('stops at 0 and says what could not be taken back', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1 } })
    const { operation_id } = await buy(business, ana, 5000)
    const { reward } = await claim(business, ana, (await offer(business, 30)).id)
    await redeemCode(business, reward.redemption_code)
    const undone = await undo(business, operation_id)
    expect(await points(business, ana)).toBe(0)
    expect(undone.not_taken_back).toMatchObject([{ points: 30, stamps: 0 }])
    expect(undone.notes).toEqual(['30 points of Sunrise points could not be taken back: they were spent.'])
  })

  test('takes points of other purchases if its own were spent instead of them', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1 } })
    const { operation_id } = await buy(business, ana, 5000)
    business.passDays(1)
    await buy(business, ana, 5000)
    const { reward } = await claim(business, ana, (await offer(business, 50)).id)
    const { not_taken_back, voided_rewards } = await undo(business, operation_id)
    expect(await points(business, ana)).toBe(0)
    expect({ not_taken_back, voided_rewards }).toEqual({ not_taken_back: [], voided_rewards: [] })
    await redeemCode(business, reward.redemption_code)
  })

  test('keeps no points safe in a claim that is cancelled afterwards', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1 } })
    const { operation_id } = await buy(business, ana, 5000)
    const { id } = await offer(business, 20, { stock: 2 })
    const [older, newer] = [await claim(business, ana, id), await claim(business, ana, id)]
    await redeemCode(business, older.reward.redemption_code)
    const undone = await undo(business, operation_id)
    expect(undone.voided_rewards).toMatchObject([{ id: newer.reward.id }])
    expect(undone.programs).toMatchObject([{ points: -10, points_balance: 0 }])
    expect(undone.not_taken_back).toMatchObject([{ points: 20 }])
    expect((await sentences(business, ana)).slice(-2)).toEqual([
      '+20 points back, cancelled: Free coffee',
      '−30 points, undone: purchase of $50.00',
    ])
    await expect(
      business.run((ctx) =>
        cancelClaim(ctx, { customerRewardId: newer.reward.id, idempotencyKey: crypto.randomUUID() }),
      ),
    ).rejects.toMatchObject({ message: 'This reward was taken back' })
    await expect(redeemCode(business, newer.reward.redemption_code)).rejects.toMatchObject({
      code: 'conflict',
    })
    // One reward is in stock again.
    await buy(business, ana, 5000)
    await claim(business, ana, id)
    await expect(claim(business, ana, id)).rejects.toMatchObject({ details: { reason: 'sold_out' } })
    expect(await brokenRules(business)).toEqual([])
  })

  test('makes the rest of a cancelled claim expire if its date has passed', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1, pointsExpireDays: 2 } })
    const { operation_id } = await buy(business, ana, 1000)
    await buy(business, ana, 500)
    await claim(business, ana, (await offer(business, 15, { validDays: 30 })).id)
    business.passDays(5)
    await buy(business, ana, 300)
    expect((await undo(business, operation_id)).not_taken_back).toEqual([])
    expect(await points(business, ana)).toBe(3)
    expect(await brokenRules(business, { swept: true })).toEqual([])
  })

  test('does not take points of other purchases if its own expired', async () => {
    const { business, ana } = await open({ points: { pointsExpireDays: 5 } })
    const { operation_id } = await buy(business, ana, 5000)
    business.passDays(4)
    await buy(business, ana, 700)
    business.passDays(3)
    expect((await undo(business, operation_id)).not_taken_back).toEqual([])
    expect(await points(business, ana)).toBe(7)
  })

  test('takes back the unused reward that it caused and reopens the card', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    await visit(business, ana, { stamps: 2 })
    const end = (await card(business, ana)).card_expires_at
    business.passDays(2)
    const { operation_id, rewards } = await visit(business, ana, { stamps: 5 })
    expect(rewards).toHaveLength(2)
    expect((await undo(business, operation_id)).voided_rewards).toHaveLength(2)
    expect(await card(business, ana)).toMatchObject({
      stamps_current: 2,
      card_expires_at: end,
      rewards_earned: 0,
    })
    await expect(redeemCode(business, rewards[0]!.redemption_code)).rejects.toMatchObject({
      details: { reason: 'void' },
    })
  })

  test('leaves a redeemed reward and reports it', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    const { operation_id, rewards } = await visit(business, ana, { stamps: 3 })
    await redeemCode(business, rewards[0]!.redemption_code)
    expect(await undo(business, operation_id)).toMatchObject({
      voided_rewards: [],
      standing_rewards: [{ id: rewards[0]!.id, status: 'redeemed' }],
      not_taken_back: [{ stamps: 3 }],
    })
    expect((await rewardsOf(business, ana))[0]!.status).toBe('redeemed')
  })

  test('keeps the reward that later stamps pay for, and takes it when those go too', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 3 } })
    const first = await visit(business, ana, { stamps: 3 })
    const later = await visit(business, ana, { stamps: 2 })
    await undo(business, later.operation_id)
    const again = await visit(business, ana, { stamps: 3 })
    expect((await undo(business, first.operation_id)).voided_rewards).toHaveLength(1)
    expect(await card(business, ana)).toMatchObject({ stamps_current: 0, rewards_earned: 1 })
    await undo(business, again.operation_id)
    expect(await card(business, ana)).toMatchObject({ stamps_current: 0, rewards_earned: 0 })
  })

  test('does not take stamps of a new card if its own card expired', async () => {
    const { business, ana } = await open({ stamp_card: { cardExpireDays: 5 } })
    const { operation_id } = await visit(business, ana, { stamps: 4 })
    business.passDays(7)
    await visit(business, ana, { stamps: 2 })
    expect((await undo(business, operation_id)).not_taken_back).toEqual([])
    expect((await card(business, ana)).stamps_current).toBe(2)
  })

  test('frees the visit window, so the right one can be recorded at once', async () => {
    const { business, ana } = await open({ stamp_card: {} })
    await visit(business, ana)
    const wrong = await visit(business, ana)
    await undo(business, wrong.operation_id)
    expect((await buy(business, ana)).visit.counted).toBe(true)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 2 })
  })

  test('goes back to the last visit that was not undone', async () => {
    const { business, ana } = await open({ stamp_card: {} })
    await visit(business, ana)
    const stands = business.clock.now()
    const [wrong, alsoWrong] = [await visit(business, ana), await visit(business, ana)]
    await undo(business, wrong.operation_id)
    await undo(business, alsoWrong.operation_id)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 1, last_visit_at: stands })
  })

  test('returns a code that it used to the customer', async () => {
    const { business, ana } = await open({ rebate_code: {} })
    const { rewards } = await visit(business, ana)
    const applyRewardCode = rewards[0]!.redemption_code
    const { operation_id } = await visit(business, ana, { amount: 1000, applyRewardCode })
    expect((await undo(business, operation_id)).restored_rewards).toHaveLength(1)
    expect(await visit(business, ana, { amount: 1000, applyRewardCode })).toMatchObject({ paid: 900 })
  })

  test('keeps the welcome bonus and the code that joining gave, and gives them no second time', async () => {
    const { business, ana } = await open({ points: { welcomeBonus: 20 }, rebate_code: {} })
    await undo(business, (await buy(business, ana, 1000)).operation_id)
    expect(await points(business, ana)).toBe(20)
    await visit(business, ana, { amount: 1000 })
    expect(await points(business, ana)).toBe(30)
    expect(await rewardsOf(business, ana)).toHaveLength(1)
  })
})
