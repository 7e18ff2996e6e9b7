import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'
import type { CustomerView, TaggedCustomer } from '../contract.ts'
import type { CountedTag, TagView } from './contract.ts'

let product: Product
let rows: ReturnType<typeof joiningAt>['rows']
let business: OpenBusiness
beforeAll(async () => {
  product = await openProduct()
  rows = joiningAt(product).rows
})
afterAll(() => product?.close())
beforeEach(async () => {
  business = await openBusinessWithCode(product)
})

const add = async (first_name: string, at = business): Promise<string> =>
  ((await at.owner.post('/api/v1/customers', { first_name })).body as CustomerView).id
const tag = (id: string, name: unknown, at = business) =>
  at.owner.post(`/api/v1/customers/${id}/tags`, { name })
const tagged = async (id: string, name: string) => (await tag(id, name)).body as TagView
const untag = (id: string, tagId: string) =>
  business.owner.send('DELETE', `/api/v1/customers/${id}/tags/${tagId}`)
const list = async (query = '') =>
  ((await business.owner.get(`/api/v1/customers${query}`)).body as { data: TaggedCustomer[] }).data
const namesOf = (customers: TaggedCustomer[]) => customers.map(({ first_name }) => first_name).sort()
const tagsOf = async (id: string) => (await list()).find((one) => one.id === id)?.tags.map(({ name }) => name)
const allTags = async () => ((await business.owner.get('/api/v1/tags')).body as { data: CountedTag[] }).data
const refusal = ({ body }: Answer) =>
  (body as { error: { code: string; message: string; fields?: Record<string, string> } }).error
const select = (act: string, body: object, at = business) =>
  at.owner.post(`/api/app/customer-selection/${act}`, body)
describe('a tag', () => {
  it.each([
    ['https://free.example', /web address/],
    ['Call 1 212 555 0100', /phone number/],
    ['<b>', /Leave out/],
    ['One; two', /semicolons/],
    ['x'.repeat(31), /At most 30/],
    [' \u200b ', /Enter a name/],
    [7, /./],
  ])('is not called %j', async (name, fault) => {
    const answer = await tag(await add('Ada'), name)
    expect(answer.status).toBe(400)
    expect(refusal(answer).fields?.name).toMatch(fault)
    expect(await allTags()).toEqual([])
  })

  it('is the same in upper and lower case, also when many people make it at once', async () => {
    const [ada, bo] = [await add('Ada'), await add('Bo')]
    const made = await Promise.all(
      [ada, bo, ada, bo].map((id, n) => tag(id, ['VIP', 'vip', 'Vip', 'ｖｉｐ'][n])),
    )
    expect(new Set(made.map(({ status, body }) => `${status} ${(body as TagView).id}`)).size).toBe(1)
    expect(await allTags()).toMatchObject([{ customers: 2 }])
  })

  it('stands where its reader’s language sorts its name, among all and on a customer', async () => {
    const id = await add('Ada')
    for (const name of ['Zimt', 'Ñandú', 'Ärger', 'Nube']) await tag(id, name)
    const inLanguage = async (path: string, language: string) =>
      (await business.owner.get(path, { 'accept-language': language })).body
    for (const [language, order] of [
      ['de', ['Ärger', 'Ñandú', 'Nube', 'Zimt']],
      ['es', ['Ärger', 'Nube', 'Ñandú', 'Zimt']],
    ] as const) {
      const { data } = (await inLanguage('/api/v1/tags', language)) as { data: CountedTag[] }
      expect(data.map(({ name }) => name)).toEqual(order)
      const listed = (await inLanguage('/api/v1/customers', language)) as { data: TaggedCustomer[] }
      expect(listed.data[0]!.tags.map(({ name }) => name)).toEqual(order)
    }
  })

  it('cannot be the fifty-first, not even when two make the fiftieth at once', async () => {
    const id = await add('Ada')
    for (let n = 1; n < 50; n++) await tag(id, `Kind ${n}`)
    const both = await Promise.all(['Last', 'Too many'].map((name) => tag(id, name)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await allTags()).toHaveLength(50)
    expect((await tag(id, 'kind 7')).status).toBe(201)
  })

  it('of another shop cannot be added, removed, renamed or deleted here', async () => {
    const other = await openBusinessWithCode(product)
    const theirs = await add('Eve', other)
    const { body } = await tag(theirs, 'Secret', other)
    const { id } = body as TagView
    const ada = await add('Ada')
    expect((await tag(theirs, 'Ours')).status).toBe(404)
    expect((await untag(ada, id)).status).toBe(404)
    expect((await untag(theirs, id)).status).toBe(404)
    expect((await business.owner.send('PATCH', `/api/v1/tags/${id}`, { name: 'Ours' })).status).toBe(404)
    expect((await business.owner.send('DELETE', `/api/v1/tags/${id}`)).status).toBe(404)
    for (const ids of [[theirs], [ada, theirs]]) {
      expect((await select('tag', { ids, name: 'Ours' })).status).toBe(404)
      expect((await select('erase', { ids, confirmation: 'ERASE' })).status).toBe(404)
      expect((await select('download', { ids })).status).toBe(404)
    }
    expect((await select('untag', { ids: [ada], tag_id: id })).status).toBe(404)
    expect(await list(`?tag=${id}`)).toEqual([])
    expect((await other.owner.get('/api/v1/tags')).body).toMatchObject({
      data: [{ name: 'Secret', customers: 1 }],
    })
  })

  it('added twice or removed twice has the effect of once', async () => {
    const id = await add('Ada')
    const { id: tagId } = await tagged(id, 'Regular')
    expect(await tagged(id, 'regular')).toEqual({ id: tagId, name: 'Regular' })
    for (let once = 0; once < 2; once++) expect((await untag(id, tagId)).status).toBe(204)
    expect(await tagsOf(id)).toEqual([])
  })

  it('renamed stays on all customers; it may change the case of its name, but not take another tag’s name', async () => {
    const id = await add('Ada')
    const [one, two] = [await tagged(id, 'Regular'), await tagged(id, 'Student')]
    const rename = (name: string) => business.owner.send('PATCH', `/api/v1/tags/${one.id}`, { name })
    const taken = await rename('STUDENT')
    expect([taken.status, refusal(taken).fields]).toEqual([409, { name: 'There is a tag “Student” already' }])
    expect((await rename('REGULAR')).status).toBe(200)
    expect(await tagsOf(id)).toEqual(['REGULAR', two.name])
  })

  it('deleted is removed from all customers, who stay', async () => {
    const [ada, bo] = [await add('Ada'), await add('Bo')]
    const { id } = await tagged(ada, 'Regular')
    await tagged(bo, 'Regular')
    expect((await business.owner.send('DELETE', `/api/v1/tags/${id}`)).status).toBe(204)
    expect([await tagsOf(ada), await tagsOf(bo), await allTags()]).toEqual([[], [], []])
  })

  it('narrows the list, the count and the selection, also with a search or a whole phone', async () => {
    const [ada, bo] = [await add('Ada'), await add('Bo')]
    await add('Adam')
    const { id } = await tagged(ada, 'Regular')
    await tagged(bo, 'Regular')
    const phone = '+12125550188'
    await business.owner.post('/api/v1/customers', { first_name: 'Cy', phone })
    expect(namesOf(await list(`?tag=${id}`))).toEqual(['Ada', 'Bo'])
    expect(namesOf(await list(`?tag=${id}&search=ada`))).toEqual(['Ada'])
    expect(await list(`?tag=${id}&search=${encodeURIComponent(phone)}`)).toEqual([])
    const count = await business.owner.get(`/api/app/customer-count?tag=${id}`)
    expect(count.body).toEqual({ count: 2, more: false })
    const selected = await business.owner.get(`/api/app/customer-selection?tag=${id}&search=ada`)
    expect(selected.body).toEqual({ ids: [ada], more: false })
  })

  it('goes to the survivor of a merge and is removed by an erasure', async () => {
    const [ada, double] = [await add('Ada'), await add('Double')]
    const shared = await tagged(ada, 'Regular')
    await tagged(double, 'Regular')
    await tagged(double, 'Student')
    const merge = { duplicate_id: double, confirmation: 'Double' }
    const key = { 'idempotency-key': newId() }
    expect((await business.owner.post(`/api/v1/customers/${ada}/merge`, merge, key)).status).toBe(200)
    expect(await tagsOf(ada)).toEqual(['Regular', 'Student'])
    expect(await allTags()).toMatchObject([{ customers: 1 }, { customers: 1 }])
    expect((await untag(double, shared.id)).status).toBe(409)
    const exported = await business.owner.get(`/api/v1/customers/${ada}/export`)
    expect(exported.body).toMatchObject({ tags: ['Regular', 'Student'] })
    await business.owner.post(`/api/v1/customers/${ada}/erase`, { confirmation: 'Ada' })
    expect(await allTags()).toMatchObject([{ customers: 0 }, { customers: 0 }])
  })
})

describe('many customers at once', () => {
  it('are tagged and untagged, with a count of those who no longer exist', async () => {
    const [ada, bo, gone] = [await add('Ada'), await add('Bo'), await add('Gone')]
    await business.owner.post(`/api/v1/customers/${gone}/erase`, { confirmation: 'Gone' })
    await tagged(ada, 'Regular')
    const ids = [ada, bo, bo, gone]
    const answer = await select('tag', { ids, name: 'regular' })
    expect(answer.body).toMatchObject({ tag: { name: 'Regular' }, done: 2, gone: 1 })
    const { tag: made } = answer.body as { tag: TagView }
    expect((await select('untag', { ids, tag_id: made.id })).body).toEqual({ done: 2, gone: 1 })
  })

  it('are erased, once, only by an admin who types the word; others stay', async () => {
    const [ada, bo, cy] = [await add('Ada'), await add('Bo'), await add('Cy')]
    const wrong = await select('erase', { ids: [ada], confirmation: 'Ada' })
    expect(refusal(wrong).fields).toEqual({ confirmation: 'Type ERASE to confirm' })
    const ids = [ada, bo]
    expect((await select('erase', { ids, confirmation: ' erase ' })).body).toEqual({ done: 2, gone: 0 })
    expect((await select('erase', { ids, confirmation: 'ERASE' })).body).toEqual({ done: 0, gone: 2 })
    expect((await list()).map(({ id }) => id)).toEqual([cy])
    const erased = await rows('select id from audit_entries where business_id = $1 and action = $2', [
      business.businessId,
      'customer_erased',
    ])
    expect(erased).toHaveLength(2)
  })

  it('can be at most as many as a call may hold, and at least one', async () => {
    const many = (n: number) => Array.from({ length: n }, newId)
    for (const ids of [[], many(501)]) expect((await select('tag', { ids, name: 'A' })).status).toBe(400)
    expect((await select('erase', { ids: many(26), confirmation: 'ERASE' })).status).toBe(400)
    expect((await select('download', { ids: many(5001) })).status).toBe(400)
  })

  it('are exported with their tags, and nobody else is', async () => {
    const [ada] = [await add('Ada'), await add('Bo')]
    await tagged(ada, 'Student')
    await tagged(ada, 'Regular')
    const { status, text } = await select('download', { ids: [ada] })
    expect(status).toBe(200)
    const found = parse(text, { columns: true, bom: true }) as Record<string, string>[]
    expect(found).toMatchObject([{ first_name: 'Ada', tags: 'Regular; Student' }])
  })
})
