import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { buy, claim, offer, undo, visit } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readHistory } from './readHistory.ts'
import { type Draft, rehearseProgram } from './rehearseProgram.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const START = new Date('2026-01-05T12:00:00Z')
const open = (programs: Record<string, object>) =>
  world.newBusiness({ timeZone: 'UTC', now: START, programs })
const rehearse = (shop: TestBusiness, draft: Draft) =>
  rehearseProgram(draft, (work) => shop.run(work, shop.owner))

it('a stamp card with fewer places gives more rewards, to those who came often enough', async () => {
  const shop = await open({ stamp_card: { stampsRequired: 10, cardExpireDays: 0 } })
  const [ana, bo] = [await shop.addCustomer('Ana'), await shop.addCustomer('Bo')]
  for (let n = 0; n < 9; n++) await visit(shop, ana)
  for (let n = 0; n < 2; n++) await visit(shop, bo)
  const { id } = shop.programs.stamp_card
  const draft = {
    programId: id,
    type: 'stamp_card' as const,
    config: { stampsRequired: 4, cardExpireDays: 0 },
  }
  expect(await rehearse(shop, { ...draft, rewardCost: 250 })).toMatchObject({
    ...{ purchases: 11, without_amount: 11, customers: 2, unit: 'rewards', one_in: 1 },
    draft: { rewards: 2, cost: { low: 500, high: 500 } },
    present: { rewards: 0, cost: { low: 0, high: 0 } },
    ...{ gain: 1, lose: 0, same: 1, losing: [] },
    gaining: [{ customer: { id: ana, first_name: 'Ana' }, present: 0, draft: 2 }],
  })
  expect((await rehearse(shop, draft)).draft.cost).toBeNull()
})

it('a card that ends sooner takes rewards from those who came seldom', async () => {
  const shop = await open({ stamp_card: { stampsRequired: 3, cardExpireDays: 0 } })
  const ana = await shop.addCustomer('Ana')
  for (let n = 0; n < 6; n++) {
    shop.passDays(20)
    await buy(shop, ana, 500)
  }
  const { id } = shop.programs.stamp_card
  const config = { stampsRequired: 3, cardExpireDays: 30 }
  expect(await rehearse(shop, { programId: id, type: 'stamp_card', config })).toMatchObject({
    ...{ lose: 1, gain: 0 },
    present: { rewards: 2 },
    draft: { rewards: 0 },
  })
})

it('points follow what was paid and what was taken back, and cost what the rewards cost', async () => {
  const shop = await open({ points: { pointsPerDollar: 1, minimumRedemption: 1, pointsExpireDays: 0 } })
  const [ana, bo] = [await shop.addCustomer('Ana'), await shop.addCustomer('Bo')]
  await buy(shop, ana, 10_000)
  await undo(shop, (await buy(shop, bo, 5_000)).operation_id)
  const coffee = await offer(shop, 50)
  await claim(shop, ana, coffee.id)
  await shop.run((ctx) => setRewardCost(ctx, { rewardId: coffee.id, cost: 100 }), shop.owner)
  const { id } = shop.programs.points
  const config = { pointsPerDollar: 2, minimumRedemption: 1, pointsExpireDays: 0 }
  expect(await rehearse(shop, { programId: id, type: 'points', config })).toMatchObject({
    present: { points: 100, rewards: 1, cost: { low: 200, high: 200 } },
    draft: { points: 200, rewards: 1, cost: { low: 400, high: 400 } },
    ...{ gain: 1, same: 1 },
  })
  // Too few points for what Ana claimed: she doesn't get it.
  const meagre = { ...config, pointsPerDollar: 0.1 }
  expect((await rehearse(shop, { programId: id, type: 'points', config: meagre })).draft).toMatchObject({
    points: 10,
    rewards: 0,
  })
})

it('a new ladder takes off what the visits of the year had reached, and a larger discount of another program stays', async () => {
  const shop = await open({ discount: { tiers: [{ visits: 2, discount: 50 }] } })
  const ana = await shop.addCustomer('Ana')
  for (let n = 0; n < 4; n++) {
    shop.passDays(1)
    await buy(shop, ana, 1_000)
  }
  const draft: Draft = { type: 'discount', config: { tiers: [{ visits: 1, discount: 10 }] } }
  const seen = await rehearse(shop, draft)
  // Only the second visit had nothing better.
  expect(seen).toMatchObject({ present: null, draft: { discounts: 100, cost: { low: 100, high: 100 } } })
})

it('what is older than twelve months is not replayed, but its visits and stamps are there', async () => {
  const shop = await open({
    stamp_card: { stampsRequired: 3, cardExpireDays: 0 },
    discount: { tiers: [{ visits: 3, discount: 10 }] },
  })
  const ana = await shop.addCustomer('Ana')
  await visit(shop, ana)
  await visit(shop, ana)
  shop.passDays(400)
  await buy(shop, ana, 1_000)
  await visit(shop, ana)
  const { stamp_card, discount } = shop.programs
  const config = { stampsRequired: 3, cardExpireDays: 0 }
  expect(await rehearse(shop, { programId: stamp_card.id, type: 'stamp_card', config })).toMatchObject({
    purchases: 2,
    present: { rewards: 1 },
    draft: { rewards: 1 },
  })
  const tiers = { tiers: [{ visits: 2, discount: 20 }] }
  expect(await rehearse(shop, { programId: discount.id, type: 'discount', config: tiers })).toMatchObject({
    present: { discounts: 0 },
    draft: { discounts: 200 },
  })
})

it('a shop without operations, a wrong rule and another shop’s program are answered as such', async () => {
  const [shop, other] = [await open({ points: {} }), await open({ points: {} })]
  expect(await rehearse(shop, { type: 'points', config: {} })).toMatchObject({
    ...{ purchases: 0, customers: 0, gain: 0, one_in: 1 },
    draft: { points: 0, cost: null },
  })
  await expect(rehearse(shop, { type: 'points', config: { pointsPerDollar: -1 } })).rejects.toMatchObject({
    code: 'invalid',
  })
  const theirs = { programId: other.programs.points.id, type: 'points' as const, config: {} }
  await expect(rehearse(shop, theirs)).rejects.toMatchObject({ code: 'not_found' })
})

it('a business rehearses once at a time, and nothing is written', async () => {
  const [shop, other] = [await open({ points: {} }), await open({ points: {} })]
  await buy(shop, await shop.addCustomer('Ana'), 1_000)
  const rows = () =>
    shop.run(({ tx }) =>
      queryRows<{ n: number }>(
        tx,
        sql`select (select count(*) from operations)::int + (select count(*) from transactions)::int
          + (select count(*) from point_lots)::int + (select count(*) from events)::int as n`,
      ),
    )
  const before = await rows()
  const draft: Draft = { type: 'points', config: {} }
  const [begun, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = rehearseProgram(draft, async (work) => {
    const done = await shop.run(work, shop.owner)
    begun.resolve()
    await others.promise
    return done
  })
  await begun.promise
  await expect(rehearse(shop, draft)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await rehearse(other, draft)).toMatchObject({ purchases: 0 })
  others.resolve()
  expect((await first).purchases).toBe(1)
  // The next one may begin.
  expect((await rehearse(shop, draft)).purchases).toBe(1)
  expect(await rows()).toEqual(before)
})

it('of a large shop one person in so many is replayed, with all that happened to them, and always the same', async () => {
  const shop = await open({ points: {} })
  const people = await Promise.all(Array.from({ length: 20 }, () => shop.addCustomer('Ana')))
  for (const who of people) await buy(shop, who, 1_000)
  const read = (most?: number) =>
    shop.run((ctx) => readHistory(ctx, shop.programs.points.id, most), shop.owner)
  const all = await read()
  expect([all.oneIn, all.people.length]).toEqual([1, 20])
  const { oneIn, people: some } = await read(10)
  expect(oneIn).toBe(2)
  expect(some.length).toBeLessThan(20)
  expect(all.people).toEqual(expect.arrayContaining(some))
  expect((await read(10)).people).toEqual(some)
})
