import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { buy, claim, offer, undo, visit } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { canSimulate } from './canSimulate.ts'
import { readHistory } from './readHistory.ts'
import { type Draft, simulateProgram } from './simulateProgram.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const START = new Date('2026-01-05T12:00:00Z')
const open = (programs: Record<string, object>) =>
  world.newBusiness({ timeZone: 'UTC', now: START, programs })
const simulate = (business: TestBusiness, draft: Draft) =>
  simulateProgram(draft, (work) => business.run(work, business.owner))

it('a stamp card with fewer places gives more rewards, to those who came often enough', async () => {
  const business = await open({ stamp_card: { stampsRequired: 10, cardExpireDays: 0 } })
  const [ana, bo] = [await business.addCustomer('Ana'), await business.addCustomer('Bo')]
  for (let n = 0; n < 9; n++) await visit(business, ana)
  for (let n = 0; n < 2; n++) await visit(business, bo)
  const { id } = business.programs.stamp_card
  const draft = {
    programId: id,
    type: 'stamp_card' as const,
    config: { stampsRequired: 4, cardExpireDays: 0 },
  }
  expect(await simulate(business, { ...draft, rewardCost: 250 })).toMatchObject({
    ...{ purchases: 11, without_amount: 11, customers: 2, unit: 'rewards', one_in: 1 },
    draft: { rewards: 2, cost: { low: 500, high: 500 } },
    present: { rewards: 0, cost: { low: 0, high: 0 } },
    ...{ gain: 1, lose: 0, same: 1, losing: [] },
    gaining: [{ customer: { id: ana, first_name: 'Ana' }, present: 0, draft: 2 }],
  })
  expect((await simulate(business, draft)).draft.cost).toBeNull()
})

it('a card that ends sooner takes rewards from those who came seldom', async () => {
  const business = await open({ stamp_card: { stampsRequired: 3, cardExpireDays: 0 } })
  const ana = await business.addCustomer('Ana')
  for (let n = 0; n < 6; n++) {
    business.passDays(20)
    await buy(business, ana, 500)
  }
  const { id } = business.programs.stamp_card
  const config = { stampsRequired: 3, cardExpireDays: 30 }
  expect(await simulate(business, { programId: id, type: 'stamp_card', config })).toMatchObject({
    ...{ lose: 1, gain: 0 },
    present: { rewards: 2 },
    draft: { rewards: 0 },
  })
})

it('points follow what was paid and what was taken back, and cost what the rewards cost', async () => {
  const business = await open({ points: { pointsPerDollar: 1, minimumRedemption: 1, pointsExpireDays: 0 } })
  const [ana, bo] = [await business.addCustomer('Ana'), await business.addCustomer('Bo')]
  await buy(business, ana, 10_000)
  await undo(business, (await buy(business, bo, 5_000)).operation_id)
  const coffee = await offer(business, 50)
  await claim(business, ana, coffee.id)
  await business.run((ctx) => setRewardCost(ctx, { rewardId: coffee.id, cost: 100 }), business.owner)
  const { id } = business.programs.points
  const config = { pointsPerDollar: 2, minimumRedemption: 1, pointsExpireDays: 0 }
  expect(await simulate(business, { programId: id, type: 'points', config })).toMatchObject({
    present: { points: 100, rewards: 1, cost: { low: 200, high: 200 } },
    draft: { points: 200, rewards: 1, cost: { low: 400, high: 400 } },
    ...{ gain: 1, same: 1 },
  })
  // Too few points for the reward that Ana claimed: she doesn't get it.
  const meagre = { ...config, pointsPerDollar: 0.1 }
  expect((await simulate(business, { programId: id, type: 'points', config: meagre })).draft).toMatchObject({
    points: 10,
    rewards: 0,
  })
})

it('a new ladder takes off what the visits of the year had reached, and a larger discount of another program stays', async () => {
  const business = await open({ discount: { tiers: [{ visits: 2, discount: 50 }] } })
  const ana = await business.addCustomer('Ana')
  for (let n = 0; n < 4; n++) {
    business.passDays(1)
    await buy(business, ana, 1_000)
  }
  const draft: Draft = { type: 'discount', config: { tiers: [{ visits: 1, discount: 10 }] } }
  const seen = await simulate(business, draft)
  // Only the second visit had no larger discount.
  expect(seen).toMatchObject({ present: null, draft: { discounts: 100, cost: { low: 100, high: 100 } } })
})

it('what is older than twelve months is not replayed, but its visits and stamps are there', async () => {
  const business = await open({
    stamp_card: { stampsRequired: 3, cardExpireDays: 0 },
    discount: { tiers: [{ visits: 3, discount: 10 }] },
  })
  const ana = await business.addCustomer('Ana')
  await visit(business, ana)
  await visit(business, ana)
  business.passDays(400)
  await buy(business, ana, 1_000)
  await visit(business, ana)
  const { stamp_card, discount } = business.programs
  const config = { stampsRequired: 3, cardExpireDays: 0 }
  expect(await simulate(business, { programId: stamp_card.id, type: 'stamp_card', config })).toMatchObject({
    purchases: 2,
    present: { rewards: 1 },
    draft: { rewards: 1 },
  })
  const tiers = { tiers: [{ visits: 2, discount: 20 }] }
  expect(await simulate(business, { programId: discount.id, type: 'discount', config: tiers })).toMatchObject(
    {
      present: { discounts: 0 },
      draft: { discounts: 200 },
    },
  )
})

it('a shop without operations, a wrong rule and another shop’s program are answered as such', async () => {
  const [business, other] = [await open({ points: {} }), await open({ points: {} })]
  expect(await simulate(business, { type: 'points', config: {} })).toMatchObject({
    ...{ purchases: 0, customers: 0, gain: 0, one_in: 1 },
    draft: { points: 0, cost: null },
  })
  await expect(simulate(business, { type: 'points', config: { pointsPerDollar: -1 } })).rejects.toMatchObject(
    {
      code: 'invalid',
    },
  )
  const theirs = { programId: other.programs.points.id, type: 'points' as const, config: {} }
  await expect(simulate(business, theirs)).rejects.toMatchObject({ code: 'not_found' })
})

it('a business rehearses once at a time, and nothing is written', async () => {
  const [business, other] = [await open({ points: {} }), await open({ points: {} })]
  await buy(business, await business.addCustomer('Ana'), 1_000)
  const rows = () =>
    business.run(({ tx }) =>
      queryRows<{ n: number }>(
        tx,
        sql`select (select count(*) from operations)::int + (select count(*) from transactions)::int
          + (select count(*) from point_lots)::int + (select count(*) from events)::int as n`,
      ),
    )
  const before = await rows()
  const draft: Draft = { type: 'points', config: {} }
  const [begun, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = simulateProgram(draft, async (work) => {
    const done = await business.run(work, business.owner)
    begun.resolve()
    await others.promise
    return done
  })
  await begun.promise
  await expect(simulate(business, draft)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await simulate(other, draft)).toMatchObject({ purchases: 0 })
  others.resolve()
  expect((await first).purchases).toBe(1)
  // The next simulation may begin.
  expect((await simulate(business, draft)).purchases).toBe(1)
  expect(await rows()).toEqual(before)
})

it('of a large shop one person in so many is replayed, with all that happened to them, and always the same', async () => {
  const business = await open({ points: {} })
  const people = await Promise.all(Array.from({ length: 20 }, () => business.addCustomer('Ana')))
  for (const who of people) await buy(business, who, 1_000)
  const read = (most?: number) =>
    business.run((ctx) => readHistory(ctx, business.programs.points.id, most), business.owner)
  const all = await read()
  expect([all.oneIn, all.people.length]).toEqual([1, 20])
  const { oneIn, people: some } = await read(10)
  expect(oneIn).toBe(2)
  expect(some.length).toBeLessThan(20)
  expect(all.people).toEqual(expect.arrayContaining(some))
  expect((await read(10)).people).toEqual(some)
})

it('a simulation is offered only to a business with a purchase of the last twelve months', async () => {
  const business = await open({ stamp_card: {} })
  const ana = await business.addCustomer('Ana')
  const possible = async () => (await business.run(canSimulate, business.owner)).possible
  expect(await possible()).toBe(false)
  await visit(business, ana)
  expect(await possible()).toBe(true)
  business.passDays(367)
  expect(await possible()).toBe(false)
})
