import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/console/settings/readSettings.ts'
import { saveProfile } from '#server/console/settings/saveProfile.ts'
import type { Wanted } from '#server/data/analytics/contract.ts'
import { readCustomers } from '#server/data/analytics/customers/readCustomers.ts'
import { readDashboard } from '#server/data/analytics/dashboard/readDashboard.ts'
import { readAnalytics } from '#server/data/analytics/readAnalytics.ts'
import { type Span, spansOf } from '#server/data/analytics/span.ts'
import { recordPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { addDays, localDate, localHour, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { addUp } from '#tests/analytics/addUp.ts'
import { erase, live, merge, openBusiness } from '#tests/analytics/live.ts'
import { type Rows, rowsOf, takenBack } from '#tests/analytics/rows.ts'
import { engine } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy, key, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { repairRollUps } from './repairRollUps.ts'
import { rollUpNext } from './rollUpNext.ts'
import { rollUps, staleDays } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

/** Clocks of these zones change during the 70 days, some of them at midnight. */
const zones = [
  'America/New_York',
  'America/Santiago',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

const rollUpPart = (business: TestBusiness): Promise<boolean> =>
  business.run(({ tx, businessId, now }) => rollUpNext({ tx, businessId, now }))
async function rollUpAll(business: TestBusiness): Promise<void> {
  while (await rollUpPart(business));
}
const progressOf = (business: TestBusiness) =>
  business.run(async ({ tx }) => (await tx.select().from(rollUps))[0])
const staleOf = (business: TestBusiness) =>
  business.run(async ({ tx }) => (await tx.select().from(staleDays)).map(({ day }) => day))

async function moveTo(business: TestBusiness, zone: string): Promise<void> {
  await business.run(async (ctx) => {
    const { profile, version } = await readSettings(ctx)
    await saveProfile(ctx, { ...profile, time_zone: zone, version })
  }, business.owner)
}

/** Expects every figure of the analytics to be the sum of the rows, added up one by one. */
async function expectRows(business: TestBusiness, zone: string): Promise<void> {
  const today = localDate(business.clock.now(), zone)
  const wanted: Wanted[] = ['30-days', '12-months', { from: addDays(today, -60), to: addDays(today, -9) }]
  const rows = await rowsOf(business)
  for (const period of wanted) {
    const shown = await business.run((ctx) => readAnalytics(ctx, period), business.owner)
    const spans = spansOf(period, business.clock.now(), zone)
    expect([shown.now, shown.before]).toEqual([addUp(rows, spans.now), addUp(rows, spans.before)])
    expect(shown.hours).toEqual(hoursOf(rows, spans.now, zone))
    for (const step of shown.steps) {
      const { revenue, visits, joined } = addUp(rows, spanOfStep(step.at, spans.now, zone))
      expect(step).toMatchObject({ revenue, visits, joined })
    }
  }
}

/** Expects the same figures without roll-ups. */
async function expectSameWithout(business: TestBusiness) {
  const readAll = (ctx: BusinessContext) =>
    Promise.all([readAnalytics(ctx, '90-days'), readCustomers(ctx), readDashboard(ctx)])
  const rolledUp = await business.run(readAll, business.owner)
  await business.run(({ tx }) => tx.delete(rollUps))
  expect(await business.run(readAll, business.owner)).toEqual(rolledUp)
}

const spanOfStep = (at: string, { first, last, from, to }: Span, zone: string): Span => {
  const begins = at.length === 10 ? at : later(`${at}-01`, first)
  const ends = addDays(at.length === 10 ? at : endOfMonth(at), 1)
  const piece = { from: startOfLocalDay(begins, zone), to: startOfLocalDay(ends, zone) }
  return { first, last, from: later(piece.from, from), to: earlier(piece.to, to) }
}
const later = <T extends string | Date>(one: T, other: T) => (one > other ? one : other)
const earlier = <T extends string | Date>(one: T, other: T) => (one < other ? one : other)
function endOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

function hoursOf({ operations }: Rows, { from, to }: Span, zone: string) {
  const undone = takenBack({ operations })
  const counted = new Map<string, number>()
  for (const { id, kind, counts_as_visit, created_at } of operations) {
    const at = new Date(created_at)
    if (kind !== 'purchase' || !counts_as_visit || undone.has(id) || at < from || at >= to) continue
    const weekday = new Date(`${localDate(at, zone)}T00:00:00Z`).getUTCDay() || 7
    const place = JSON.stringify({ weekday, hour: localHour(at, zone) })
    counted.set(place, (counted.get(place) ?? 0) + 1)
  }
  return [...counted]
    .map(([place, visits]) => ({ ...(JSON.parse(place) as { weekday: number; hour: number }), visits }))
    .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour)
}

/**
 * Cases beyond a business's usual year: people who are merged or erased, sales that commit late, parts of
 * roll-ups.
 */
async function troubles(business: TestBusiness, below: (most: number) => number) {
  const [somebody, ...twins] = [await business.addCustomer('Ana'), await business.addCustomer('Anna')]
  const customers = [await business.addCustomer('Bo')]
  return async () => {
    const what = below(12)
    if (what < 2) await rollUpPart(business)
    else if (what < 4) await rollUpAll(business)
    else if (what === 4) await buy(business, twins.at(-1)!, 1000)
    else if (what === 5) await buy(business, customers.at(-1)!, 2000)
    else if (what === 6) {
      await merge(business, somebody!, twins.at(-1)!)
      twins.push(await business.addCustomer('Anna'))
    } else if (what === 7) {
      await erase(business, customers.at(-1)!, 'Bo')
      customers.push(await business.addCustomer('Bo'))
    } else if (what === 8) await sellLate(business, customers.at(-1)!)
  }
}

/** A sale of the evening before whose transaction commits only now. */
const sellLate = (business: TestBusiness, customerId: string) =>
  business.run((ctx) =>
    recordPurchase(
      { ...ctx, now: new Date(ctx.now.getTime() - 86_400_000) },
      { customerId, amount: 700, confirmAmount: true, idempotencyKey: key() },
    ),
  )

describe('what is rolled up', () => {
  it('equals the rows on random histories, through late sales, undos, refunds, merges, erasures and moves of the shop', async () => {
    for (const draw of fc.sample(fc.infiniteStream(fc.nat()), { numRuns: inProof(40, 1), seed })) {
      const below = (most: number) => (draw.next().value as number) % most
      const zone = zones[below(zones.length)]!
      const business = await openBusiness(world, zone)
      await live(business, below, await troubles(business, below))
      await expectRows(business, zone)
      await rollUpAll(business)
      await expectRows(business, zone)
      const other = zones[below(zones.length)]!
      await moveTo(business, other)
      await expectRows(business, other)
      await rollUpPart(business)
      await expectRows(business, other)
      await rollUpAll(business)
      expect(await progressOf(business)).toMatchObject({ time_zone: other })
      await expectRows(business, other)
      await expectSameWithout(business)
    }
  })

  it('is never behind: what happened counts before its events are handed on', async () => {
    const business = await openBusiness(world)
    const ana = await business.addCustomer('Ana')
    const { operation_id: sold } = await buy(business, ana, 1000)
    business.passDays(3)
    await rollUpAll(business)
    const before = await business.run((ctx) => readAnalytics(ctx, '30-days'), business.owner)
    const after = await business.run(async (ctx) => {
      await undoOperation(ctx, { operationId: sold, reason: 'mistake', idempotencyKey: key() })
      return readAnalytics(ctx, '30-days')
    }, business.owner)
    expect([before.now.active, after.now.active]).toEqual([1, 0])
  })

  it('is done again for a day that changed, by a job, and for no sale of today', async () => {
    const business = await openBusiness(world)
    const ana = await business.addCustomer('Ana')
    const { operation_id: sold } = await buy(business, ana, 1000)
    const day = localDate(business.clock.now(), 'America/New_York')
    business.passDays(3)
    await rollUpAll(business)
    business.jobs.length = 0
    await buy(business, ana, 1000)
    const rolledUp = () => business.jobs.filter(({ queue }) => queue === 'roll-up')
    expect([await staleOf(business), rolledUp()]).toEqual([[], []])
    await undo(business, sold)
    expect(await staleOf(business)).toEqual([day])
    expect(rolledUp()).toEqual([{ queue: 'roll-up', payload: { businessId: business.businessId } }])
    await rollUpAll(business)
    expect(await staleOf(business)).toEqual([])
    await expectRows(business, 'America/New_York')
  })

  it('is done again in the new time zone when the shop moves', async () => {
    const business = await openBusiness(world)
    await buy(business, await business.addCustomer('Ana'), 1000)
    business.passDays(3)
    await rollUpAll(business)
    business.jobs.length = 0
    await moveTo(business, 'Asia/Kathmandu')
    expect(business.jobs).toContainEqual({ queue: 'roll-up', payload: { businessId: business.businessId } })
    await rollUpAll(business)
    expect(await progressOf(business)).toMatchObject({ time_zone: 'Asia/Kathmandu' })
  })

  it.skipIf(engine === 'embedded')('loses no change that commits while the day is rolled up', async () => {
    const business = await openBusiness(world)
    const [ana, bo] = [await business.addCustomer('Ana'), await business.addCustomer('Bo')]
    const [first, second] = [await buy(business, ana, 1000), await buy(business, bo, 1000)]
    business.passDays(3)
    await rollUpAll(business)
    await undo(business, first.operation_id)
    const meanwhile = await business.run(async ({ tx, businessId, now }) => {
      await rollUpNext({ tx, businessId, now })
      const undone = undo(business, second.operation_id)
      const undos = tx.select().from(operations).where(eq(operations.kind, 'undo'))
      await expect.poll(() => undos.execute()).toHaveLength(2)
      return { undone }
    })
    await meanwhile.undone
    expect(await staleOf(business)).toHaveLength(1)
    await expectRows(business, 'America/New_York')
    await rollUpAll(business)
    await expectRows(business, 'America/New_York')
  })

  it('is compared with the rows by the repair, which mends the days that differ and no other', async () => {
    const business = await openBusiness(world)
    const ana = await business.addCustomer('Ana')
    const day = localDate(business.clock.now(), 'America/New_York')
    await buy(business, ana, 1000)
    business.passDays(1)
    await buy(business, ana, 1000)
    business.passDays(3)
    await rollUpAll(business)
    const repair = () => repairRollUps((work) => business.run(({ tx }) => work(tx)), business.businessId)
    expect(await repair()).toEqual([])
    for (const spoil of [
      sql`update day_figures set revenue = revenue + 1 where day = ${day}`,
      sql`delete from day_cohorts where day = ${day}`,
      sql`insert into day_returns values (${business.businessId}, ${day}, '2020-01-01', 5)`,
    ]) {
      await business.run(({ tx }) => tx.execute(spoil))
      expect(await repair()).toEqual([day])
      await expectRows(business, 'America/New_York')
    }
  })

  it('shows nothing of another shop', async () => {
    const [cafe, bakery] = [await openBusiness(world), await openBusiness(world)]
    await buy(cafe, await cafe.addCustomer('Ana'), 1000)
    cafe.passDays(3)
    await rollUpAll(cafe)
    bakery.passDays(3)
    await rollUpAll(bakery)
    expect((await bakery.run((ctx) => readAnalytics(ctx, '30-days'), bakery.owner)).now).toMatchObject({
      revenue: 0,
      active: 0,
      customers: 0,
    })
  })
})
