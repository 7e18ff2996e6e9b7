import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setRewardCost } from '#server/loyalty/rewards/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { live, openBusiness, timeZone } from '#tests/analytics/live.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { buy, claim, offer, redeemCode } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { outstandingColumns } from './columns.ts'
import { readOutstanding } from './outstanding.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const read = (business: TestBusiness) => business.run(readOutstanding, business.owner)
const monthNow = (business: TestBusiness) => localDate(business.clock.now(), timeZone).slice(0, 7)

const balancesOf = (business: TestBusiness) =>
  business.run(async ({ tx, businessId, now }) => {
    const [row] = await queryRows<{ points: number; rewards: number }>(
      tx,
      sql`select (select coalesce(sum(p.points_balance), 0)::float8 from customer_program_progress p
            join customers c on c.business_id = p.business_id and c.id = p.customer_id
            where p.business_id = ${businessId} and c.erased_at is null) as points,
          (select count(*)::float8 from customer_rewards h
            join customers c on c.business_id = h.business_id and c.id = h.customer_id
            where h.business_id = ${businessId} and c.erased_at is null and h.status = 'earned'
              and (h.expires_at is null or h.expires_at > ${now})) as rewards`,
    )
    return row!
  })

it('what is outstanding at the end is what guests hold, and a month that is over never changes', async () => {
  for (const draw of fc.sample(fc.infiniteStream(fc.nat()), { numRuns: inProof(20, 1), seed })) {
    const business = await openBusiness(world)
    const closed: Record<string, unknown> = {}
    let month = monthNow(business)
    await live(
      business,
      (most) => (draw.next().value as number) % most,
      async () => {
        if (monthNow(business) === month) return
        closed[month] = (await read(business)).filter((row) => row.month === month)
        month = monthNow(business)
      },
    )
    const rows = await read(business)
    for (const [over, before] of Object.entries(closed))
      expect(rows.filter((row) => row.month === over)).toEqual(before)
    const held = (isPoints: boolean) =>
      rows
        .filter((row) => row.month === month && (row.reward === null) === isPoints)
        .reduce((sum, row) => sum + row.held, 0)
    expect({ points: held(true), rewards: held(false) }).toEqual(await balancesOf(business))
    expect(Object.keys(closed).length).toBeGreaterThan(1)
  }
})

it('tells for each month why it changed and what it would cost, with months in which nothing happened', async () => {
  const points = { pointsPerDollar: 1, minimumRedemption: 1, pointsExpireDays: 0 }
  const now = new Date('2026-01-31T23:30:00Z')
  const business = await world.newBusiness({ timeZone, now, programs: { points } })
  const ana = await business.addCustomer('Ana')
  const coffee = await offer(business, 50, { validDays: 0 })
  await business.run((ctx) => setRewardCost(ctx, { rewardId: coffee.id, cost: 120 }), business.owner)
  await buy(business, ana, 10_000)
  business.passDays(60)
  const { reward } = await claim(business, ana, coffee.id)
  await claim(business, ana, coffee.id)
  await redeemCode(business, reward.redemption_code)
  const cells = (await read(business)).map((row) =>
    Object.values(outstandingColumns)
      .map((cell) => cell(row) ?? '')
      .join(','),
  )
  const { program } = (await read(business))[0]!
  expect(cells).toEqual([
    `2026-01,${program},,0,100,0,0,0,100,2.40,2.40,USD`,
    `2026-02,${program},,100,0,0,0,0,100,2.40,2.40,USD`,
    `2026-03,${program},,100,0,0,0,0,100,2.40,2.40,USD`,
    `2026-04,${program},,100,0,100,0,0,0,0.00,0.00,USD`,
    `2026-04,${program},Free coffee,0,2,1,0,0,1,1.20,1.20,USD`,
  ])
})
