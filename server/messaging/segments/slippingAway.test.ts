import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mergeCustomers } from '#server/data/customer-record/index.ts'
import { buy, key, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { countSegment } from './countSegment.ts'
import { readySegments } from './readyMade.ts'
import { visitHabits } from './tables.ts'
import { keepHabits, repairHabits } from './visitHabits.ts'

let world: World
let business: TestBusiness
let ana: string
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness()
  ana = await business.addCustomer()
})
afterAll(() => world.close())

const many = async (name: 'slipping-away' | 'lost') =>
  (await business.run((ctx) => countSegment(ctx, readySegments[name].rule))).count
const slipping = () => many('slipping-away')

it('somebody slips away once they are away for more than twice as long as usual, until they are lost', async () => {
  await buy(business, ana, 900)
  business.passDays(20)
  await buy(business, ana, 900)
  business.passDays(60)
  expect(await slipping(), 'two visits are no habit').toBe(0)
  const third = await buy(business, ana, 900)
  // Twice the usual gap of 40 days.
  business.passDays(80)
  expect(await slipping()).toBe(0)
  business.passMinutes(1)
  expect(await slipping()).toBe(1)
  business.passDays(100)
  expect([await slipping(), await many('lost')]).toEqual([1, 0])
  business.passDays(1)
  expect([await slipping(), await many('lost')]).toEqual([0, 1])
  await undo(business, third.operation_id)
  expect(await slipping()).toBe(0)
})

it('nobody slips away within three weeks, however often they came, nor by visits that were taken back', async () => {
  const bo = await business.addCustomer('Bo')
  for (let n = 0; n < 3; n++) {
    business.passDays(2)
    await buy(business, bo, 900)
  }
  const mistaken = await buy(business, bo, 900, { confirmRepeatVisit: true })
  await undo(business, mistaken.operation_id)
  business.passDays(21)
  expect(await slipping()).toBe(0)
  business.passDays(1)
  expect(await slipping()).toBe(1)
  const cleo = await business.addCustomer('Cleo')
  const visits = []
  for (let n = 0; n < 3; n++) {
    business.passDays(2)
    visits.push(await buy(business, cleo, 900))
  }
  await undo(business, visits[1]!.operation_id)
  business.passDays(30)
  expect(await slipping(), 'Bo alone').toBe(1)
})

it('the visits of a merged duplicate are those of whom it was merged into', async () => {
  const [one, other] = [await business.addCustomer('Dora'), await business.addCustomer('Dorah')]
  for (const who of [one, other, one]) {
    business.passDays(3)
    await buy(business, who, 900)
  }
  business.passDays(25)
  const before = await slipping()
  await business.run(
    (ctx) =>
      mergeCustomers(ctx, {
        customerId: one,
        duplicateId: other,
        confirmation: 'Dorah',
        idempotencyKey: key(),
      }),
    business.owner,
  )
  expect(await slipping()).toBe(before + 1)
})

it('a habit that is kept is forgotten with an undo or a merge, and known anew after a visit', async () => {
  const gus = await business.addCustomer('Gus')
  const visits = []
  for (let n = 0; n < 4; n++) {
    business.passDays(4)
    visits.push(await buy(business, gus, 900))
  }
  business.passDays(30)
  const before = await slipping()
  await business.run(keepHabits)
  expect([await habitOf(gus), await slipping()]).toEqual([expect.any(Date), before])
  await undo(business, visits[1]!.operation_id)
  expect([await habitOf(gus), await slipping()]).toEqual([undefined, before])
  await undo(business, visits[2]!.operation_id)
  expect(await slipping(), 'two visits are no habit').toBe(before - 1)
  await business.run(keepHabits)
  expect(await habitOf(gus)).toBeNull()
  for (let n = 0; n < 2; n++) {
    business.passDays(1)
    await buy(business, gus, 900)
  }
  business.passDays(30)
  const foundOut = await slipping()
  await business.run(keepHabits)
  expect([await habitOf(gus), await slipping()]).toEqual([expect.any(Date), foundOut])
})

it('habits are kept of those who have been away for 20 days, and of each once', async () => {
  const { businessId } = business
  const kept = () => business.run(({ tx }) => tx.$count(visitHabits, eq(visitHabits.business_id, businessId)))
  while (await business.run(keepHabits));
  const before = await kept()
  const hal = await business.addCustomer('Hal')
  await buy(business, hal, 900)
  business.passDays(20)
  await business.run(keepHabits)
  expect(await habitOf(hal)).toBeUndefined()
  business.passMinutes(1)
  await business.run(keepHabits)
  expect([await habitOf(hal), await kept()]).toEqual([null, before + 1])
})

it('habits that are not what the visits say are mended by the repair, and no others', async () => {
  const all = () =>
    business.run(({ tx }) => tx.select().from(visitHabits).orderBy(asc(visitHabits.customer_id)))
  const right = await all()
  expect(right.length).toBeGreaterThan(1)
  const [one] = right
  await business.run(({ tx }) =>
    tx
      .update(visitHabits)
      .set({ usual_until: new Date(0) })
      .where(eq(visitHabits.customer_id, one!.customer_id)),
  )
  expect(await business.run(repairHabits)).toBe(1)
  expect(await all()).toEqual(right.slice(1))
  expect(await business.run(repairHabits)).toBe(0)
})

/** Reads until when a customer's absence is usual; null without a habit, undefined if none is stored. */
const habitOf = (customerId: string) =>
  business.run(async ({ tx }) => {
    const [habit] = await tx.select().from(visitHabits).where(eq(visitHabits.customer_id, customerId))
    return habit?.usual_until
  })
