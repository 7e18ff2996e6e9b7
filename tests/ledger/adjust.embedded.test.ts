import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Adjustment, adjust } from '#server/loyalty/ledger/index.ts'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { Actor } from '#server/platform/context.ts'
import { newWorld, type TestShop, type World } from '#tests/world/index.ts'
import { buy, key, lotsOf, points, sentences, standing } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const open = async () => {
  const shop = await world.newShop({
    timeZone: 'UTC',
    programs: { points: {}, stamp_card: { stampsRequired: 4 } },
  })
  const ana = await shop.addCustomer()
  await buy(shop, ana, 1000)
  return { shop, ana }
}

const correct = (
  shop: TestShop,
  change: Omit<Adjustment, 'reason'> & { reason?: string },
  actor: Actor = shop.owner,
) => shop.run((ctx) => adjust(ctx, { reason: 'forgotten card', ...change, idempotencyKey: key() }), actor)

test('staff who are no admins, guests and customers cannot change a balance', async () => {
  const { shop, ana } = await open()
  const change = { customerId: ana, programId: shop.programs.points.id, points: 5 }
  for (const actor of [
    shop.ben,
    { kind: 'customer', customerId: ana },
    { kind: 'guest', ipAddress: null },
  ] as const) {
    await expect(correct(shop, change, actor)).rejects.toMatchObject({ code: 'forbidden' })
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
  const { shop, ana } = await open()
  const wanted = { customerId: ana, programId: shop.programs.points.id, ...change }
  await expect(correct(shop, wanted)).rejects.toMatchObject({ code: 'invalid', fields: expect.any(Object) })
  expect(await points(shop, ana)).toBe(10)
})

test('points come as a lot with an end of its own, and go from the lots that end first', async () => {
  const { shop, ana } = await open()
  shop.passDays(1)
  await correct(shop, { customerId: ana, programId: shop.programs.points.id, points: 7 })
  await correct(shop, { customerId: ana, programId: shop.programs.points.id, points: -12 })
  expect((await lotsOf(shop, ana)).map(({ remaining }) => remaining)).toEqual([0, 5])
  expect((await sentences(shop, ana)).slice(-2)).toEqual([
    '+7 points, corrected by the shop',
    '-12 points, corrected by the shop',
  ])
})

test('the reason is for staff: the customer reads that the shop corrected it', async () => {
  const { shop, ana } = await open()
  const reason = 'argued with Nia, to be watched'
  const { operation_id } = await correct(shop, {
    customerId: ana,
    programId: shop.programs.points.id,
    points: -1,
    reason,
  })
  expect((await sentences(shop, ana)).join()).not.toContain('Nia')
  const notes = await shop.run(({ tx }) =>
    tx.select({ note: operations.note }).from(operations).where(eq(operations.id, operation_id)),
  )
  expect(notes).toEqual([{ note: reason }])
})

test('stamps fill cards like any others, and are taken off the open card', async () => {
  const { shop, ana } = await open()
  const programId = shop.programs.stamp_card.id
  expect((await correct(shop, { customerId: ana, programId, stamps: 8 })).rewards).toHaveLength(2)
  await expect(correct(shop, { customerId: ana, programId, stamps: -2 })).rejects.toMatchObject({
    code: 'invalid',
  })
  await correct(shop, { customerId: ana, programId, stamps: -1 })
  expect(await standing(shop, ana, programId)).toMatchObject({
    stamps_current: 0,
    card_id: null,
    rewards_earned: 2,
  })
})

test('a customer who never bought is enrolled first, bonus included', async () => {
  const shop = await world.newShop({ programs: { points: { welcomeBonus: 20 } } })
  const bob = await shop.addCustomer('Bob')
  await correct(shop, { customerId: bob, programId: shop.programs.points.id, points: -5 })
  expect(await points(shop, bob)).toBe(15)
})
