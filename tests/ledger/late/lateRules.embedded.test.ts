import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTillView } from '#server/loyalty/counter/index.ts'
import { listCustomers } from '#server/loyalty/customers/index.ts'
import { transactions } from '#server/loyalty/ledger/tables.ts'
import {
  activateProgram,
  archiveProgram,
  editProgram,
  findProgram,
  type ProgramType,
  pauseProgram,
} from '#server/loyalty/programs/index.ts'
import { type NewBusiness, newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { brokenRules } from '../invariants.ts'
import { buy, customer, operation, points, sentences, standing, undo } from '../till.ts'
import { handInOne } from './late.rig.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const HOUR = 60
const DAY = 24 * HOUR

/** A business whose programs are four days old, and a customer. */
async function open(wanted: NewBusiness = {}) {
  const business = await world.newBusiness({ timeZone: 'UTC', ...wanted })
  business.passDays(4)
  return { business, ana: await business.addCustomer() }
}

const edit = (business: TestBusiness, type: ProgramType, config: Record<string, unknown>) =>
  business.run(async (ctx) => {
    const {
      id: programId,
      version,
      name,
    } = (await findProgram(ctx.tx, ctx.businessId, business.programs[type].id))!
    return editProgram(ctx, { programId, version, name, config })
  }, business.owner)

const act = (business: TestBusiness, verb: typeof pauseProgram, type: ProgramType) =>
  business.run((ctx) => verb(ctx, { programId: business.programs[type].id }), business.owner)

describe('the time of a late purchase', () => {
  test('is that of its device, put right by how far the device is off, and never in the future', async () => {
    const { business, ana } = await open()
    const now = business.clock.now()
    for (const aheadMinutes of [-3 * DAY, 0, 3 * DAY]) {
      const late = { customerId: ana, minutesAgo: 100, confirm: true }
      const { happened_at, operation_id } = await handInOne(business, late, { aheadMinutes })
      expect(happened_at).toBe(new Date(now.getTime() - 100 * 60_000).toISOString())
      expect(await operation(business, operation_id)).toMatchObject({
        created_at: now,
        happened_at: new Date(happened_at),
      })
    }
    const ahead = await handInOne(business, { customerId: ana, minutesAgo: -500, confirm: true })
    expect(ahead.happened_at).toBe(now.toISOString())
  })

  test('of less than a minute ago is now', async () => {
    const { business, ana } = await open()
    const { happened_at, recorded_at, operation_id } = await handInOne(business, {
      customerId: ana,
      minutesAgo: 0.9,
    })
    expect(happened_at).toBe(recorded_at)
    expect(await operation(business, operation_id)).toMatchObject({ happened_at: null })
  })

  test('is shown beside that of its arrival, and leaves days that are over as they were', async () => {
    const { business, ana } = await open({ programs: { stamp_card: {} } })
    const at = business.clock.now()
    const { happened_at } = await handInOne(business, { customerId: ana, minutesAgo: 20 * HOUR })
    const { recent } = await business.run((ctx) => readTillView(ctx, { customerId: ana }))
    expect(recent[0]).toMatchObject({ at: at.toISOString(), happened_at })
    const rows = await business.run(({ tx }) =>
      tx.select({ at: transactions.created_at }).from(transactions).where(eq(transactions.customer_id, ana)),
    )
    expect(rows).toEqual([{ at }])
  })

  test('is the last visit only if no other is later, and customers stay sorted by it', async () => {
    const { business, ana } = await open()
    const bob = await business.addCustomer('Bob')
    await buy(business, bob)
    business.passMinutes(2 * HOUR)
    const { happened_at } = await handInOne(business, { customerId: ana, minutesAgo: 3 * HOUR })
    await handInOne(business, { customerId: bob, minutesAgo: 8 * HOUR })
    expect((await customer(business, ana)).last_visit_at).toEqual(new Date(happened_at))
    const byVisit = async (limit: number) => {
      const { data } = await business.run((ctx) => listCustomers(ctx, { sort: 'last_visit', limit }))
      return data.map(({ id }) => id)
    }
    expect(await byVisit(2)).toEqual([bob, ana])
    expect(await byVisit(1)).toEqual([bob])
    expect(await brokenRules(business)).toEqual([])
  })
})

describe('programs of a late purchase', () => {
  test('have the terms of then, whatever was changed since', async () => {
    const { business, ana } = await open({ programs: { points: { pointsPerDollar: 1 } } })
    await edit(business, 'points', { pointsPerDollar: 5 })
    business.passMinutes(10)
    await edit(business, 'points', { pointsPerDollar: 10 })
    business.passMinutes(10)
    for (const [minutesAgo, given] of [
      [30, 10],
      [15, 50],
      [5, 100],
    ] as const) {
      const before = minutesAgo === 30 ? 0 : await points(business, ana)
      await handInOne(business, { customerId: ana, minutesAgo, amount: 1000 })
      expect((await points(business, ana)) - before).toBe(given)
    }
    expect(await brokenRules(business)).toEqual([])
  })

  test.each([pauseProgram, archiveProgram])('that ended since give what they gave then', async (ending) => {
    const { business, ana } = await open({ programs: { points: {}, stamp_card: {} } })
    for (const type of ['points', 'stamp_card'] as const) await act(business, ending, type)
    business.passMinutes(10)
    await handInOne(business, { customerId: ana, minutesAgo: 20, amount: 1000 })
    await handInOne(business, { customerId: ana, minutesAgo: 5, amount: 1000, confirm: true })
    expect(await points(business, ana)).toBe(10)
    expect(await standing(business, ana, business.programs.stamp_card.id)).toMatchObject({
      stamps_current: 1,
    })
  })

  test('that were paused then, or not there yet, give nothing', async () => {
    const { business, ana } = await open({ programs: { stamp_card: {} } })
    await act(business, pauseProgram, 'stamp_card')
    business.passMinutes(10)
    await act(business, activateProgram, 'stamp_card')
    await business.addProgram('points')
    business.passMinutes(10)
    const { purchase } = await handInOne(business, { customerId: ana, minutesAgo: 15, amount: 1000 })
    expect(purchase.programs).toEqual([])
    expect(await sentences(business, ana)).toEqual([])
  })

  test('take off what a ladder gave for the visits of then', async () => {
    const tiers = [
      { visits: 1, discount: 10 },
      { visits: 3, discount: 50 },
    ]
    const { business, ana } = await open({ programs: { discount: { tiers } } })
    await buy(business, ana)
    business.passMinutes(HOUR)
    for (let visits = 0; visits < 3; visits++) {
      business.passMinutes(HOUR)
      await buy(business, ana)
    }
    const { purchase } = await handInOne(business, {
      ...{ customerId: ana, minutesAgo: 3 * HOUR + 30, amount: 1000 },
    })
    expect(purchase).toMatchObject({ paid: 900, discount: { amount: 100 } })
    expect((await sentences(business, ana)).at(-1)).toBe('Visit 2, 10% off, $1.00 less')
    expect(await customer(business, ana)).toMatchObject({ total_visits: 5 })
    expect(await brokenRules(business)).toEqual([])
  })
})

describe('the visit window of a late purchase', () => {
  test.each([
    ['before', 50],
    ['after', 70],
  ])('reaches to a visit %s it: points alone, and the reason', async (_, minutesAgo) => {
    const { business, ana } = await open({ programs: { points: {}, stamp_card: {} } })
    await buy(business, ana)
    business.passMinutes(60)
    const { purchase } = await handInOne(business, { customerId: ana, minutesAgo, amount: 1000 })
    expect(purchase.visit).toEqual({
      counted: false,
      reason:
        'Another visit 10 minutes apart: within 15 minutes points are earned, but no second visit or stamp.',
    })
    expect(await points(business, ana)).toBe(10)
    expect(await customer(business, ana)).toMatchObject({ total_visits: 1 })
    expect(await brokenRules(business)).toEqual([])
  })

  test('does not reach to a visit that was undone, nor to one that staff call another', async () => {
    const { business, ana } = await open({ programs: { stamp_card: {} } })
    const { operation_id } = await buy(business, ana)
    await undo(business, operation_id)
    business.passMinutes(60)
    await handInOne(business, { customerId: ana, minutesAgo: 60 })
    await handInOne(business, { customerId: ana, minutesAgo: 59, confirm: true })
    expect(await customer(business, ana)).toMatchObject({ total_visits: 2 })
  })

  test('of a later purchase at the till goes by when the late one happened, not by its arrival', async () => {
    const { business, ana } = await open({ programs: { stamp_card: {} } })
    await handInOne(business, { customerId: ana, minutesAgo: 5 * HOUR })
    business.passMinutes(1)
    const { visit } = await buy(business, ana)
    expect(visit.counted).toBe(true)
  })
})
