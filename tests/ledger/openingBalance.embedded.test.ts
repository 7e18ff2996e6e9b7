import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust, type OpeningBalance, openingBalance } from '#server/loyalty/ledger/index.ts'
import { pauseProgram } from '#server/loyalty/programs/index.ts'
import type { Actor } from '#server/platform/context/context.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { buy, customer, key, lotsOf, points, rewardsOf, sentences, standing } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: { pointsExpireDays: 30, welcomeBonus: 5 }, stamp_card: { stampsRequired: 4 } },
  })
  return { business, ana: await business.addCustomer() }
}

const bring = (business: TestBusiness, opening: OpeningBalance, idempotencyKey = key(), actor?: Actor) =>
  business.run((ctx) => openingBalance(ctx, { ...opening, idempotencyKey }), actor)

test('guests and customers cannot bring a balance along', async () => {
  const { business, ana } = await open()
  const opening = { customerId: ana, programId: business.programs.points.id, points: 5 }
  for (const actor of [
    { kind: 'customer', customerId: ana },
    { kind: 'anonymous', ipAddress: null },
  ] as const) {
    await expect(bring(business, opening, key(), actor)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('another shop’s customer or program is not found', async () => {
  const [{ business, ana }, other] = [await open(), await open()]
  const programId = business.programs.points.id
  await expect(bring(other.business, { customerId: ana, programId, points: 5 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(bring(other.business, { customerId: other.ana, programId, points: 5 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each([{ points: 0 }, { points: -1 }, { points: 1.5 }, { points: 1, stamps: 1 }, {}, { stamps: 1 }])(
  '%j for a points program is refused at its field, and nothing is written',
  async (change) => {
    const { business, ana } = await open()
    const opening = { customerId: ana, programId: business.programs.points.id, ...change }
    await expect(bring(business, opening)).rejects.toMatchObject({
      code: 'invalid',
      fields: expect.any(Object),
    })
    expect(await sentences(business, ana)).toEqual([])
  },
)

test('a paused program that the customer never joined takes no balance', async () => {
  const { business, ana } = await open()
  await business.run((ctx) => pauseProgram(ctx, { programId: business.programs.points.id }))
  const opening = { customerId: ana, programId: business.programs.points.id, points: 5 }
  await expect(bring(business, opening)).rejects.toMatchObject({ code: 'conflict' })
})

test('the same key counts once, also at the same moment, and another balance under it is refused', async () => {
  const { business, ana } = await open()
  const opening = { customerId: ana, programId: business.programs.points.id, points: 50 }
  const [first, ...again] = await Promise.all([1, 2, 3].map(() => bring(business, opening, 'row 7')))
  expect(again).toEqual([first, first])
  await expect(bring(business, { ...opening, points: 51 }, 'row 7')).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await points(business, ana)).toBe(55)
})

test('a batch that fails later leaves nothing, and its retry counts once', async () => {
  const { business, ana } = await open()
  const opening = {
    customerId: ana,
    programId: business.programs.points.id,
    points: 50,
    idempotencyKey: 'row 7',
  }
  const batch = business.run(async (ctx) => {
    await openingBalance(ctx, opening)
    throw new Error('the process died')
  })
  await expect(batch).rejects.toThrow('the process died')
  expect(await sentences(business, ana)).toEqual([])
  await business.run((ctx) => openingBalance(ctx, opening))
  expect(await sentences(business, ana)).toEqual(['+5 points, welcome bonus', '+50 points, opening balance'])
})

test('points end by the program’s rule of today, are spent like others, and count for life', async () => {
  const { business, ana } = await open()
  await bring(business, { customerId: ana, programId: business.programs.points.id, points: 50 })
  expect((await lotsOf(business, ana)).map(({ granted, expires_at }) => [granted, expires_at])).toEqual([
    [5, new Date('2026-04-02T00:00:00Z')],
    [50, new Date('2026-04-02T00:00:00Z')],
  ])
  expect(await customer(business, ana)).toMatchObject({ total_points: 55, lifetime_points_earned: 55 })
  const spend = { customerId: ana, programId: business.programs.points.id, points: -54, reason: 'spent' }
  await business.run((ctx) => adjust(ctx, { ...spend, idempotencyKey: key() }), business.owner)
  expect(await points(business, ana)).toBe(1)
})

test('stamps fill cards, whose rewards are kept and announced to nobody', async () => {
  const { business, ana } = await open()
  const programId = business.programs.stamp_card.id
  const brought = await bring(business, { customerId: ana, programId, stamps: 9 })
  expect(brought).toMatchObject({ stamps_current: 1, customer_id: ana })
  expect((await rewardsOf(business, ana)).map(({ id }) => id)).toEqual(brought.rewards.map(({ id }) => id))
  expect(brought.rewards).toHaveLength(2)
  expect(business.jobs).toEqual([])
  await buy(business, ana)
  expect((await standing(business, ana, programId)).stamps_current).toBe(2)
  expect(await brokenRules(business)).toEqual([])
})
