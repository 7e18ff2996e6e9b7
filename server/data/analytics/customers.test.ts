import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countSegment, findSegment } from '#server/messaging/segments/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { live, merge, openBusiness, timeZone } from '#tests/analytics/live.ts'
import { type Rows, rowsOf, takenBack } from '#tests/analytics/rows.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { boundsOf, ruleOfPlace } from './config.ts'
import { readCustomers } from './customers/readCustomers.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const read = (business: TestBusiness) => business.run(readCustomers, business.owner)

describe('whether guests come back', () => {
  it('is what the rows say one by one, after undos, refunds, a merge and an erasure', async () => {
    for (const draw of fc.sample(fc.infiniteStream(fc.nat()), { numRuns: inProof(20, 1), seed })) {
      const business = await live(await openBusiness(world), (most) => (draw.next().value as number) % most)
      for (const daysLater of [0, 40, 80]) {
        business.passDays(daysLater)
        const shown = await read(business)
        const rows = await rowsOf(business)
        for (const { month, joined, came } of shown.cohorts) {
          expect(joined).toBe(joinedIn(rows, month).length)
          expect(came).toEqual(came.map((_, since) => cameIn(rows, month, plus(month, since))))
        }
        expect(shown.cohorts.at(-1)).toMatchObject({ month: monthOf(business.clock.now()) })
        expect(shown.cohorts.reduce((sum, { joined }) => sum + joined, 0)).toBe(present(rows).length)
        for (const { customers, ...place } of shown.grid) {
          expect(customers).toBe(inField(rows, business.clock.now(), boundsOf(place)))
          const counted = await business.run((ctx) => countSegment(ctx, ruleOfPlace(place)))
          expect(counted.count).toBe(customers)
        }
      }
    }
  })

  it('names those who slip away by the meaning that segments have, the best ones first', async () => {
    const business = await openBusiness(world)
    const names = ['Ana', 'Bo', 'Cleo', 'Anna']
    const people = []
    for (const name of names) people.push(await business.addCustomer(name))
    for (let week = 0; week < 3; week++) {
      for (const [n, id] of people.entries()) await buy(business, id, 1000 * (n + 1))
      business.passDays(7)
    }
    await merge(business, people[0]!, people[3]!)
    business.passDays(30)
    await buy(business, people[1]!, 100)
    const undone = await buy(business, people[2]!, 100)
    await undo(business, undone.operation_id)
    const { slipping_away } = await read(business)
    expect(slipping_away.people.map(({ customer, spent }) => [customer.first_name, spent])).toEqual([
      ['Ana', 15_000],
      ['Cleo', 9000],
    ])
    const counted = await business.run(async (ctx) =>
      countSegment(ctx, (await findSegment(ctx, 'ready:slipping-away')).rule),
    )
    expect(slipping_away.customers).toBe(counted.count)
  })

  it('says nothing of another shop', async () => {
    await live(await openBusiness(world), (most) => 7 % most)
    const { cohorts, grid, slipping_away } = await read(await openBusiness(world))
    expect(new Set(cohorts.flatMap(({ joined, came }) => [joined, ...came]))).toEqual(new Set([0]))
    expect(new Set(grid.map(({ customers }) => customers))).toEqual(new Set([0]))
    expect(slipping_away).toEqual({ customers: 0, people: [] })
  })
})

type Customer = Rows['customers'][number]

const present = ({ customers }: Rows) => customers.filter((one) => !one.merged_into && !one.erased_at)
const monthOf = (at: Date | string) => localDate(new Date(at), timeZone).slice(0, 7)
const joinedIn = (rows: Rows, month: string): Customer[] =>
  present(rows).filter(({ created_at }) => monthOf(created_at) === month)

function plus(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

function visitsOf({ operations, customers }: Rows, id: string): Date[] {
  const undone = takenBack({ operations })
  const records = new Set([id, ...customers.filter((one) => one.merged_into === id).map((one) => one.id)])
  return operations
    .filter((one) => records.has(one.customer_id) && one.kind === 'purchase')
    .filter((one) => one.counts_as_visit && !undone.has(one.id))
    .map(({ created_at }) => new Date(created_at))
}

const cameIn = (rows: Rows, joined: string, month: string): number =>
  joinedIn(rows, joined).filter(({ id }) => visitsOf(rows, id).some((at) => monthOf(at) === month)).length

function inField(rows: Rows, now: Date, { visits, days }: ReturnType<typeof boundsOf>): number {
  const dayOf = (at: Date) => Date.parse(localDate(at, timeZone)) / 86_400_000
  return present(rows).filter(({ id }) => {
    const theirs = visitsOf(rows, id)
    const away = Math.min(...theirs.map((at) => dayOf(now) - dayOf(at)))
    return (
      theirs.length >= visits.from &&
      theirs.length <= (visits.to ?? Infinity) &&
      away >= days.from &&
      away <= (days.to ?? Infinity)
    )
  }).length
}
