import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { openShop } from '#tests/analytics/live.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { rollUpNext } from './rollUpNext.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const CUSTOMERS = 3000
const PURCHASES = 5

/** Rows of customers that the connection has read; what it read before may be among them. */
async function readSoFar(tx: Tx): Promise<number> {
  const [read] = await queryRows<{ n: string }>(
    tx,
    sql`select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'customers'`,
  )
  return Number(read!.n)
}

it('reads of a large shop only the customers who bought', async () => {
  const business = await openShop(world)
  const ana = await business.addCustomer('Ana')
  // Before the days that are rolled up first.
  await business.run(({ tx }) =>
    tx.execute(sql`
      insert into customers (business_id, id, unique_customer_id, first_name, search_text, created_at)
      select business_id, gen_random_uuid(), 'NORA' || n, 'Nora', '', created_at - interval '100 days'
      from customers, generate_series(1, ${CUSTOMERS}) n`),
  )
  for (let bought = 0; bought < PURCHASES; bought += 1) await buy(business, ana, 1000)
  business.passDays(3)
  const read = await business.run(async ({ tx, businessId, now }) => {
    const before = await readSoFar(tx)
    await rollUpNext({ tx, businessId, now })
    return (await readSoFar(tx)) - before
  })
  expect(read).toBeLessThanOrEqual(10 * PURCHASES)
})
