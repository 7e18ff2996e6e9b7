import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countCustomers } from '#server/loyalty/customers/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { engine } from '#tests/engines/index.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { customersRead } from '#tests/world/statements/rowsRead.ts'
import { readyNames, readySegments } from './readyMade.ts'
import { fromMembers, selectMembers } from './segmentCondition.ts'

const CUSTOMERS = 1500
/** Most rows read, a few for each customer: for the list, for the rule, and for facts about all customers. */
const MOST_READ = 4 * CUSTOMERS

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness({ programs: { points: {} } })
  // The planner has no statistics yet: it takes a business that has just imported for one with a single customer.
  await business.run(({ tx, businessId, now }) =>
    tx.execute(sql`
      insert into customers (business_id, id, unique_customer_id, first_name, search_text, created_at, last_visit_at,
        total_visits, total_spent)
      select ${businessId}::uuid, gen_random_uuid(), 'NORA' || n, 'Nora', '', ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz - interval '30 days', 1 + n % 20, n
      from generate_series(1, ${CUSTOMERS}) n`),
  )
})
afterAll(() => world.close())

describe.runIf(engine === 'postgres')('a shop that has just imported its guests', () => {
  it.each(readyNames)('has each of them read a few times at most for the members of: %s', async (name) => {
    const { rule } = readySegments[name]
    const read = await business.run((ctx) =>
      customersRead(ctx.tx, async () => countCustomers(ctx, { among: await selectMembers(ctx, rule) })),
    )
    expect(read).toBeLessThanOrEqual(MOST_READ)
  })

  it('has them read no more often for who slips away', async () => {
    const { rule } = readySegments['slipping-away']
    const read = await business.run((ctx) =>
      customersRead(ctx.tx, async () =>
        queryRows(ctx.tx, sql`select c.id from ${await fromMembers(ctx, rule)} order by c.id limit 8`),
      ),
    )
    expect(read).toBeLessThanOrEqual(MOST_READ)
  })
})
