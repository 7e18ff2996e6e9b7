import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { CustomerView, TaggedCustomer } from '../contract.ts'

let product: Product
let business: OpenBusiness
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())
beforeEach(async () => {
  business = await openBusinessWithCode(product)
})

const make = async <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await business.owner.post(path, body, headers)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as T
}
const openCard = (stampsRequired: number) =>
  make('/api/v1/programs', { name: 'Card', type: 'stamp_card', config: { stampsRequired } })
const add = async (first_name: string, visits: number) => {
  const { id } = await make<CustomerView>('/api/v1/customers', { first_name })
  for (let visit = 0; visit < visits; visit += 1)
    await make(
      '/api/v1/purchases',
      { customer_id: id, amount: 500, confirm_repeat_visit: true },
      { 'idempotency-key': newId() },
    )
}
const list = async (query: string, at = business) =>
  ((await at.owner.get(`/api/v1/customers?sort=name${query}`)).body as { data: TaggedCustomer[] }).data
const named = async (query: string, at = business) =>
  (await list(query, at)).map(({ first_name, stamps }) => [first_name, stamps])

describe('stamps in the list of customers', () => {
  it('are of the business’s own customers, and find those with some and with a card almost full', async () => {
    await openCard(4)
    await make('/api/v1/programs', { name: 'Loaf', type: 'free_item', config: { requiredPurchases: 9 } })
    for (const [name, visits] of [
      ['Ana', 0],
      ['Bo', 1],
      ['Cy', 2],
      ['Di', 4],
    ] as const)
      await add(name, visits)
    const all = [
      ['Ana', 0],
      ['Bo', 1],
      ['Cy', 2],
      ['Di', 0],
    ]
    expect(await named('')).toEqual(all)
    expect(await named('&stamps=some')).toEqual([all[1], all[2]])
    expect(await named('&stamps=almost_full')).toEqual([all[2]])
    expect(await named('&stamps=some&search=bo')).toEqual([all[1]])
    expect(await named('&stamps=some&segment=ready:new')).toEqual([all[1], all[2]])
    const count = await business.owner.get('/api/app/customer-count?stamps=some')
    expect(count.body).toMatchObject({ count: 2 })
    const other = await openBusinessWithCode(product)
    expect(await named('&stamps=some', other)).toEqual([])
  })
})
