import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { mergeCustomers } from '#server/data/customer-record/index.ts'
import { previewPurchase } from '#server/loyalty/counter/index.ts'
import { expireBusiness } from '#server/loyalty/ledger/index.ts'
import { editProgram } from '#server/loyalty/programs/index.ts'
import { engine } from '#tests/engines/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from './invariants.ts'
import { buy, claim, customer, lotsOf, offer, points, rewardsOf, sentences, standing, visit } from './till.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const sweep = (business: TestBusiness, most?: number) =>
  business.run((ctx) => expireBusiness(ctx, most), { kind: 'system', name: 'daily sweep' } as never)

test('the sweep touches nothing a second before its end, and everything at it', async () => {
  const business = await world.newBusiness({
    timeZone: 'America/New_York',
    programs: {
      points: { pointsExpireDays: 10 },
      stamp_card: { cardExpireDays: 10 },
      rebate_code: { validDays: 10 },
    },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 1200)
  // Ten days later daylight saving time has begun: the day ends at 4:00 UTC instead of 5:00.
  const end = new Date('2026-03-13T04:00:00Z')
  business.clock.travelTo(new Date(end.getTime() - 1000))
  expect(await sweep(business)).toEqual({ customers: 0, more: false })
  expect(await points(business, ana)).toBe(12)
  business.clock.travelTo(end)
  expect(await sweep(business)).toEqual({ customers: 1, more: false })
  expect(await customer(business, ana)).toMatchObject({ total_points: 0, lifetime_points_earned: 12 })
  expect((await standing(business, ana, business.programs.stamp_card.id)).stamps_current).toBe(0)
  expect((await rewardsOf(business, ana))[0]!.status).toBe('expired')
  expect((await sentences(business, ana)).slice(3)).toEqual([
    'Expired unused: 10% off',
    '−12 points, expired',
    '−1 stamp, card expired',
  ])
})

test.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
  'a shop that moves to the clock of %s moves no end that it had promised',
  async (time_zone) => {
    const business = await world.newBusiness({
      timeZone: 'America/New_York',
      programs: {
        points: { pointsExpireDays: 10 },
        stamp_card: { cardExpireDays: 10 },
        rebate_code: { validDays: 10 },
      },
    })
    const ana = await business.addCustomer()
    await buy(business, ana, 1200)
    await business.run(({ tx, businessId }) =>
      tx.update(businesses).set({ time_zone }).where(eq(businesses.id, businessId)),
    )
    const end = new Date('2026-03-13T04:00:00Z')
    business.clock.travelTo(new Date(end.getTime() - 1000))
    expect(await sweep(business)).toEqual({ customers: 0, more: false })
    expect((await rewardsOf(business, ana))[0]!.status).toBe('earned')
    business.clock.travelTo(end)
    expect(await sweep(business)).toEqual({ customers: 1, more: false })
    expect(await points(business, ana)).toBe(0)
    expect((await standing(business, ana, business.programs.stamp_card.id)).stamps_current).toBe(0)
    expect((await rewardsOf(business, ana))[0]!.status).toBe('expired')
  },
)

test('the sweep takes the shop in portions until nothing is left', async () => {
  const business = await world.newBusiness({ programs: { points: { pointsExpireDays: 1 } } })
  for (const name of ['Ana', 'Bob', 'Cy']) await buy(business, await business.addCustomer(name), 500)
  business.passDays(3)
  expect(await sweep(business, 2)).toEqual({ customers: 2, more: true })
  expect(await sweep(business, 2)).toEqual({ customers: 1, more: false })
  expect(await sweep(business, 2)).toEqual({ customers: 0, more: false })
})

test('the sweep leaves other shops alone', async () => {
  const [here, there] = await Promise.all(
    [1, 2].map(() => world.newBusiness({ programs: { points: { pointsExpireDays: 1 } } })),
  )
  const person = await there!.addCustomer()
  await buy(there!, person, 500)
  here!.passDays(9)
  expect(await sweep(here!)).toEqual({ customers: 0, more: false })
  expect(await points(there!, person)).toBe(5)
})

test('the sweep skips customers who are merged meanwhile, and continues', async () => {
  const business = await world.newBusiness({ programs: { points: { pointsExpireDays: 1 } } })
  const [ana, twin, cy] = [
    await business.addCustomer('Ana'),
    await business.addCustomer('Twin'),
    await business.addCustomer('Cy'),
  ]
  for (const person of [ana, twin, cy]) await buy(business, person, 500)
  business.passDays(3)
  const merge = { customerId: ana, duplicateId: twin, confirmation: 'Twin', idempotencyKey: 'merge' }
  const { sweeping } = await business.run(async (ctx) => {
    await mergeCustomers(ctx, merge)
    const sweeping = sweep(business)
    if (engine === 'postgres') await somebodyWaitsFor(ctx.tx)
    return { sweeping }
  }, business.owner)
  expect(await sweeping).toMatchObject({ more: false })
  for (const person of [ana, twin, cy]) expect(await points(business, person)).toBe(0)
  expect(await brokenRules(business, { swept: true })).toEqual([])
})

test('points keep the end they were earned with, however the program changes', async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: { pointsExpireDays: 30 } },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 500)
  const { id: programId, version, name } = business.programs.points
  await business.run((ctx) => editProgram(ctx, { programId, version, name, config: { pointsExpireDays: 1 } }))
  await buy(business, ana, 300)
  const forever = { programId, version: version + 1, name, config: { pointsExpireDays: 0 } }
  await business.run((ctx) => editProgram(ctx, forever))
  await buy(business, ana, 200)
  expect(
    (await lotsOf(business, ana)).map(({ expires_at }) => expires_at?.toISOString().slice(0, 10)),
  ).toEqual(['2026-04-02', '2026-03-04', undefined])
  business.passDays(2)
  await sweep(business)
  expect(await points(business, ana)).toBe(7)
  business.passDays(1000)
  await sweep(business)
  expect(await points(business, ana)).toBe(2)
})

test('what is past its date expires before the next operation, and in the preview', async () => {
  const business = await world.newBusiness({
    timeZone: 'UTC',
    programs: { points: { pointsExpireDays: 2, minimumRedemption: 1 } },
  })
  const ana = await business.addCustomer()
  await buy(business, ana, 5000)
  const coffee = await offer(business, 20)
  business.passDays(4)
  const preview = await business.run((ctx) => previewPurchase(ctx, { customerId: ana, amount: 1000 }))
  expect(preview.programs[0]).toMatchObject({ points: 10, points_balance: 10 })
  await expect(claim(business, ana, coffee.id)).rejects.toMatchObject({
    details: { reason: 'not_enough_points' },
  })
  expect(await points(business, ana)).toBe(50)
  await visit(business, ana, { amount: 1000 })
  expect(await points(business, ana)).toBe(10)
})
