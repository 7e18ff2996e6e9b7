import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMany, queryRows } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { openBusiness } from '#tests/analytics/live.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { customersRead } from '#tests/world/statements/rowsRead.ts'
import { coveredFigures, coverSince } from './rolledUp.ts'
import { rollUpNext } from './rollUpNext.ts'
import { touchedDays } from './touchedDays.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const CUSTOMERS = 3000
const PURCHASES = 5

async function openLargeBusiness() {
  const business = await openBusiness(world)
  const ana = await business.addCustomer('Ana')
  // Joined before the first days that are rolled up.
  await business.run(({ tx }) =>
    tx.execute(sql`
      insert into customers (business_id, id, unique_customer_id, first_name, search_text, created_at)
      select business_id, gen_random_uuid(), 'NORA' || n, 'Nora', '', created_at - interval '100 days'
      from customers, generate_series(1, ${CUSTOMERS}) n`),
  )
  for (let bought = 0; bought < PURCHASES; bought += 1) await buy(business, ana, 1000)
  return { business, ana }
}

// Runs first, because the statistics of the other test's rows would improve the plan.
it('reads of a large shop only whom an event is about', async () => {
  const { business, ana } = await openLargeBusiness()
  const joined = JSON.stringify([{ type: 'customer.joined', ids: { customer_id: ana } }])
  const happened = sql`select e.type, e.ids from jsonb_to_recordset(${joined}::jsonb) e (type text, ids jsonb)`
  const [days, read] = await business.run(async ({ tx, businessId }) => {
    const found: unknown[] = []
    const read = await customersRead(tx, async () =>
      found.push(...(await queryRows(tx, touchedDays(businessId, 'UTC', happened)))),
    )
    return [found, read]
  })
  expect(days).toHaveLength(1)
  expect(read).toBe(1)
})

it('reads of a large shop only the customers who bought', async () => {
  const { business } = await openLargeBusiness()
  business.passDays(3)
  const read = await business.run(({ tx, businessId, now }) =>
    customersRead(tx, () => rollUpNext({ tx, businessId, now })),
  )
  expect(read).toBeLessThanOrEqual(10 * PURCHASES)
})

it('looks the entries of a day up in each program, where all joins are by hash', async () => {
  const { business } = await openLargeBusiness()
  const plan = await business.run(async (ctx) => {
    await expectMany(ctx.tx)
    const cover = await coverSince(ctx, 'UTC', localDate(ctx.now, 'UTC'))
    const rows = await queryRows<{ 'QUERY PLAN': string }>(
      ctx.tx,
      sql`explain select * from (${coveredFigures(cover)}) days`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/transactions_program on transactions.*\n.*Index Cond: .*program_id = /)
})
