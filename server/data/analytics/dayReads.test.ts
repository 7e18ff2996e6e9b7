import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import { openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct } from '#tests/world/product.ts'
import { rowsRead } from '#tests/world/statements/rowsRead.ts'
import { countDayCustomers, findCorrections, operationsOf, sumByPerson, sumDay } from './day/dayQueries.ts'

const DAYS = 300
const A_DAY = 10
const DAY_MS = 86_400_000

it('a day is added up from its own visits, however many days there are', async () => {
  const product = await openProduct()
  onTestFinished(product.close)
  const { rows, businessId } = await openImportingBusiness(product)
  const id = `(left($1::uuid::text, 24) || lpad(n::text, 12, '0'))::uuid`
  await rows(
    `insert into customers (business_id, id, unique_customer_id, created_at)
     select $1, ${id}, 'CUSCROWD' || n, now() - interval '1 year' from generate_series(1, ${A_DAY}) n`,
  )
  await rows(
    `insert into operations
       (business_id, id, idempotency_key, input_hash, kind, customer_id, source, amount, currency, counts_as_visit, created_at)
     select $1, gen_random_uuid(), n || ' ' || d, '', 'purchase', ${id}, 'api', 500, 'USD', true,
       now() - (d + 0.5) * interval '1 day'
     from generate_series(1, ${A_DAY}) n, generate_series(0, ${DAYS - 1}) d`,
  )
  await rows('analyze customers, operations', [])
  const to = new Date(Date.now() - 100 * DAY_MS)
  const day = { from: new Date(to.getTime() - DAY_MS), to, userId: null }
  const system = { kind: 'system', name: 'test' } as const
  await inBusiness(product.services, businessId, system, async (ctx) => {
    // Some of these read the day more than once.
    for (const add of [sumDay, sumByPerson, countDayCustomers, findCorrections])
      expect(await rowsRead(ctx.tx, 'operations', () => add(ctx, day))).toBeLessThanOrEqual(3 * A_DAY)
    const plan = await queryRows(
      ctx.tx,
      sql`explain select sum(amount) from (${operationsOf(ctx, day)}) done`,
    )
    expect(JSON.stringify(plan)).toContain('operations_created')
    expect(await sumDay(ctx, day)).toMatchObject({ visits: A_DAY, total: A_DAY * 500 })
  })
})
