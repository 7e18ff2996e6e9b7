import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import { pauseProgram } from '#server/loyalty/programs/index.ts'
import { claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type NewBusiness, newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { recordPurchase } from '../purchase/recordPurchase.ts'
import { undoOperation } from '../undo/undoOperation.ts'
import { readTillView } from './readTillView.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const view = (business: TestBusiness, customerId: string, actor = business.ben) =>
  business.run((ctx) => readTillView(ctx, { customerId }), actor)

const buy = (business: TestBusiness, customerId: string, amount?: number) =>
  business.run((ctx) => recordPurchase(ctx, { customerId, amount, idempotencyKey: newId() }))

async function openBusiness(wanted: NewBusiness) {
  const business = await world.newBusiness(wanted)
  return { business, ana: await business.addCustomer('Ana') }
}

describe('the customer at the till', () => {
  it("is not found by another shop's staff", async () => {
    const { ana } = await openBusiness({})
    const other = await world.newBusiness({ name: 'The Other Place' })
    await expect(view(other, ana)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not shown to guests, themselves included', async () => {
    const { business, ana } = await openBusiness({})
    const asAna = business.run((ctx) => readTillView(ctx, { customerId: ana }), {
      kind: 'customer',
      customerId: ana,
    })
    await expect(asAna).rejects.toMatchObject({ code: 'forbidden' })
  })

  it("shows nothing of the shop's other customers", async () => {
    const { business, ana } = await openBusiness({
      programs: { rebate_code: {}, stamp_card: { stampsRequired: 2 } },
    })
    const ben = await business.addCustomer('Ben')
    await buy(business, ben)
    const seen = await view(business, ana)
    expect(seen.rewards).toEqual([])
    expect(seen.recent).toEqual([])
    expect(seen.cards.map(({ progress }) => progress.stamps_current)).toEqual([0, 0])
  })

  it('calls what was recorded inside the visit window no visit', async () => {
    const { business, ana } = await openBusiness({ programs: { stamp_card: {} } })
    await buy(business, ana)
    await buy(business, ana)
    const { recent } = await view(business, ana)
    expect(recent.map(({ is_visit }) => is_visit)).toEqual([false, true])
  })

  it('shows cards of programs not joined yet, and paused ones only to guests who hold something there', async () => {
    const { business, ana } = await openBusiness({
      programs: { points: { pointsPerDollar: 1 }, stamp_card: {} },
    })
    const newcomer = await business.addCustomer('Nell')
    await buy(business, ana, 1000)
    await business.run((ctx) => pauseProgram(ctx, { programId: business.programs.points.id }), business.owner)
    expect((await view(business, ana)).cards.map(({ program }) => program.status)).toEqual([
      'paused',
      'active',
    ])
    expect((await view(business, newcomer)).cards.map(({ program }) => program.terms.type)).toEqual([
      'stamp_card',
    ])
  })

  it('shows points and rewards past their date as gone, and writes nothing', async () => {
    const { business, ana } = await openBusiness({
      programs: { points: { pointsExpireDays: 10 }, rebate_code: { validDays: 5 } },
    })
    await buy(business, ana, 5000)
    const before = await view(business, ana)
    expect(before.cards[0]!.expiring).toEqual({ points: 50, expires_at: '2026-03-13T04:00:00.000Z' })
    expect(before.rewards).toHaveLength(1)
    business.passDays(11)
    const after = await view(business, ana)
    expect(after.customer.total_points).toBe(0)
    expect(after.cards[0]).toMatchObject({ progress: { points_balance: 0 }, expiring: null })
    expect(after.rewards).toEqual([])
    expect(after.recent.map(({ kind }) => kind)).toEqual(['purchase', 'join'])
  })

  it('says what points buy, and why the guest cannot claim the rest', async () => {
    const { business, ana } = await openBusiness({ programs: { points: { minimumRedemption: 5 } } })
    const programId = business.programs.points.id
    const offer = (name: string, pointsPrice: number, stock: number | null = null) =>
      business.run((ctx) => createReward(ctx, { programId, name, pointsPrice, stock }), business.owner)
    await offer('Cookie', 10)
    await offer('Lunch', 200)
    await offer('Gone', 5, 0)
    await buy(business, ana, 2500)
    const { offers, cards } = await view(business, ana)
    expect(offers.map(({ name, locked }) => [name, locked])).toEqual([
      ['Gone', { reason: 'sold_out' }],
      ['Cookie', null],
      ['Lunch', { reason: 'points', missing: 175 }],
    ])
    expect(cards[0]!.progress.reward_at).toBe(10)
  })

  it('counts the days to a birthday by the calendar of the shop', async () => {
    // Still 1 March in New York.
    const { business, ana } = await openBusiness({ now: new Date('2026-03-02T03:00:00Z') })
    await business.run(({ tx }) =>
      tx.update(customers).set({ birthday: '1988-03-02' }).where(eq(customers.id, ana)),
    )
    expect((await view(business, ana)).birthday_in_days).toBe(1)
    business.passMinutes(180)
    expect((await view(business, ana)).birthday_in_days).toBe(0)
  })
})

describe('undo at the till', () => {
  it('is offered for 15 minutes to the person who recorded it, and with a reason to an admin', async () => {
    const { business, ana } = await openBusiness({ programs: { stamp_card: {} } })
    await buy(business, ana)
    const undo = async (actor: TestBusiness['ben']) => (await view(business, ana, actor)).recent[0]!.undo
    expect(await undo(business.ben)).toEqual({ needs_reason: false, until: '2026-03-02T09:15:01.000Z' })
    expect(await undo(business.nia)).toBeNull()
    expect(await undo(business.owner)).toEqual({ needs_reason: true, until: null })
    business.passMinutes(16)
    expect(await undo(business.ben)).toBeNull()
  })

  it('is not offered for an undone operation, which is marked', async () => {
    const { business, ana } = await openBusiness({ programs: { stamp_card: {} } })
    const { operation_id: operationId } = await buy(business, ana)
    await business.run((ctx) => undoOperation(ctx, { operationId, idempotencyKey: newId() }))
    const { recent } = await view(business, ana)
    expect(recent).toMatchObject([{ undone: true, undo: null, sentences: ['+1 stamp, 1 of 10'] }])
  })

  it('is offered for claims and redemptions, never for automatic operations', async () => {
    const { business, ana } = await openBusiness({
      programs: { points: { welcomeBonus: 100, minimumRedemption: 1 } },
    })
    const { id: rewardId } = await business.run((ctx) =>
      createReward(ctx, { programId: business.programs.points.id, name: 'Cookie', pointsPrice: 10 }),
    )
    await buy(business, ana, 100)
    const { reward } = await business.run((ctx) =>
      claimReward(ctx, { customerId: ana, rewardId, idempotencyKey: newId() }),
    )
    await business.run((ctx) => redeem(ctx, { customerRewardId: reward.id, idempotencyKey: newId() }))
    const { recent } = await view(business, ana)
    expect(recent.map(({ kind, undo }) => [kind, undo !== null])).toEqual([
      ['redemption', true],
      ['claim', true],
      ['purchase', true],
      ['join', false],
    ])
  })
})
