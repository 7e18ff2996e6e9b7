import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewRefund, readTillView } from '#server/loyalty/counter/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import {
  buy,
  claim,
  customer,
  key,
  offer,
  operation,
  points,
  redeemCode,
  refund,
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

const open = async (programs = {}) => {
  const business = await world.newBusiness({ programs: { points: { minimumRedemption: 1 }, ...programs } })
  return { business, ana: await business.addCustomer() }
}
const preview = (business: TestBusiness, operationId: string, amount: number, actor = business.owner) =>
  business.run((ctx) => previewRefund(ctx, { operationId, amount }), actor)

describe('a refund', () => {
  test('is for the same people as an undo: the recording staff for 15 minutes, an admin with a reason', async () => {
    const { business, ana } = await open()
    const { operation_id } = await buy(business, ana, 1000, {}, business.ben)
    for (const actor of [
      { kind: 'customer', customerId: ana },
      { kind: 'anonymous', ipAddress: null },
      { kind: 'key', keyId: key(), name: 'Till', scopes: ['till'] },
    ] as never[]) {
      await expect(refund(business, operation_id, 100, { actor })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(preview(business, operation_id, 100, actor)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(refund(business, operation_id, 100, { reason: ' ' })).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    })
    await refund(business, operation_id, 100, { actor: business.ben, reason: '' })
    business.passMinutes(16)
    await expect(refund(business, operation_id, 100, { actor: business.ben })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await points(business, ana)).toBe(9)
  })

  test('never refunds more than is left, nor what was never paid or was undone', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 1000)
    for (const amount of [0, -1, 0.5, 1001, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      await expect(refund(business, id, amount)).rejects.toMatchObject({ code: 'invalid' })
      await expect(preview(business, id, amount)).rejects.toMatchObject({ code: 'invalid' })
    }
    const part = await refund(business, id, 600)
    await expect(refund(business, id, 401)).rejects.toMatchObject({
      fields: { amount: 'At most $4.00 is left of this purchase' },
    })
    await expect(refund(business, part.operation_id, 1)).rejects.toMatchObject({ code: 'conflict' })
    await expect(undo(business, part.operation_id)).rejects.toMatchObject({
      message: 'A refund cannot be undone',
    })
    await undo(business, id)
    await expect(refund(business, id, 1)).rejects.toMatchObject({ message: 'This was already undone' })
    for (const amount of [undefined, 0]) {
      const free = await visit(business, ana, { amount })
      await expect(refund(business, free.operation_id, 1)).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await brokenRules(business)).toEqual([])
  })

  test('at eight tills at once refunds no more than was paid, and a key counts once', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 1000)
    // All tills saw $10.00, including those that wait for a connection.
    const tills = await Promise.allSettled(
      Array.from({ length: 8 }, () => refund(business, id, 300, { left: 1000 })),
    )
    expect(tills.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await points(business, ana)).toBe(7)
    const idempotencyKey = key()
    const taps = await Promise.all(
      Array.from({ length: 3 }, () => refund(business, id, 40, { idempotencyKey, left: 700 })),
    )
    expect(new Set(taps.map(({ operation_id }) => operation_id)).size).toBe(1)
    await expect(refund(business, id, 41, { idempotencyKey, left: 700 })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(taps[0]).toMatchObject({ left: 660 })
    expect(await brokenRules(business)).toEqual([])
  })

  test('for one complaint is made once: if another amount is left than was seen, it is refused', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 2000)
    await refund(business, id, 500, { left: 2000 })
    await expect(refund(business, id, 500, { left: 2000, reason: 'stale' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Look again before giving anything back: $15.00 is left of this purchase now',
      details: { reason: 'changed', left: 1500 },
    })
    expect(await points(business, ana)).toBe(15)
    expect(await refund(business, id, 500, { left: 1500 })).toMatchObject({ left: 1000 })
  })

  test('shows beforehand what it then does, and takes the points of its part, no visit and no stamp', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 2 }, discount: {} })
    await visit(business, ana)
    const { operation_id: id } = await visit(business, ana, { amount: 1290 })
    const shown = await preview(business, id, 450)
    expect(await points(business, ana)).toBe(12)
    const { operation_id, refunded_operation_id, ...done } = await refund(business, id, 450)
    expect(done).toEqual(shown)
    // 12.9 points for $12.90. $8.40 remain, and 8.4 points.
    expect(done).toMatchObject({ amount: 450, left: 840, visit_taken_back: false, voided_rewards: [] })
    expect(done.programs).toMatchObject([{ points: -4, points_balance: 8, stamps: 0, visits: 0 }])
    expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
      points_balance: 8,
      points_carried: 400,
    })
    expect(refunded_operation_id).toBe(id)
    expect(await operation(business, operation_id)).toMatchObject({ amount: -450, note: 'too bitter' })
    expect((await sentences(business, ana)).at(-1)).toBe('−4 points, refund of $4.50')
    expect((await rewardsOf(business, ana)).map(({ status }) => status)).toEqual(['earned'])
    expect(await customer(business, ana)).toMatchObject({ total_visits: 2, lifetime_points_earned: 8 })
    const { recent } = await business.run((ctx) => readTillView(ctx, { customerId: ana }), business.owner)
    expect(recent.map(({ kind, refundable }) => [kind, refundable])).toEqual([
      ['refund', null],
      ['purchase', 840],
      ['purchase', null],
    ])
  })

  test('of the rest takes visit, stamps and unused rewards, as an undo does; redeemed ones stay', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 2, rewardDescription: 'Tea' } })
    const first = await visit(business, ana, { amount: 1000, stamps: 2 })
    await redeemCode(business, first.rewards[0]!.redemption_code)
    const second = await visit(business, ana, { amount: 1000, stamps: 2 })
    expect(await refund(business, second.operation_id, 400)).toMatchObject({ left: 600, voided_rewards: [] })
    const shown = await preview(business, second.operation_id, 600)
    const {
      operation_id,
      refunded_operation_id: _it,
      ...taken
    } = await refund(business, second.operation_id, 600)
    expect(taken).toEqual(shown)
    expect(taken).toMatchObject({ left: 0, visit_taken_back: true, voided_rewards: [{ name: 'Tea' }] })
    expect(await operation(business, operation_id)).toMatchObject({ amount: -600 })
    await expect(undo(business, second.operation_id)).rejects.toMatchObject({
      message: 'This was already undone',
    })
    const stands = await refund(business, first.operation_id, 1000)
    expect(stands).toMatchObject({ standing_rewards: [{ name: 'Tea', status: 'redeemed' }] })
    expect(await customer(business, ana)).toMatchObject({ total_visits: 0, total_points: 0 })
    expect(await brokenRules(business)).toEqual([])
  })

  test('without points is in the history, too', async () => {
    const business = await world.newBusiness({ programs: { stamp_card: {} } })
    const ana = await business.addCustomer()
    const { operation_id: id } = await visit(business, ana, { amount: 1000 })
    await refund(business, id, 400)
    expect((await sentences(business, ana)).at(-1)).toBe('Refund of $4.00')
    await refund(business, id, 600)
    expect(await brokenRules(business)).toEqual([])
  })

  test('calls what a free item counts purchases, never stamps', async () => {
    const config = { itemName: 'Bagel', requiredPurchases: 3 }
    const business = await world.newBusiness({ programs: { free_item: config } })
    const ana = await business.addCustomer()
    const { operation_id: id } = await visit(business, ana, { amount: 1000 })
    expect(await preview(business, id, 1000)).toMatchObject({
      programs: [{ type: 'free_item', stamps: -1 }],
      notes: [],
    })
    await refund(business, id, 1000)
    expect((await sentences(business, ana)).at(-1)).toBe('−1 purchase, refund of $10.00')
  })

  test('leaves to an undo the rest only', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 1290)
    await refund(business, id, 333)
    const undone = await undo(business, id)
    expect(await operation(business, undone.operation_id)).toMatchObject({ amount: -957 })
    expect(await standing(business, ana, business.programs.points.id)).toMatchObject({
      points_balance: 0,
      points_carried: 0,
      total_earned: 0,
    })
    expect(await brokenRules(business)).toEqual([])
  })

  test('takes no spent points and says so; the balance stays above 0', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 1000)
    const { reward } = await claim(business, ana, (await offer(business, 8)).id)
    await redeemCode(business, reward.redemption_code)
    const { not_taken_back, notes } = await refund(business, id, 500)
    expect(not_taken_back).toMatchObject([{ points: 3 }])
    expect(notes).toEqual([expect.stringMatching(/^3 points of .* they were spent\.$/)])
    expect(await points(business, ana)).toBe(0)
    expect(await brokenRules(business)).toEqual([])
  })

  test('cancels unused claims, the newest first, as far as their points are needed', async () => {
    const { business, ana } = await open()
    const { operation_id: id } = await buy(business, ana, 1000)
    const [older, newer] = [
      await claim(business, ana, (await offer(business, 4)).id),
      await claim(business, ana, (await offer(business, 5)).id),
    ]
    const shown = await preview(business, id, 500)
    expect(await points(business, ana)).toBe(1)
    expect(await refund(business, id, 500)).toMatchObject(shown)
    expect(shown.voided_rewards).toMatchObject([{ id: newer.reward.id }])
    expect(shown.programs).toMatchObject([{ points: 0, points_balance: 1 }])
    expect((await refund(business, id, 500)).voided_rewards).toMatchObject([{ id: older.reward.id }])
    expect(await customer(business, ana)).toMatchObject({ total_points: 0, lifetime_points_earned: 0 })
    expect(await brokenRules(business)).toEqual([])
  })

  test('asks nothing for points that expired', async () => {
    const { business, ana } = await open({ points: { pointsExpireDays: 2 } })
    const { operation_id: id } = await buy(business, ana, 1000)
    business.passDays(3)
    const { operation_id: later } = await buy(business, ana, 500)
    expect((await preview(business, id, 500)).programs).toMatchObject([{ points: 0, points_balance: 5 }])
    expect(await refund(business, id, 500)).toMatchObject({ not_taken_back: [] })
    expect(await refund(business, later, 200)).toMatchObject({
      programs: [{ points: -2, points_balance: 3 }],
    })
    expect(await brokenRules(business)).toEqual([])
  })
})
