import { expect, it, onTestFinished } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { openImportingBusiness } from '#tests/imports/business.ts'
import { openProduct } from '#tests/world/product.ts'
import { rowsRead } from '#tests/world/rowsRead.ts'
import { habitSubscriber } from './keepHabits.ts'

const CUSTOMERS = 2000
const VISITS = 5

it('a purchase reads no visits but those of the customer, however many there are', async () => {
  const product = await openProduct()
  onTestFinished(product.close)
  const { rows, businessId } = await openImportingBusiness(product)
  const id = `(left($1::uuid::text, 24) || lpad(n::text, 12, '0'))::uuid`
  await rows(
    `insert into customers (business_id, id, unique_customer_id, last_visit_at, created_at)
     select $1, ${id}, 'CUSCROWD' || n, now(), now() from generate_series(1, ${CUSTOMERS}) n`,
  )
  await rows(
    `insert into operations
       (business_id, id, idempotency_key, input_hash, kind, customer_id, source, counts_as_visit, created_at)
     select $1, gen_random_uuid(), n || ' ' || k, '', 'purchase', ${id}, 'api', true, now() - k * interval '9 days'
     from generate_series(1, ${CUSTOMERS}) n, generate_series(1, ${VISITS}) k`,
  )
  await rows('analyze customers, operations', [])
  const [customer] = await rows<{ id: string }>(
    `select id from customers where business_id = $1 and unique_customer_id = 'CUSCROWD7'`,
  )
  const ids = { customer_id: customer!.id, operation_id: customer!.id }
  const system = { kind: 'system', name: 'test' } as const
  await inBusiness(product.services, businessId, system, async (ctx) => {
    const handle = () => habitSubscriber.handle(ctx, [{ type: 'operation.recorded', ids }])
    expect(await rowsRead(ctx.tx, 'operations', handle)).toBeLessThanOrEqual(2 * VISITS)
  })
  expect(await rows('select customer_id from visit_habits where business_id = $1')).toEqual([
    { customer_id: customer!.id },
  ])
})
