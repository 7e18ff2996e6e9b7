import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import { pauseProgram } from '#server/loyalty/programs/index.ts'
import { claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/ids.ts'
import { type NewShop, newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { readTillView } from './readTillView.ts'
import { recordPurchase } from './recordPurchase.ts'
import { undoOperation } from './undoOperation.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const view = (shop: TestShop, customerId: string, actor = shop.ben) =>
  shop.run((ctx) => readTillView(ctx, customerId), actor)

const buy = (shop: TestShop, customerId: string, amount?: number) =>
  shop.run((ctx) => recordPurchase(ctx, { customerId, amount, idempotencyKey: newId() }))

async function openShop(wanted: NewShop) {
  const shop = await world.newShop(wanted)
  return { shop, ana: await shop.addCustomer('Ana') }
}

describe('the customer at the till', () => {
  it("is not found by another shop's staff", async () => {
    const { ana } = await openShop({})
    const other = await world.newShop({ name: 'The Other Place' })
    await expect(view(other, ana)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not shown to guests, themselves included', async () => {
    const { shop, ana } = await openShop({})
    const asAna = shop.run((ctx) => readTillView(ctx, ana), { kind: 'customer', customerId: ana })
    await expect(asAna).rejects.toMatchObject({ code: 'forbidden' })
  })

  it("shows nothing of the shop's other customers", async () => {
    const { shop, ana } = await openShop({ programs: { rebate_code: {}, stamp_card: { stampsRequired: 2 } } })
    const ben = await shop.addCustomer('Ben')
    await buy(shop, ben)
    const seen = await view(shop, ana)
    expect(seen.rewards).toEqual([])
    expect(seen.recent).toEqual([])
    expect(seen.cards.map(({ progress }) => progress.stamps_current)).toEqual([0, 0])
  })

  it('shows cards of programs not joined yet, and paused ones only to who collected there', async () => {
    const { shop, ana } = await openShop({ programs: { points: { pointsPerDollar: 1 }, stamp_card: {} } })
    const newcomer = await shop.addCustomer('Nell')
    await buy(shop, ana, 1000)
    await shop.run((ctx) => pauseProgram(ctx, shop.programs.points.id), shop.owner)
    expect((await view(shop, ana)).cards.map(({ program }) => program.status)).toEqual(['paused', 'active'])
    expect((await view(shop, newcomer)).cards.map(({ program }) => program.terms.type)).toEqual([
      'stamp_card',
    ])
  })

  it('shows points and rewards past their date as gone, and writes nothing', async () => {
    const { shop, ana } = await openShop({
      programs: { points: { pointsExpireDays: 10 }, rebate_code: { validDays: 5 } },
    })
    await buy(shop, ana, 5000)
    const before = await view(shop, ana)
    expect(before.cards[0]!.expiring).toEqual({ points: 50, expires_at: '2026-03-13T04:00:00.000Z' })
    expect(before.rewards).toHaveLength(1)
    shop.passDays(11)
    const after = await view(shop, ana)
    expect(after.customer.total_points).toBe(0)
    expect(after.cards[0]).toMatchObject({ progress: { points_balance: 0 }, expiring: null })
    expect(after.rewards).toEqual([])
    expect(after.recent.map(({ kind }) => kind)).toEqual(['purchase', 'join'])
  })

  it('tells what points buy and how many are missing, without what is sold out', async () => {
    const { shop, ana } = await openShop({ programs: { points: { minimumRedemption: 30 } } })
    const programId = shop.programs.points.id
    const offer = (name: string, pointsPrice: number, stock: number | null = null) =>
      shop.run((ctx) => createReward(ctx, { programId, name, pointsPrice, stock }), shop.owner)
    await offer('Cookie', 10)
    await offer('Lunch', 200)
    await offer('Gone', 5, 0)
    await buy(shop, ana, 2500)
    const { offers } = await view(shop, ana)
    expect(offers.map(({ name, points_missing }) => [name, points_missing])).toEqual([
      ['Cookie', 5],
      ['Lunch', 175],
    ])
  })

  it('counts the days to a birthday by the calendar of the shop', async () => {
    // Still 1 March in New York.
    const { shop, ana } = await openShop({ now: new Date('2026-03-02T03:00:00Z') })
    await shop.run(({ tx }) =>
      tx.update(customers).set({ birthday: '1988-03-02' }).where(eq(customers.id, ana)),
    )
    expect((await view(shop, ana)).birthday_in_days).toBe(1)
    shop.passMinutes(180)
    expect((await view(shop, ana)).birthday_in_days).toBe(0)
  })
})

describe('undo at the till', () => {
  it('is offered for 15 minutes to who recorded it, and with a reason to an admin', async () => {
    const { shop, ana } = await openShop({ programs: { stamp_card: {} } })
    await buy(shop, ana)
    const undo = async (actor: TestShop['ben']) => (await view(shop, ana, actor)).recent[0]!.undo
    expect(await undo(shop.ben)).toEqual({ needs_reason: false, until: '2026-03-02T09:15:01.000Z' })
    expect(await undo(shop.nia)).toBeNull()
    expect(await undo(shop.owner)).toEqual({ needs_reason: true, until: null })
    shop.passMinutes(16)
    expect(await undo(shop.ben)).toBeNull()
  })

  it('is not offered for what was taken back, which is marked', async () => {
    const { shop, ana } = await openShop({ programs: { stamp_card: {} } })
    const { operation_id: operationId } = await buy(shop, ana)
    await shop.run((ctx) => undoOperation(ctx, { operationId, idempotencyKey: newId() }))
    const { recent } = await view(shop, ana)
    expect(recent).toMatchObject([{ undone: true, undo: null, sentences: ['+1 stamp, 1 of 10'] }])
  })

  it('is offered for claims and redemptions, never for what happened by itself', async () => {
    const { shop, ana } = await openShop({
      programs: { points: { welcomeBonus: 100, minimumRedemption: 1 } },
    })
    const { id: rewardId } = await shop.run((ctx) =>
      createReward(ctx, { programId: shop.programs.points.id, name: 'Cookie', pointsPrice: 10 }),
    )
    await buy(shop, ana, 100)
    const { reward } = await shop.run((ctx) =>
      claimReward(ctx, { customerId: ana, rewardId, idempotencyKey: newId() }),
    )
    await shop.run((ctx) => redeem(ctx, { customerRewardId: reward.id, idempotencyKey: newId() }))
    const { recent } = await view(shop, ana)
    expect(recent.map(({ kind, undo }) => [kind, undo !== null])).toEqual([
      ['redemption', true],
      ['claim', true],
      ['purchase', true],
      ['join', false],
    ])
  })
})
