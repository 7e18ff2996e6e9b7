import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header, type ImportingBusiness, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { convertAddresses } from './convertAddresses.ts'

const OLD = 'info@müller.de'
const KEPT = 'info@xn--mller-kva.de'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** As an import kept it before addresses were converted. */
async function addOld(shop: ImportingBusiness, first_name: string, email: string) {
  const added = await shop.owner.post('/api/v1/customers', { first_name, email: 'soon@example.com' })
  const { id } = added.body as { id: string }
  await shop.rows(
    `update customers set email = $2, search_text = replace(search_text, 'soon@example.com', $2) where id = $1`,
    [id, email],
  )
  return id
}
const emails = async (shop: ImportingBusiness) =>
  (await shop.customers()).map(({ first_name, email }) => [first_name, email])
const found = async (shop: ImportingBusiness, search: string) => {
  const { body } = await shop.owner.get(`/api/v1/customers?search=${encodeURIComponent(search)}`)
  return (body as { data: { first_name: string }[] }).data.map(({ first_name }) => first_name)
}

describe('an address that an old import kept with the letters of its domain', () => {
  it('is kept as forms take it, is found by it, and takes nobody else’s', async () => {
    const shop = await openImportingBusiness(product)
    await addOld(shop, 'Ada', OLD)
    await addOld(shop, 'Ben', 'jürgen@example.com')
    const cleo = await shop.owner.post('/api/v1/customers', { first_name: 'Cleo', email: KEPT })
    expect(cleo.status).toBe(201)
    expect(await found(shop, KEPT)).toEqual(['Cleo'])
    for (let night = 0; night < 2; night++) await convertAddresses(product.services)
    expect((await emails(shop)).toSorted()).toEqual([
      ['Ada', KEPT],
      ['Ben', 'jürgen@example.com'],
      ['Cleo', KEPT],
    ])
    expect((await found(shop, KEPT)).toSorted()).toEqual(['Ada', 'Cleo'])
    expect(
      await shop.rows('select version from customers where business_id = $1 and first_name = $2', [
        shop.businessId,
        'Ada',
      ]),
    ).toEqual([{ version: 2 }])
  })

  it('stays withdrawn once its owner was erased, whichever way it comes again', async () => {
    const shop = await openImportingBusiness(product)
    await shop.rows(
      `insert into withdrawals (business_id, channel, contact_hash, created_at) values ($1, 'email', $2, now())`,
      [shop.businessId, product.services.keyring.hash(`withdrawn:email:${OLD}`)],
    )
    await shop.bring(`${header}Ada,,${OLD},,\nBo,,bo@example.com,,\n`, { attests_email: true })
    const agreed = (await shop.customers()).map(({ email, opted_in_email }) => [email, opted_in_email])
    expect(agreed.toSorted()).toEqual([
      ['bo@example.com', true],
      [KEPT, false],
    ])
  })
})
