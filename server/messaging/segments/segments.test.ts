import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { openPeople, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { agreed } from '#tests/world/agreed.ts'
import { newest } from '#tests/world/auditLog.ts'
import { openForm, sendForm } from '#tests/world/joining.ts'
import { MOST_SEGMENTS, type SegmentView } from './contract.ts'

let people: People
let owner: Person
let other: Person
beforeAll(async () => {
  people = await openPeople()
  owner = await people.signUp()
  other = await people.signUp()
})
afterAll(() => people?.close())

const all = (...of: object[]) => ({ match: 'all', of })
const visits = (value: number) => ({ about: 'visits', is: 'at_least', value })
const everybody = all(visits(0))
const make = (draft: object, by = owner) =>
  by.visitor.post('/api/v1/segments', { name: 'Often', rule: everybody, ...draft })
const made = async (draft: object = {}, by = owner) => {
  const answer = await make(draft, by)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as SegmentView & { version: number }
}
const edit = (id: string, change: object, by = owner) =>
  by.visitor.send('PUT', `/api/v1/segments/${id}`, { name: 'Often', rule: everybody, version: 1, ...change })
const remove = (id: string, by = owner) => by.visitor.send('DELETE', `/api/v1/segments/${id}`)
const count = (rule: object, by = owner) => by.visitor.post('/api/v1/segments/count', { rule })
const listed = async (by = owner) =>
  ((await by.visitor.get('/api/v1/segments')).body as { data: SegmentView[] }).data
const add = async (person: object, by = owner) =>
  (await by.visitor.post('/api/v1/customers', { ...agreed, ...person })).body as { id: string }
const tag = async (customerId: string, name: string, by = owner) =>
  (await by.visitor.post(`/api/v1/customers/${customerId}/tags`, { name })).body as { id: string }
const program = async (by: Person) =>
  (await by.visitor.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })).body as {
    id: string
  }
const names = async (query: string, by = owner) =>
  ((await by.visitor.get(`/api/v1/customers?${query}`)).body as { data: { first_name: string }[] }).data.map(
    ({ first_name }) => first_name,
  )

describe('a segment of the shop next door', () => {
  it('is neither seen, changed, deleted nor used', async () => {
    const { id } = await made({}, other)
    expect((await listed()).map((one) => one.id)).not.toContain(id)
    for (const answer of [
      await edit(id, { name: 'Mine now' }),
      await remove(id),
      await owner.visitor.get(`/api/v1/customers?segment=${id}`),
      await owner.visitor.get(`/api/app/customer-count?segment=${id}`),
      await owner.visitor.get(`/api/app/customer-selection?segment=${id}`),
      await owner.visitor.get(`/api/v1/exports/customers.csv?segment=${id}`),
    ])
      expect(said(answer)).toEqual([404, 'Segment not found'])
    expect((await listed(other)).find((one) => one.id === id)).toMatchObject({ name: 'Often', version: 1 })
  })

  it('lends nobody its tags, programs and codes: a rule that asks for them is refused and counts nobody', async () => {
    const bo = await add({ first_name: 'Bo' }, other)
    const theirs = await program(other)
    const code = (await other.visitor.post('/api/v1/qr-codes', {})).body as { id: string }
    for (const [condition, what] of [
      [{ about: 'tag', tag: (await tag(bo.id, 'VIP', other)).id, is: 'has_not' }, 'A tag'],
      [{ about: 'program', program: theirs.id, is: 'not_in' }, 'A program'],
      [{ about: 'points', program: theirs.id, is: 'at_least', value: 0 }, 'A program'],
      [{ about: 'qr_code', qr_code: code.id }, 'A QR code'],
    ] as const) {
      const rule = all({ match: 'none', of: [condition] })
      for (const answer of [await make({ rule }), await count(rule), await edit((await made()).id, { rule })])
        expect(refusalOf(answer)).toMatchObject({
          code: 'invalid',
          fields: { rule: expect.stringMatching(new RegExp(`^${what} in this rule is none of your shop’s`)) },
        })
      expect((await count(rule, other)).status).toBe(200)
    }
  })
})

describe('a rule', () => {
  const injected = "1'; drop table customers; --"
  it.each([
    all(),
    { match: 'xor', of: [visits(1)] },
    all({ about: 'visits', is: 'at_least', value: injected }),
    all({ about: 'visits', is: '>= 0) or (true', value: 1 }),
    all({ about: 'visits', is: 'at_least', value: -1 }),
    all({ about: 'visits', is: 'at_least', value: 1.5 }),
    all({ about: 'visits', is: 'at_least', value: 1e12 }),
    all({ about: 'visits', is: 'at_least', value: 1, or: true }),
    all({ about: 'tag', tag: injected, is: 'has' }),
    all({ about: 'joined', is: 'since', date: injected }),
    all({ about: 'joined', is: 'since', days: 3 }),
    all({ about: 'last_visit', is: 'within', days: 0 }),
    all({ about: 'last_visit', is: 'never', days: 1 }),
    all({ about: 'birthday', month: 13 }),
    all({ about: 'top', by: 'total_spent', percent: 10 }),
    all({ about: 'top', by: 'spent', percent: 0 }),
    all({ about: 'constructor' }),
    all({ match: 'all', of: [{ match: 'all', of: [{ match: 'all', of: [visits(1)] }] }] }),
    all(...Array.from({ length: 21 }, (_, n) => visits(n))),
    all(
      { match: 'any', of: Array.from({ length: 11 }, (_, n) => visits(n)) },
      { match: 'any', of: Array.from({ length: 10 }, (_, n) => visits(n)) },
    ),
  ])('that makes no sense or says too much is refused: %j', async (rule) => {
    expect((await count(rule)).status).toBe(400)
    expect((await make({ rule })).status).toBe(400)
  })

  it('has three groups in each other and twenty conditions at the most', async () => {
    const inner = { match: 'none', of: [{ match: 'any', of: [visits(1), visits(2)] }] }
    expect((await count(all(inner, ...Array.from({ length: 18 }, (_, n) => visits(n))))).status).toBe(200)
  })

  it('says how many fit it, and whom of them may be written to', async () => {
    const business = await people.signUp()
    await add({ first_name: 'Ana', phone: '+12015550101', email: 'ana@example.com' }, business)
    await add({ first_name: 'Bea', email: 'bea@example.com' }, business)
    await business.visitor.post('/api/v1/customers', { first_name: 'Cy', phone: '+12015550102' })
    expect((await count(everybody, business)).body).toEqual({ count: 3, may_text: 1, may_mail: 2 })
    expect((await count(all(visits(1)), business)).body).toEqual({ count: 0, may_text: 0, may_mail: 0 })
  })
})

describe('the customers of a segment', () => {
  it('are the same in the list, its pages and searches, the count, the selection and the file', async () => {
    const business = await people.signUp()
    const [ana, bea] = [
      await add({ first_name: 'Ana' }, business),
      await add({ first_name: 'Bea' }, business),
    ]
    await add({ first_name: 'Cy' }, business)
    const { id: often } = await tag(ana.id, 'Often', business)
    await tag(bea.id, 'Often', business)
    const { id } = await made({ rule: all({ about: 'tag', tag: often, is: 'has' }) }, business)
    const query = `segment=${id}`
    expect(await names(`${query}&sort=name`, business)).toEqual(['Ana', 'Bea'])
    expect(await names(`${query}&search=be`, business)).toEqual(['Bea'])
    expect(await names(`${query}&search=cy&spelling=forgiving`, business)).toEqual([])
    const first = (await business.visitor.get(`/api/v1/customers?${query}&sort=name&limit=1`)).body as {
      next: string
    }
    expect(await names(`${query}&sort=name&limit=1&after=${first.next}`, business)).toEqual(['Bea'])
    const { body: counted } = await business.visitor.get(`/api/app/customer-count?${query}`)
    expect(counted).toEqual({ count: 2, more: false })
    const { body: selected } = await business.visitor.get(`/api/app/customer-selection?${query}`)
    expect((selected as { ids: string[] }).ids.sort()).toEqual([ana.id, bea.id].sort())
    const file = await business.visitor.get(`/api/v1/exports/customers.csv?${query}`)
    const rows = parse(file.text, { columns: true, bom: true }) as { first_name: string }[]
    expect(rows.map(({ first_name }) => first_name)).toEqual(['Ana', 'Bea'])
    expect(await names('segment=ready:new&sort=name', business)).toEqual(['Ana', 'Bea', 'Cy'])
  })

  it('who joined by a QR code are those who filled in its form, and no others', async () => {
    const business = await people.signUp()
    const [door, window] = await Promise.all(
      ['Door', 'Window'].map(
        async (location_name) =>
          (await business.visitor.post('/api/v1/qr-codes', { location_name })).body as {
            id: string
            code: string
          },
      ),
    )
    const customer = people.visitor()
    const path = `/signup-form/${door!.code}`
    const key = /name="key" value="([^"]+)"/.exec((await openForm(customer, path)).text)![1]!
    await sendForm(customer, path, { key, phone: '+12125550155', first_name: 'Ana' })
    await add({ first_name: 'Bea' }, business)
    const byCode = async (code: { id: string }) =>
      (await count(all({ about: 'qr_code', qr_code: code.id }), business)).body
    expect(await byCode(door!)).toMatchObject({ count: 1 })
    expect(await byCode(window!)).toMatchObject({ count: 0 })
  })

  it('are nobody’s where there is no such segment', async () => {
    for (const ref of [newId(), 'ready:nobody', 'ready:constructor', "x' or true --", ''])
      expect((await owner.visitor.get(`/api/v1/customers?segment=${encodeURIComponent(ref)}`)).status).toBe(
        404,
      )
  })
})

describe('a saved segment', () => {
  it('stands after those that every shop has, by name as its reader sorts them, with how many are in it', async () => {
    const business = await people.signUp()
    await add({ first_name: 'Ana' }, business)
    const { id: last } = await made({ name: 'zebra' }, business)
    for (const name of ['Ähre', 'Ant']) await made({ name }, business)
    const list = await listed(business)
    expect(list.slice(-3).map(({ name }) => name)).toEqual(['Ähre', 'Ant', 'zebra'])
    expect(list.slice(0, -3).every(({ id, meaning }) => id.startsWith('ready:') && meaning)).toBe(true)
    expect(list.length).toBeGreaterThan(12)
    const { data } = (await business.visitor.get('/api/app/segment-counts')).body as {
      data: { id: string }[]
    }
    expect(data.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
    expect(data.at(-1)).toEqual({ id: last, fault: null, count: 1, may_text: 0, may_mail: 0 })
    expect(data[0]).toMatchObject({ id: 'ready:new', count: 1 })
  })

  it('comes in pages like every list, those that every shop has among them', async () => {
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { body } = await owner.visitor.get(`/api/v1/segments?limit=5${after && `&after=${after}`}`)
      const page = body as { data: SegmentView[]; next: string | null }
      seen.push(...page.data.map(({ id }) => id))
      if (!page.next) break
      after = page.next
    }
    expect(seen).toEqual((await listed()).map(({ id }) => id))
  })

  it('that somebody else changed meanwhile is not overwritten: whoever saves sees theirs', async () => {
    const { id, version } = await made()
    expect((await edit(id, { version, name: 'First' })).status).toBe(200)
    expect(refusalOf(await edit(id, { version, name: 'Second' }))).toMatchObject({
      code: 'conflict',
      details: { reason: 'stale', segment: { name: 'First', version: 2 } },
    })
    expect((await listed()).find((one) => one.id === id)?.name).toBe('First')
  })

  it('that asks for a tag which was deleted counts nobody and says why, and does not become everybody', async () => {
    const business = await people.signUp()
    const ana = await add({ first_name: 'Ana' }, business)
    const { id: gone } = await tag(ana.id, 'Complained', business)
    const { id } = await made({ rule: all({ about: 'tag', tag: gone, is: 'has_not' }) }, business)
    await business.visitor.send('DELETE', `/api/v1/tags/${gone}`)
    const { data } = (await business.visitor.get('/api/app/segment-counts')).body as {
      data: { id: string }[]
    }
    expect(data.find((one) => one.id === id)).toMatchObject({
      count: 0,
      fault: expect.stringContaining('was deleted'),
    })
    const answer = await business.visitor.get(`/api/v1/customers?segment=${id}`)
    expect(refusalOf(answer)?.message).toContain('was deleted')
  })

  it('stands in the audit log with who made, changed and deleted it', async () => {
    const { id } = await made({ name: 'Night owls' })
    expect((await newest(owner.visitor)).sentence).toMatch(/made the segment Night owls$/)
    await edit(id, { name: 'Early birds' })
    expect((await newest(owner.visitor)).sentence).toMatch(/changed the segment Night owls$/)
    expect((await remove(id)).status).toBe(204)
    expect((await newest(owner.visitor)).sentence).toMatch(/deleted the segment Early birds$/)
    expect(said(await remove(id))).toEqual([404, 'Segment not found'])
  })

  it('that a campaign is to go out to is not deleted before that is off', async () => {
    const { id } = await made()
    const campaign = { name: 'Spring', type: 'sms', audience: { kind: 'segment', segment: id } }
    const answer = await owner.visitor.post('/api/v1/campaigns', campaign)
    const turn = (status: string) =>
      people.rows('update campaigns set status = $2 where id = $1', [
        (answer.body as { id: string }).id,
        status,
      ])
    await turn('scheduled')
    expect(refusalOf(await remove(id))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('“Spring” goes out to this segment'),
    })
    await turn('cancelled')
    expect((await remove(id)).status).toBe(204)
  })

  it.each([{ name: '' }, { name: ' \n ' }, { name: 'x'.repeat(61) }, { rule: null }])(
    'is refused without a name or a rule: %j',
    async (draft) => {
      expect((await make(draft)).status).toBe(400)
    },
  )

  it('of those that every shop has can be neither changed nor deleted', async () => {
    expect((await edit('ready:new', {})).status).toBe(400)
    expect((await remove('ready:new')).status).toBe(400)
  })

  it('is one of fifty at the most', async () => {
    const business = await people.signUp()
    for (let n = 0; n < MOST_SEGMENTS; n++) await made({ name: `S${n}` }, business)
    expect(refusalOf(await make({}, business))).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('at most 50 segments'),
    })
  })
})
