import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { findSuppressed, isSuppressed } from '#server/messaging/messages/index.ts'
import { suppressions } from '#server/messaging/messages/tables.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { openBusinessIn } from './openBusinessIn.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

type Added = { id: string; phone: string }
const add = async (owner: Visitor, phone: string) => {
  const answer = await owner.post('/api/v1/customers', { phone })
  expect([phone, answer.status]).toEqual([phone, 201])
  return answer.body as Added
}
const ask = <Row>(text: string, values: unknown[]) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
/** Stores a customer's number in an older form, which no route accepts any more. */
const keepAs = ({ id, phone }: Added, older: string) =>
  ask(
    `update customers set phone = $2, auth_phone = substr($2, 2),
       search_text = replace(search_text, substr($3, 2), substr($2, 2)) where id = $1`,
    [id, older, phone],
  )
const found = async (owner: Visitor, search: string) => {
  const { body } = await owner.get(`/api/v1/customers?search=${encodeURIComponent(search)}`)
  return (body as { data: Added[] }).data.map(({ id }) => id)
}
const recordOf = async (owner: Visitor, id: string) =>
  (await owner.get(`/api/app/customers/${id}/record`)).body as PresentRecord

describe('one phone is one guest', () => {
  it.each([
    ['DE', '4915123456789', '+4915123456789'],
    ['DE', '49 151 23456789', '+4915123456789'],
    ['ID', '62812345678', '+62812345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['ES', '+34 (0)612 345 678', '+34612345678'],
    ['US', '00 49 151 23456789', '+4915123456789'],
  ])('in %s %s is kept as %s', async (country, typed, e164) => {
    const owner = await openBusinessIn(product, country)
    expect((await add(owner, typed)).phone).toBe(e164)
    expect((await owner.post('/api/v1/customers', { phone: e164 })).status).toBe(409)
  })

  // A German mobile and an Italian landline in national form, each beginning with the calling code.
  it.each([
    ['IT', '3931234567', '+393931234567'],
    ['IT', '+39 031 3123456', '+390313123456'],
    ['DE', '04931 12345', '+49493112345'],
  ])('in %s %s stays %s', async (country, typed, e164) => {
    expect((await add(await openBusinessIn(product, country), typed)).phone).toBe(e164)
  })

  it('a guest whose number was kept with the calling code twice is found by it, and is nobody’s duplicate', async () => {
    const owner = await openBusinessIn(product, 'DE')
    const added = await add(owner, '0151 23456789')
    await keepAs(added, '+494915123456789')
    expect(await found(owner, '0151 23456789')).toEqual([added.id])
    expect((await owner.post('/api/v1/customers', { phone: '0151 23456789' })).status).toBe(409)
  })

  it('in Argentina with and without its 9, and whether it is a mobile is asked', async () => {
    const owner = await openBusinessIn(product, 'AR')
    const added = await add(owner, '11 2345-6789')
    expect(added.phone).toBe('+541123456789')
    expect(await found(owner, '+54 9 11 2345 6789')).toEqual([added.id])
    expect((await owner.post('/api/v1/customers', { phone: '+54 9 11 2345 6789' })).status).toBe(409)
    const { mobile_phone, customer } = await recordOf(owner, added.id)
    expect(mobile_phone).toBe('+5491123456789')
    const said = await owner.send('PATCH', `/api/v1/customers/${added.id}`, {
      phone: mobile_phone,
      version: customer.version,
    })
    expect((said.body as Added).phone).toBe('+5491123456789')
    expect((await recordOf(owner, added.id)).mobile_phone).toBeNull()
    expect(await found(owner, '11 2345-6789')).toEqual([added.id])
  })

  it('two guests with it are offered as a merge, which keeps the number that texts reach', async () => {
    const owner = await openBusinessIn(product, 'DE')
    const older = await add(owner, '030 901820')
    await keepAs(older, '+494915123456788')
    const added = await add(owner, '0171 2345678')
    await keepAs(added, '+4915123456788')
    expect((await recordOf(owner, older.id)).likely_same?.id).toBe(added.id)
    expect((await recordOf(owner, added.id)).likely_same?.id).toBe(older.id)
    const { body } = await owner.get(`/api/app/customers/${older.id}/merge-preview/${added.id}`)
    expect(body).toMatchObject({ kept: { phone: '+4915123456788' }, dropped: [] })
  })

  it('a STOP that was kept under an older form of a number still holds', async () => {
    const { database, keyring } = product.services
    for (const [older, phone] of [
      ['+5215512345678', '+525512345678'],
      ['+494915123456787', '+4915123456787'],
      ['+541123456788', '+5491123456788'],
    ] as const) {
      await database.transaction({}, (tx) =>
        tx.insert(suppressions).values({
          ...{ sender: 'us', stopped: true, changed_at: new Date() },
          phone_hash: keyring.hash(`phone:${older}`),
        }),
      )
      expect([phone, await isSuppressed(database.plain, keyring, phone)]).toEqual([phone, true])
      expect(await findSuppressed(database.plain, keyring, [phone])).toEqual(new Set([phone]))
    }
  })
})
