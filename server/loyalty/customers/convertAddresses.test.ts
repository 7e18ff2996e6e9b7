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

/** Adds a customer with an address as imports stored it before addresses were converted. */
async function addOld(business: ImportingBusiness, first_name: string, email: string) {
  const added = await business.owner.post('/api/v1/customers', { first_name, email: 'soon@example.com' })
  const { id } = added.body as { id: string }
  await business.rows(
    `update customers set email = $2, search_text = replace(search_text, 'soon@example.com', $2) where id = $1`,
    [id, email],
  )
  return id
}
const emails = async (business: ImportingBusiness) =>
  (await business.customers()).map(({ first_name, email }) => [first_name, email])
const found = async (business: ImportingBusiness, search: string) => {
  const { body } = await business.owner.get(`/api/v1/customers?search=${encodeURIComponent(search)}`)
  return (body as { data: { first_name: string }[] }).data.map(({ first_name }) => first_name)
}

describe('an address that an old import kept with the letters of its domain', () => {
  it('is kept as forms take it, is found by it, and takes nobody else’s', async () => {
    const business = await openImportingBusiness(product)
    await addOld(business, 'Ada', OLD)
    await addOld(business, 'Ben', 'jürgen@example.com')
    const cleo = await business.owner.post('/api/v1/customers', { first_name: 'Cleo', email: KEPT })
    expect(cleo.status).toBe(201)
    expect(await found(business, KEPT)).toEqual(['Cleo'])
    for (let night = 0; night < 2; night++) await convertAddresses(product.services)
    expect((await emails(business)).toSorted()).toEqual([
      ['Ada', KEPT],
      ['Ben', 'jürgen@example.com'],
      ['Cleo', KEPT],
    ])
    expect((await found(business, KEPT)).toSorted()).toEqual(['Ada', 'Cleo'])
    expect(
      await business.rows('select version from customers where business_id = $1 and first_name = $2', [
        business.businessId,
        'Ada',
      ]),
    ).toEqual([{ version: 2 }])
  })

  it('stays withdrawn once its owner was erased, whichever way it comes again', async () => {
    const business = await openImportingBusiness(product)
    await business.rows(
      `insert into withdrawals (business_id, channel, contact_hash, created_at) values ($1, 'email', $2, now())`,
      [business.businessId, product.services.keyring.hash(`withdrawn:email:${OLD}`)],
    )
    await business.bring(`${header}Ada,,${OLD},,\nBo,,bo@example.com,,\n`, { attests_email: true })
    const agreed = (await business.customers()).map(({ email, opted_in_email }) => [email, opted_in_email])
    expect(agreed.toSorted()).toEqual([
      ['bo@example.com', true],
      [KEPT, false],
    ])
  })
})
