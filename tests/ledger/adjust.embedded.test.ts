import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Adjustment, adjust } from '#server/loyalty/ledger/index.ts'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { Actor } from '#server/platform/context/context.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { buy, key, lotsOf, points, sentences, standing } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: {}, stamp_card: { stampsRequired: 4 } },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 1000)
  return { business, ana }
}

const correct = (
  business: TestBusiness,
  change: Omit<Adjustment, 'reason'> & { reason?: string },
  actor: Actor = business.owner,
) => business.run((ctx) => adjust(ctx, { reason: 'forgotten card', ...change, idempotencyKey: key() }), actor)

test('staff who are no admins, guests and customers cannot change a balance', async () => {
  const { business, ana } = await open()
  const change = { customerId: ana, programId: business.programs.points.id, points: 5 }
  for (const actor of [
    business.ben,
    { kind: 'customer', customerId: ana },
    { kind: 'anonymous', ipAddress: null },
  ] as const) {
    await expect(correct(business, change, actor)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test.each([
  { points: 5, reason: ' ' },
  { points: 0 },
  { points: 1.5 },
  { points: -11 },
  { points: 1, stamps: 1 },
  {},
  { stamps: 1 },
])('%j is refused at its field', async (change) => {
  const { business, ana } = await open()
  const wanted = { customerId: ana, programId: business.programs.points.id, ...change }
  await expect(correct(business, wanted)).rejects.toMatchObject({
    code: 'invalid',
    fields: expect.any(Object),
  })
  expect(await points(business, ana)).toBe(10)
})

test('points come as a lot with an end of its own, and go from the lots that end first', async () => {
  const { business, ana } = await open()
  business.passDays(1)
  await correct(business, { customerId: ana, programId: business.programs.points.id, points: 7 })
  await correct(business, { customerId: ana, programId: business.programs.points.id, points: -12 })
  expect((await lotsOf(business, ana)).map(({ remaining }) => remaining)).toEqual([0, 5])
  expect((await sentences(business, ana)).slice(-2)).toEqual([
    '+7 points, corrected by the shop',
    '−12 points, corrected by the shop',
  ])
})

test('the reason is for staff: the customer reads that the shop corrected it', async () => {
  const { business, ana } = await open()
  const reason = 'argued with Nia, to be watched'
  const { operation_id } = await correct(business, {
    customerId: ana,
    programId: business.programs.points.id,
    points: -1,
    reason,
  })
  expect((await sentences(business, ana)).join()).not.toContain('Nia')
  const notes = await business.run(({ tx }) =>
    tx.select({ note: operations.note }).from(operations).where(eq(operations.id, operation_id)),
  )
  expect(notes).toEqual([{ note: reason }])
})

test('stamps fill cards like any others, and are taken off the open card', async () => {
  const { business, ana } = await open()
  const programId = business.programs.stamp_card.id
  expect((await correct(business, { customerId: ana, programId, stamps: 8 })).rewards).toHaveLength(2)
  await expect(correct(business, { customerId: ana, programId, stamps: -2 })).rejects.toMatchObject({
    code: 'invalid',
  })
  await correct(business, { customerId: ana, programId, stamps: -1 })
  expect(await standing(business, ana, programId)).toMatchObject({
    stamps_current: 0,
    card_id: null,
    rewards_earned: 2,
  })
})

test('a customer who never bought is enrolled first, bonus included', async () => {
  const business = await world.newBusiness({ programs: { points: { welcomeBonus: 20 } } })
  const bob = await business.addCustomer('Bob')
  await correct(business, { customerId: bob, programId: business.programs.points.id, points: -5 })
  expect(await points(business, bob)).toBe(15)
})
