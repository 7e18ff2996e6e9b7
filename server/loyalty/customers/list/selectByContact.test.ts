import { afterAll, beforeAll, expect, it } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { header, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { customersRead } from '#tests/world/statements/rowsRead.ts'
import { selectByContact } from '../index.ts'
import { selectCustomerByUniqueId } from '../queries.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const phones = Array.from({ length: 2000 }, (_, n) => `+1${2_125_550_000 + n}`)
const customers = `${header}${phones.map((phone, n) => `Nora ${n},Gast,,${phone},\n`).join('')}`

const system = { kind: 'system', name: 'test' } as const

it('reads a customer for each phone, also in a shop that the statistics do not know yet', async () => {
  const known = await openImportingBusiness(product)
  await known.bring(customers)
  await known.rows('analyze customers', [])
  const { bring, businessId } = await openImportingBusiness(product)
  await bring(customers)

  const asked = phones.slice(0, 100)
  await inBusiness(product.services, businessId, system, async (ctx) => {
    const read = await customersRead(ctx.tx, async () =>
      expect(await selectByContact(ctx, { phones: asked, emails: [] })).toHaveLength(asked.length),
    )
    expect(read).toBeLessThanOrEqual(2 * asked.length)
  })
})

it('reads a customer for a CUS id, and not their whole shop', async () => {
  const { bring, rows, businessId } = await openImportingBusiness(product)
  await bring(customers)
  await rows('analyze customers', [])
  await inBusiness(product.services, businessId, system, async (ctx) => {
    const [nora] = await selectByContact(ctx, { phones: phones.slice(0, 1), emails: [] })
    const read = await customersRead(ctx.tx, async () =>
      expect(await selectCustomerByUniqueId(ctx, nora!.unique_customer_id)).toMatchObject({
        phone: phones[0],
      }),
    )
    expect(read).toBeLessThanOrEqual(2)
  })
})
