import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDate } from '#server/platform/time/calendar.ts'
import { addUp, bestIn } from '#tests/analytics/addUp.ts'
import { addUpMessages, sumUpMessages } from '#tests/analytics/addUpMessages.ts'
import { erase, live, merge, openBusiness, programs, timeZone } from '#tests/analytics/live.ts'
import { rowsOf } from '#tests/analytics/rows.ts'
import { writeMessages } from '#tests/analytics/writeMessages.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import type { Wanted } from './contract.ts'
import { readForecast } from './forecast/readForecast.ts'
import { readAnalytics } from './readAnalytics.ts'
import { readMessages } from './readMessages.ts'
import { spansOf } from './span.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const open = () => openBusiness(world)
const read = (business: TestBusiness, period: Wanted = '30-days') =>
  business.run((ctx) => readAnalytics(ctx, period), business.owner)

describe('the analytics of a shop', () => {
  it('equal what is added up from the rows one by one, after undos, refunds, a merge and an erasure', async () => {
    for (const draw of fc.sample(fc.infiniteStream(fc.nat()), { numRuns: inProof(20, 1), seed })) {
      const below = (most: number) => (draw.next().value as number) % most
      const business = await open()
      await live(business, below, () => writeMessages(business, below))
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
        expect(shown.best.map(({ customer, revenue }) => [customer.id, revenue])).toEqual(
          bestIn(rows, spans.now),
        )
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        for (const field of ['revenue', 'revenue_new', 'visits', 'visits_new', 'joined'] as const)
          expect(sum(shown.steps.map((step) => step[field]))).toBe(shown.now[field])
        for (const field of ['revenue', 'visits'] as const)
          expect(sum(shown.steps.map((step) => step[`${field}_before`]))).toBe(shown.before[field])
        expect(sum(shown.sign_ups.map(({ joined }) => joined))).toBe(shown.now.joined)
        expect(sum(shown.sign_ups.map((one) => one.joined_before))).toBe(shown.before.joined)
        expect(sum(shown.rewards.map(({ handed_out }) => handed_out))).toBe(shown.now.rewards_handed_out)
        const earlier = shown.rewards.map((reward) => reward.handed_out_before)
        expect(sum(earlier)).toBe(shown.before.rewards_handed_out)
        expect((await business.run(readForecast, business.owner)).held.points).toBe(rows.held)
        const messages = await business.run((ctx) => readMessages(ctx, period), business.owner)
        expect(messages).toMatchObject(addUpMessages(rows, spans.now, business.clock.now()))
        expect(messages.before).toEqual(sumUpMessages(rows, spans.before, business.clock.now()))
      }
    }
  })

  it('show nothing of another shop', async () => {
    await live(await open(), (most) => 7 % most)
    const empty = await open()
    const { now, before, best, hours, sign_ups, rewards, steps } = await read(empty)
    expect([best, hours, sign_ups, rewards]).toEqual([[], [], [], []])
    expect((await empty.run(readForecast, empty.owner)).held).toEqual({
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
    // A week later, the same purchases are in the period before.
    business.passDays(7)
    const later = await read(business, '7-days')
    expect(later.steps.filter(({ visits_before }) => visits_before > 0)).toMatchObject([
      { at: '2026-11-06', revenue: 0, revenue_before: 1000 },
      { at: '2026-11-09', revenue: 0, revenue_before: 2000 },
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
