import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#server/loyalty/ledger/tables.ts'
import { redeem } from '#server/loyalty/rewards/index.ts'
import type { Actor } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { buy, claim, key, offer, refund, undo } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { readDashboard } from './dashboard/readDashboard.ts'
import type { DayView } from './day/dayContract.ts'
import { readDay } from './day/readDay.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

/** Ten in the evening of 2 March in Auckland, where it is 13 hours later than in London. */
const EVENING = new Date('2026-03-02T09:00:00Z')
const programs = { points: { pointsPerDollar: 1, minimumRedemption: 1 }, stamp_card: { stampsRequired: 4 } }
const open = () => world.newBusiness({ timeZone: 'Pacific/Auckland', now: EVENING, programs })
const read = (business: TestBusiness, who: Actor = business.owner, date?: string): Promise<DayView> =>
  business.run((ctx) => readDay(ctx, { date }), who)
const atCounterAlone = (who: Actor & { kind: 'member' }): Actor => ({ ...who, role: 'counter' })

/**
 * Three people at work: Ben sells twice, Nia once with a refund and once with an undo, Olive hands over a reward.
 */
async function aDay() {
  const business = await open()
  const [ada, bo] = [await business.addCustomer('Ada'), await business.addCustomer('Bo')]
  await buy(business, ada, 1999)
  business.passMinutes(20)
  await buy(business, bo, 501)
  const returned = await buy(business, ada, 1000, {}, business.nia)
  const wrong = await buy(business, bo, 7777, {}, business.nia)
  await refund(business, returned.operation_id, 333, { actor: business.nia, reason: 'cold' })
  await undo(business, wrong.operation_id, business.nia, 'wrong guest')
  const tea = await offer(business, 5)
  const { reward } = await claim(business, ada, tea.id)
  await business.run(
    (ctx) => redeem(ctx, { code: reward.redemption_code, idempotencyKey: key() }),
    business.owner,
  )
  return business
}

describe('the day at the till', () => {
  it('shows a counter worker what they recorded themselves, and nothing of others', async () => {
    const business = await aDay()
    const own = await read(business, atCounterAlone(business.nia))
    expect(own).toMatchObject({
      is_whole: false,
      people: [],
      programs: [],
      customers: { served: 2, joined: null },
      total: { purchases: 2, taken: 8777, refunded: 333, undone: 7777, total: 667 },
    })
    expect(own.corrections.map(({ staff_name }) => staff_name)).toEqual(['Nia', 'Nia'])
    const idle = await read(business, atCounterAlone({ ...business.nia, userId: crypto.randomUUID() }))
    expect([idle.total.total, idle.total.purchases, idle.corrections]).toEqual([0, 0, []])
  })

  it('shows nothing of another shop', async () => {
    await aDay()
    const other = await read(await open())
    expect([other.total.purchases, other.people, other.programs, other.corrections]).toEqual([0, [], [], []])
  })

  it('refuses a future day', async () => {
    const business = await open()
    await expect(read(business, business.owner, '2026-03-03')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('equals its rows to the last cent, and so does the sum over its people', async () => {
    const business = await aDay()
    const { total, people, corrections } = await read(business)
    const [rows] = await business.run(({ tx }) =>
      queryRows<{ amount: number; visits: number }>(
        tx,
        sql`select sum(amount)::float8 as amount, sum(counts_as_visit::int + visits)::int as visits from operations
          where business_id = ${business.businessId}`,
      ),
    )
    expect(total.total).toBe(rows!.amount)
    expect(total.total).toBe(1999 + 501 + 1000 - 333)
    expect(total.total).toBe(total.taken - total.refunded - total.undone)
    expect(total.visits).toBe(rows!.visits)
    expect(people.map(({ name, total: sum, handed_out }) => [name, sum, handed_out])).toEqual([
      ['Ben', 2500, 0],
      ['Nia', 667, 0],
      ['Olive', 0, 1],
    ])
    for (const field of Object.keys(total) as (keyof typeof total)[])
      expect([field, people.reduce((sum, person) => sum + person[field], 0)]).toEqual([field, total[field]])
    expect(corrections.map(({ kind, of, amount, note }) => [kind, of, amount, note])).toEqual([
      ['undo', 'purchase', 7777, 'wrong guest'],
      ['refund', 'purchase', 333, 'cold'],
    ])
  })

  it('shows what programs gave, less what was undone', async () => {
    const business = await aDay()
    const { programs: given } = await read(business)
    const points = await business.run(({ tx }) =>
      queryRows<{ sum: number }>(tx, sql`select sum(points)::int as sum from transactions`),
    )
    const [pointsProgram] = given
    expect(pointsProgram!.points_given - pointsProgram!.points_used).toBe(points[0]!.sum)
    expect(pointsProgram!.points_used).toBe(5)
  })

  it('ends at midnight by the shop’s clock; a later undo counts on the later day', async () => {
    const business = await open()
    const ada = await business.addCustomer('Ada')
    const late = await buy(business, ada, 1000)
    business.passMinutes(3 * 60)
    await buy(business, ada, 250)
    await undo(business, late.operation_id)
    expect((await read(business, business.owner, '2026-03-02')).total.total).toBe(1000)
    expect((await read(business)).total).toMatchObject({ taken: 250, undone: 1000, total: -750 })
    expect((await read(business)).date).toBe('2026-03-03')
  })

  it('counts an undone redemption neither as a reward handed out nor as money that went back', async () => {
    const business = await aDay()
    const [redeemed] = await business.run(({ tx }) =>
      tx.select().from(operations).where(eq(operations.kind, 'redemption')),
    )
    await undo(business, redeemed!.id)
    expect((await read(business)).total).toMatchObject({ handed_out: 0, undos: 1, undone: 7777 })
  })

  it('is on the dashboard in the same sums, whatever was undone', async () => {
    const business = await aDay()
    const [redeemed] = await business.run(({ tx }) =>
      tx.select().from(operations).where(eq(operations.kind, 'redemption')),
    )
    const same = async () => {
      const { total, customers } = await read(business)
      const { today } = await business.run((ctx) => readDashboard(ctx), business.owner)
      const { visits, total: money, handed_out } = total
      expect(today).toMatchObject({ visits, total: money, handed_out, ...customers })
      return handed_out
    }
    expect(await same()).toBe(1)
    await undo(business, redeemed!.id)
    expect(await same()).toBe(0)
    business.passMinutes(3 * 60)
    expect(await same()).toBe(0)
  })
})
