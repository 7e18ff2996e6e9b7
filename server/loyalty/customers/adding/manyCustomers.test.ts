import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { customersRead } from '#tests/world/statements/rowsRead.ts'
import type { CustomerSort } from '../contract.ts'
import { listCustomers } from '../index.ts'

const CAME = 5000
/** Customers who joined after the others and never came: more than a search walks along before it sorts all matches. */
const QUIET = 6000
const system = { kind: 'system', name: 'test' } as const

let product: Product
let crowd: Awaited<ReturnType<typeof openImportingBusiness>>
beforeAll(async () => {
  product = await openProduct()
  crowd = await openImportingBusiness(product)
  await fillCrowd()
})
afterAll(() => product.close())

const orders: Record<CustomerSort, string> = {
  newest: 'created_at desc, id desc',
  name: 'sort_name collate "C", id',
  points: 'total_points desc, id desc',
  visits: 'total_visits desc, id desc',
  spent: 'total_spent desc, id desc',
  last_visit: `coalesce(last_visit_at, '-infinity') desc, id desc`,
}

const inOrder = async (sort: CustomerSort, search: string): Promise<string[]> => {
  const rows = await crowd.rows<{ id: string }>(
    `select id from customers where business_id = $1 and merged_into is null and erased_at is null
     and search_text like '%${search}%' order by ${orders[sort]}`,
  )
  return rows.map(({ id }) => id)
}

/** Reads a list page by page to its end; gives up on a list that repeats. */
async function listed(sort: CustomerSort, search: string): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page = await inBusiness(product.services, crowd.businessId, system, (ctx) =>
      listCustomers(ctx, { sort, search, limit: 700, ...(after !== null && { after }) }),
    )
    ids.push(...page.data.map(({ id }) => id))
    after = page.next
  } while (after !== null && ids.length <= CAME + QUIET)
  return ids
}

it('has everybody once in the order of their last visits, and then those who never came', async () => {
  const seen = await listed('last_visit', '')
  expect(seen).toHaveLength(CAME + QUIET - 2)
  expect(seen).toEqual(await inOrder('last_visit', ''))
})

describe.each(Object.keys(orders) as CustomerSort[])('a search in the order of %s', (sort) => {
  it.each([
    ['many who are spread over it', 'spread', 6598],
    ['many who all stand at one end of it', 'regular', CAME - 2],
    ['few', 'rare', 110],
    ['nobody', 'nobody', 0],
  ])('has %s, each once', async (_who, search, fitting) => {
    const seen = await listed(sort, search)
    expect(seen).toHaveLength(fitting)
    expect(seen).toEqual(await inOrder(sort, search))
  })
})

it('reads a page of those who came last, and not the whole shop', async () => {
  await inBusiness(product.services, crowd.businessId, system, async (ctx) => {
    const read = await customersRead(ctx.tx, () => listCustomers(ctx, { sort: 'last_visit', limit: 50 }))
    expect(read).toBeLessThan(CAME / 2)
  })
})

/**
 * Nine in ten customers came, up to six times and in threes at one moment. One was erased, and one merged into another.
 */
async function fillCrowd() {
  const id = `(left($1::uuid::text, 24) || lpad(n::text, 12, '0'))::uuid`
  await crowd.rows(
    `insert into customers
       (business_id, id, unique_customer_id, first_name, search_text, total_points, total_visits, total_spent, created_at)
     select $1, ${id}, 'CUSCROWD' || n, 'G' || n % 900, case when n <= ${CAME} then ' regular' else '' end ||
       case when n % 5 > 1 then ' spread' else '' end || case when n % 100 = 99 then ' rare' else '' end,
       n % 7, n % 11, n % 13, now() + n / 3 * interval '1 second'
     from generate_series(1, ${CAME + QUIET}) n`,
  )
  await crowd.rows(
    `insert into operations
       (business_id, id, idempotency_key, input_hash, kind, customer_id, source, counts_as_visit, created_at)
     select $1, gen_random_uuid(), n || ' ' || k, '', 'purchase', ${id}, 'api', k < 6,
       now() - (n / 3 * 7919 + k * 104729) % 100000 * interval '1 minute'
     from generate_series(1, ${CAME}) n, generate_series(1, n % 6 + 1) k where n % 10 > 0`,
  )
  await crowd.rows(
    `update customers set erased_at = now() where business_id = $1 and unique_customer_id = 'CUSCROWD2'`,
  )
  await crowd.rows(
    `update customers set merged_into = (select id from customers where business_id = $1 and unique_customer_id = 'CUSCROWD1')
     where business_id = $1 and unique_customer_id = 'CUSCROWD3'`,
  )
  await crowd.rows(
    `update customers c set last_visit_at = visits.last_at
     from (select coalesce(came.merged_into, came.id) as id, max(o.created_at) as last_at from operations o
       join customers came on came.business_id = $1 and came.id = o.customer_id
       where o.business_id = $1 and o.counts_as_visit group by 1) visits
     where c.business_id = $1 and c.id = visits.id`,
  )
  await crowd.rows('analyze customers, operations', [])
}
