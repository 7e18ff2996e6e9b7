import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { buy, refund, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { visitsAfter } from './visitsAfter.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const SENT = new Date('2026-03-02T09:00:00Z')
const DAY = 24 * 60
const open = () =>
  world.newBusiness({ now: SENT, programs: { points: { pointsPerDollar: 1, minimumRedemption: 1 } } })

/** Reads the visits of people that `business` wrote to at SENT, or held out. */
const after = (business: TestBusiness, groups: Record<string, string[]>) =>
  business.run((ctx) => {
    const people = Object.entries(groups).flatMap(([part, ids]) =>
      ids.map((id) => sql`(${id}::uuid, ${SENT.toISOString()}::timestamptz, 'it', ${part}::text)`),
    )
    const rows = sql`select * from (values ${sql.join(people, sql`, `)}) v (customer_id, at, cause, part)`
    return visitsAfter(ctx, { rows, from: SENT, to: SENT })
  }, business.owner)

describe('who came back within 14 days', () => {
  it('are those who bought after the moment and before the days were over, with what they paid', async () => {
    const business = await open()
    const names = ['early', 'soon', 'twice', 'late', 'never', 'held']
    const [early, soon, twice, late, never, held] = await Promise.all(
      names.map((n) => business.addCustomer(n)),
    )
    business.passMinutes(-60)
    await buy(business, early!, 111)
    business.passMinutes(120)
    await buy(business, soon!, 1000)
    await buy(business, twice!, 500)
    business.passMinutes(2 * DAY)
    await buy(business, twice!, 250)
    await buy(business, held!, 900)
    business.passMinutes(12 * DAY)
    await buy(business, late!, 5000)
    expect(
      await after(business, { messaged: [early!, soon!, twice!, late!, never!], 'held out': [held!] }),
    ).toEqual([
      { cause: 'it', part: 'held out', people: 1, came: 1, spent: 900 },
      { cause: 'it', part: 'messaged', people: 5, came: 2, spent: 1750 },
    ])
  })

  it('counts nothing that was taken back, and no more than was kept of it', async () => {
    const business = await open()
    const [undone, returned, part] = await Promise.all(
      ['undone', 'returned', 'part'].map((name) => business.addCustomer(name)),
    )
    const wrong = await buy(business, undone!, 700)
    await undo(business, wrong.operation_id, business.owner, 'wrong guest')
    const whole = await buy(business, returned!, 800)
    await refund(business, whole.operation_id, 800, { actor: business.owner, reason: 'cold' })
    const half = await buy(business, part!, 1000)
    await refund(business, half.operation_id, 400, { actor: business.owner, reason: 'cold' })
    expect(await after(business, { messaged: [undone!, returned!, part!] })).toEqual([
      { cause: 'it', part: 'messaged', people: 3, came: 1, spent: 600 },
    ])
  })

  it('counts a second purchase in the same visit once as a visit and twice as money', async () => {
    const business = await open()
    const ada = await business.addCustomer('Ada')
    await buy(business, ada, 300)
    business.passMinutes(1)
    await buy(business, ada, 200)
    expect(await after(business, { messaged: [ada] })).toEqual([
      { cause: 'it', part: 'messaged', people: 1, came: 1, spent: 500 },
    ])
  })

  it('finds the visits of one who was merged since, before it and after it', async () => {
    const business = await open()
    const [ada, twin] = [await business.addCustomer('Ada'), await business.addCustomer('Twin')]
    await buy(business, twin, 300)
    await business.run(
      (ctx) =>
        mergeCustomers(ctx, {
          customerId: ada,
          duplicateId: twin,
          confirmation: 'Twin',
          idempotencyKey: 'm',
        }),
      business.owner,
    )
    business.passMinutes(DAY)
    await buy(business, ada, 200)
    for (const id of [ada, twin])
      expect(await after(business, { messaged: [id] })).toMatchObject([{ came: 1, spent: 500 }])
  })

  it('knows no visit of another shop', async () => {
    const [business, other] = [await open(), await open()]
    const theirs = await other.addCustomer('Theirs')
    await buy(other, theirs, 900)
    expect(await after(business, { messaged: [theirs] })).toEqual([
      { cause: 'it', part: 'messaged', people: 1, came: 0, spent: 0 },
    ])
  })
})
