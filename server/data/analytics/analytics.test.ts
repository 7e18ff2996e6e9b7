import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDate } from '#server/platform/calendar.ts'
import { erase, live, merge, openShop, programs, timeZone } from '#tests/analytics/live.ts'
import { type Rows, rowsOf } from '#tests/analytics/rows.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import type { Figures, Wanted } from './contract.ts'
import { readAnalytics } from './readAnalytics.ts'
import { spansOf } from './span.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const open = () => openShop(world)
const read = (business: TestBusiness, period: Wanted = '30-days') =>
  business.run((ctx) => readAnalytics(ctx, period), business.owner)

describe('the analytics of a shop', () => {
  it('equal what is added up from the rows one by one, after undos, refunds, a merge and an erasure', async () => {
    for (const draw of fc.sample(fc.infiniteStream(fc.nat()), { numRuns: inProof(20, 1), seed })) {
      const business = await live(await open(), (most) => (draw.next().value as number) % most)
      const chosen = [
        { from: '2026-09-10', to: '2026-11-03' },
        { from: '2026-10-20', to: localDate(business.clock.now(), timeZone) },
      ]
      for (const period of ['7-days', '30-days', '90-days', '12-months', ...chosen] as const) {
        const shown = await read(business, period)
        const spans = spansOf(period, business.clock.now(), timeZone)
        const rows = await rowsOf(business)
        expect(shown.now).toEqual(addUp(rows, spans.now))
        expect(shown.before).toEqual(addUp(rows, spans.before))
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        for (const field of ['revenue', 'visits', 'visits_new', 'joined'] as const)
          expect(sum(shown.steps.map((step) => step[field]))).toBe(shown.now[field])
        expect(sum(shown.sign_ups.map(({ joined }) => joined))).toBe(shown.now.joined)
        expect(sum(shown.rewards.map(({ handed_out }) => handed_out))).toBe(shown.now.rewards_handed_out)
        expect(shown.held.points).toBe(rows.held)
      }
    }
  })

  it('show nothing of another shop', async () => {
    await live(await open(), (most) => 7 % most)
    const { now, before, best, hours, sign_ups, rewards, held, steps } = await read(await open())
    expect([best, hours, sign_ups, rewards]).toEqual([[], [], [], []])
    expect(held).toEqual({
      points: 0,
      rewards: 0,
      idle_points: 0,
      unpriced_points: 0,
      worth: { low: 0, high: 0 },
    })
    expect(new Set([...Object.values(now), ...Object.values(before)])).toEqual(new Set([0]))
    expect(steps).toHaveLength(30)
  })

  it('refuse days that are no period', async () => {
    const business = await open()
    const refused = (from: string, to: string) => read(business, { from, to }).catch(({ fields }) => fields)
    expect(await refused('2026-08-02', '2026-08-01')).toEqual({ to: 'The last day is before the first' })
    expect(await refused('2026-08-02', '2026-09-02')).toEqual({ to: 'This day is still to come' })
    expect(await refused('2025-08-02', '2026-09-01')).toEqual({ from: 'Choose a year at the most' })
    expect(await refused('', '2026-09-01')).toEqual({ from: 'Choose the first day' })
    const { before_from, before_to, steps } = await read(business, { from: '2026-08-30', to: '2026-08-31' })
    expect([before_from, before_to, steps.length]).toEqual(['2026-08-28', '2026-08-29', 2])
  })

  it('count a sale late in the evening on the shop’s own day and hour, on both sides of a clock change', async () => {
    const business = await world.newBusiness({ timeZone, now: new Date('2026-10-31T03:30:00Z'), programs })
    const ana = await business.addCustomer('Ana')
    await buy(business, ana, 1000)
    // Three days later: half past ten in the evening of winter time, Monday.
    business.passDays(3)
    await buy(business, ana, 2000)
    const { steps, hours } = await read(business, '7-days')
    expect(steps.filter(({ visits }) => visits > 0)).toMatchObject([
      { at: '2026-10-30', revenue: 1000, joined: 1 },
      { at: '2026-11-02', revenue: 2000, joined: 0 },
    ])
    expect(hours).toEqual([
      { weekday: 1, hour: 22, visits: 1 },
      { weekday: 5, hour: 23, visits: 1 },
    ])
  })

  it('name those who paid most, the survivor of a merge, and nobody who was erased', async () => {
    const business = await open()
    const [ana, anna, bo] = [
      await business.addCustomer('Ana'),
      await business.addCustomer('Anna'),
      await business.addCustomer('Bo'),
    ]
    await buy(business, ana, 600)
    await buy(business, anna, 700)
    await buy(business, bo, 1000)
    await merge(business, ana, anna)
    const { best } = await read(business)
    expect(best.map(({ customer, revenue }) => [customer.first_name, revenue])).toEqual([
      ['Ana', 1300],
      ['Bo', 1000],
    ])
    await erase(business, bo, 'Bo')
    const after = await read(business)
    expect(after.best.map(({ customer }) => customer.id)).toEqual([ana])
    expect([after.now.revenue, after.now.active, after.now.customers]).toEqual([2300, 1, 1])
  })
})

/** The figures of a span without any SQL. */
function addUp(rows: Rows, { from, to }: { from: Date; to: Date }): Figures {
  const within = ({ created_at }: { created_at: Date | string }) =>
    new Date(created_at) >= from && new Date(created_at) < to
  const byId = new Map(rows.customers.map((customer) => [customer.id, customer]))
  const survivorOf = (id: string) => byId.get(byId.get(id)!.merged_into ?? id)!
  const undone = new Set(rows.operations.filter(({ kind }) => kind === 'undo').map((one) => one.reverses_id))
  const handedBy = (id: string | null) =>
    rows.redemptions.filter(({ operation_id }) => operation_id === id).length
  const here = rows.customers.filter((one) => !one.merged_into && !one.erased_at)
  const sum = { revenue: 0, revenue_new: 0, visits: 0, visits_new: 0, rewards_handed_out: 0, discounts: 0 }
  const active = new Set<string>()
  for (const one of rows.operations.filter(within)) {
    if (!['purchase', 'refund', 'undo', 'redemption'].includes(one.kind)) continue
    sum.rewards_handed_out += handedBy(one.id) - handedBy(one.reverses_id)
    if (one.kind === 'redemption') continue
    const customer = survivorOf(one.customer_id)
    const [amount, visits] = [Number(one.amount ?? 0), one.visits + Number(one.counts_as_visit)]
    sum.revenue += amount
    sum.visits += visits
    if (new Date(customer.created_at) >= from) {
      sum.revenue_new += amount
      sum.visits_new += visits
    }
    if (one.kind === 'purchase' && !undone.has(one.id)) sum.discounts += Number(one.discount_amount)
    if (one.kind === 'purchase' && !undone.has(one.id) && !customer.erased_at) active.add(customer.id)
  }
  const points = { points_given: 0, points_used: 0, points_expired: 0, rewards_earned: 0 }
  for (const entry of rows.entries.filter(within)) {
    if (!entry.program_id || !['accrual', 'redemption', 'reversal', 'expiration'].includes(entry.kind))
      continue
    const change = Number(entry.points)
    points.rewards_earned += entry.rewards
    if (entry.kind === 'expiration') points.points_expired -= change
    else if (entry.kind === 'accrual' || (entry.kind === 'reversal' && change < 0))
      points.points_given += change
    else points.points_used -= change
  }
  return {
    ...sum,
    ...points,
    active: active.size,
    customers: here.filter(({ created_at }) => new Date(created_at) < to).length,
    joined: here.filter(within).length,
  }
}
