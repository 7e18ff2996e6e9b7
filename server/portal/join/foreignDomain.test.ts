import { afterAll, beforeAll, expect, it } from 'vitest'
import { header, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { keyIn, openForm, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

it('an address with a domain of other letters is the same one, whichever way a guest comes', async () => {
  const business = await openImportingBusiness(product)
  await business.bring(`${header}Ada,,INFO@Müller.de,,\n`)
  const added = { first_name: 'Bo', email: 'info@MÜLLER.de' }
  expect((await business.owner.post('/api/v1/customers', added)).status).toBe(201)
  const { body } = await business.owner.post('/api/v1/qr-codes', {})
  const path = `/signup-form/${(body as { code: string }).code}`
  const visitor = product.visitor()
  const key = keyIn(await openForm(visitor, path))
  const joined = await sendForm(visitor, path, { key, phone: '+12125550111', email: 'info@müller.de' })
  expect(joined.status, joined.text).toBe(303)
  const kept = (await business.customers()).map(({ email }) => email)
  expect(kept).toEqual(Array(3).fill('info@xn--mller-kva.de'))
})
