import { afterAll, beforeAll, expect, it } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { openImportingBusiness } from '#tests/imports/business.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { customersRead } from '#tests/world/rowsRead.ts'
import { listCustomers } from './index.ts'

const MANY = 5000
const system = { kind: 'system', name: 'test' } as const

let product: Product
let crowd: Awaited<ReturnType<typeof openImportingBusiness>>
beforeAll(async () => {
  product = await openProduct()
  crowd = await openImportingBusiness(product)
  await fillCrowd()
})
afterAll(() => product.close())

const pageAfter = (after?: string) =>
  inBusiness(product.services, crowd.businessId, system, (ctx) =>
    listCustomers(ctx, { sort: 'last_visit', limit: 200, after }),
  )

it('has everybody once in the order of their last visits, and then those who never came', async () => {
  const order = await crowd.rows<{ id: string }>(
    `select id from customers where business_id = $1 and merged_into is null and erased_at is null
     order by coalesce(last_visit_at, '-infinity') desc, id desc`,
  )
  const seen: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await pageAfter(after)
    seen.push(...page.data.map(({ id }) => id))
    after = page.next
  }
  expect(seen).toHaveLength(MANY - 2)
  expect(seen).toEqual(order.map(({ id }) => id))
})

it('reads a page of those who came last, and not the whole shop', async () => {
  await inBusiness(product.services, crowd.businessId, system, async (ctx) => {
    const read = await customersRead(ctx.tx, () => listCustomers(ctx, { sort: 'last_visit', limit: 50 }))
    expect(read).toBeLessThan(MANY / 2)
  })
})

/** Nine in ten came, up to six times and by threes at a moment; one was erased, and one merged into another. */
async function fillCrowd() {
  const id = `(left($1::uuid::text, 24) || lpad(n::text, 12, '0'))::uuid`
  await crowd.rows(
    `insert into customers (business_id, id, unique_customer_id, created_at)
     select $1, ${id}, 'CUSCROWD' || n, now() from generate_series(1, ${MANY}) n`,
  )
  await crowd.rows(
    `insert into operations
       (business_id, id, idempotency_key, input_hash, kind, customer_id, source, counts_as_visit, created_at)
     select $1, gen_random_uuid(), n || ' ' || k, '', 'purchase', ${id}, 'api', k < 6,
       now() - (n / 3 * 7919 + k * 104729) % 100000 * interval '1 minute'
     from generate_series(1, ${MANY}) n, generate_series(1, n % 6 + 1) k where n % 10 > 0`,
  )
  await crowd.rows(
    `update customers set erased_at = now() where business_id = $1 and unique_customer_id = 'CUSCROWD2'`,
  )
  await crowd.rows(
    `update customers set merged_into = (select id from customers where business_id = $1 and unique_customer_id = 'CUSCROWD1')
     where business_id = $1 and unique_customer_id = 'CUSCROWD3'`,
  )
  await crowd.rows(
    `update customers c set last_visit_at = (select max(o.created_at) from operations o
       join customers came on came.business_id = $1 and came.id = o.customer_id
       where o.business_id = $1 and o.counts_as_visit and coalesce(came.merged_into, came.id) = c.id)
     where c.business_id = $1 and c.merged_into is null`,
  )
  await crowd.rows('analyze customers, operations', [])
}
