import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import { header, openImportingBusiness } from '#tests/imports/business.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { selectByContact } from './index.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const phones = Array.from({ length: 2000 }, (_, n) => `+1${2_125_550_000 + n}`)
const guests = `${header}${phones.map((phone, n) => `Nora ${n},Gast,,${phone},\n`).join('')}`

it('reads a customer for each phone, also in a shop that the statistics do not know yet', async () => {
  const known = await openImportingBusiness(product)
  await known.bring(guests)
  await known.rows('analyze customers', [])
  const { bring, businessId } = await openImportingBusiness(product)
  await bring(guests)

  const asked = phones.slice(0, 100)
  const system = { kind: 'system', name: 'test' } as const
  const [found, read] = await inBusiness(product.services, businessId, system, async (ctx) => [
    await selectByContact(ctx, { phones: asked, emails: [] }),
    await queryRows<{ n: string }>(
      ctx.tx,
      sql`select idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'customers'`,
    ),
  ])
  expect(found).toHaveLength(asked.length)
  expect(Number(read[0]!.n)).toBeLessThanOrEqual(2 * asked.length)
})
