import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { OperationView } from '../contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
type Page = { data: OperationView[]; next: string | null }

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

async function openTill(email: string) {
  const owner = product.visitor()
  await owner.post('/api/auth/sign-up', {
    ...{ company_name: 'Café Sunrise', email, password: 'a fine password', tier_id: FREE },
  })
  const program = { name: 'Points', type: 'points', config: { pointsPerDollar: 1 } }
  await owner.post('/api/v1/programs', program)
  const { id } = (await owner.post('/api/v1/customers', { first_name: 'Ana' })).body as { id: string }
  const buys = async (amount: number) => {
    const headers = { 'idempotency-key': newId() }
    const bought = await owner.post('/api/v1/purchases', { customer_id: id, amount }, headers)
    return (bought.body as { operation_id: string }).operation_id
  }
  const page = async (query: string) => (await owner.get(`/api/v1/operations?${query}`)).body as Page
  return { owner, customerId: id, buys, page }
}

describe('the operations of a shop', () => {
  it('are each in the list once, newest first, though others are recorded between two pages', async () => {
    const { buys, page } = await openTill('list@sunrise.example')
    const bought = [await buys(100), await buys(200), await buys(300)]
    const first = await page('limit=2')
    expect(first.data.map(({ id }) => id)).toEqual([bought[2], bought[1]])
    await buys(400)
    const second = await page(`limit=2&after=${first.next}`)
    expect(second.data.map(({ id }) => id)).toContain(bought[0])
    expect(second.data.map(({ id }) => id)).not.toContain(bought[1])
  })

  it('are read by the id that a webhook names, with all that they wrote to the ledger', async () => {
    const { owner, customerId, buys, page } = await openTill('read@sunrise.example')
    const id = await buys(1240)
    const read = await owner.get(`/api/v1/operations/${id}`)
    expect(read.body).toMatchObject({
      ...{ id, kind: 'purchase', customer_id: customerId, amount: 1240, undoes_id: null },
      entries: [{ points: 12, stamps: 0, sentence: '+12 points, purchase of $12.40' }],
    })
    expect((await page('limit=1')).data[0]).toEqual(read.body)
    const undone = await owner.post(
      `/api/v1/operations/${id}/undo`,
      { reason: 'Wrong guest' },
      { 'idempotency-key': newId() },
    )
    const { operation_id } = undone.body as { operation_id: string }
    const { body } = await owner.get(`/api/v1/operations/${operation_id}`)
    expect(body).toMatchObject({ kind: 'undo', undoes_id: id, entries: [{ points: -12 }] })
  })

  it('are those of no other shop', async () => {
    const { buys } = await openTill('mine@sunrise.example')
    const id = await buys(500)
    const other = await openTill('other@sunrise.example')
    expect((await other.owner.get(`/api/v1/operations/${id}`)).status).toBe(404)
    expect((await other.page('limit=100')).data.map((one) => one.id)).not.toContain(id)
  })
})
