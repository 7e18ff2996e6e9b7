import { expect, it, onTestFinished } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct } from '#tests/world/product.ts'
import { rowsRead } from '#tests/world/statements/rowsRead.ts'
import { countSegment } from './countSegment.ts'
import { habitSubscriber } from './habitSubscriber.ts'
import { readySegments } from './readyMade.ts'
import { visitHabits } from './tables.ts'
import { keepHabits } from './visitHabits.ts'

const CUSTOMERS = 1500
const VISITS = 5
/** Days since the customers' last visit. */
const AWAY = 40
const system = { kind: 'system', name: 'test' } as const

it('who slips away is counted without a visit being read, and no purchase reads any for it', async () => {
  const product = await openProduct()
  onTestFinished(product.close)
  const { rows, businessId } = await openImportingBusiness(product)
  const id = `(left($1::uuid::text, 24) || lpad(n::text, 12, '0'))::uuid`
  await rows(
    `insert into customers (business_id, id, unique_customer_id, last_visit_at, created_at)
     select $1, ${id}, 'CUSCROWD' || n, now() - ${AWAY} * interval '1 day', now() - interval '1 year'
     from generate_series(1, ${CUSTOMERS}) n`,
  )
  await rows(
    `insert into operations
       (business_id, id, idempotency_key, input_hash, kind, customer_id, source, counts_as_visit, created_at)
     select $1, gen_random_uuid(), n || ' ' || k, '', 'purchase', ${id}, 'api', true,
       now() - (${AWAY} + k * 9) * interval '1 day'
     from generate_series(1, ${CUSTOMERS}) n, generate_series(0, ${VISITS - 1}) k`,
  )
  await rows('analyze customers, operations', [])
  const inThisBusiness = <T>(work: Parameters<typeof inBusiness<T>>[3]) =>
    inBusiness(product.services, businessId, system, work)
  const count = () =>
    inThisBusiness(async (ctx) => {
      let slipping = 0
      const read = await rowsRead(ctx.tx, 'operations', async () => {
        slipping = (await countSegment(ctx, readySegments['slipping-away'].rule)).count
      })
      return { slipping, read }
    })
  const unkept = await count()
  expect(unkept.slipping).toBe(CUSTOMERS)
  await inThisBusiness(keepHabits)
  expect(await count()).toEqual({ slipping: CUSTOMERS, read: 0 })

  const [bought] = await rows<{ customer_id: string; operation_id: string }>(
    `select customer_id, id as operation_id from operations where business_id = $1 limit 1`,
  )
  await inThisBusiness(async (ctx) => {
    const event = { type: 'operation.recorded', ids: bought!, id: 1, at: ctx.now } as const
    const handle = () => habitSubscriber.handleTogether(ctx, [event])
    expect(await rowsRead(ctx.tx, 'operations', handle)).toBeLessThanOrEqual(1)
  })
})

it('the habits of a large business are kept in one walk along its customers', async () => {
  const many = 10_000
  const product = await openProduct()
  onTestFinished(product.close)
  const { rows, businessId } = await openImportingBusiness(product)
  await rows(
    `insert into customers (business_id, id, unique_customer_id, last_visit_at, created_at)
     select $1, gen_random_uuid(), 'CUSWALK' || n, now() - ${AWAY} * interval '1 day', now() - interval '1 year'
     from generate_series(1, ${many}) n`,
  )
  await rows('analyze customers', [])
  const walk = () =>
    inBusiness(product.services, businessId, system, async (ctx) => {
      const keepAll = async () => {
        let after = await keepHabits(ctx)
        while (after) after = await keepHabits(ctx, after)
      }
      const read = await rowsRead(ctx.tx, 'customers', keepAll)
      return { read, kept: await ctx.tx.$count(visitHabits) }
    })
  // Each is found, held, and read for the habit.
  const inOneWalk = (read: number) => read <= 3 * many
  expect(await walk()).toEqual({ read: expect.toSatisfy(inOneWalk), kept: many })

  // Now PostgreSQL expects that nearly all are stored, and would rather sort what it takes for few.
  await rows('analyze visit_habits', [])
  await rows('delete from visit_habits', [])
  expect(await walk()).toEqual({ read: expect.toSatisfy(inOneWalk), kept: many })
})
