import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { AdminAnnouncement, Announcement } from './contract.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const DAY_MS = 86_400_000

const clock = travellingClock(new Date('2026-03-02T23:00:00Z'))

let product: Product
let admin: Visitor
let owner: Visitor
let counterOnly: Visitor
beforeAll(async () => {
  product = await openProduct(clock)
  const made = await signUp('The platform', 'admin@platform.example')
  admin = made.visitor
  await rows('insert into super_admins values ($1)', [made.id])
  const business = await signUp('Corner Flowers', 'owner@flowers.example')
  owner = business.visitor
  const counter = await signUp('At the counter', 'counter@flowers.example')
  counterOnly = counter.visitor
  await rows(
    `update tenant_members set role = 'counter', business_id = $2,
       tenant_id = (select id from tenants where business_id = $2) where user_id = $1`,
    [counter.id, business.id],
  )
  await rows('update session set active_business_id = $2 where user_id = $1', [counter.id, business.id])
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)

async function signUp(company_name: string, email: string) {
  const visitor = product.visitor()
  const account = { company_name, email, password: 'a fine password', tier_id: FREE }
  const { body } = await visitor.post('/api/auth/sign-up', account)
  return { visitor, id: (body as { business_id: string }).business_id }
}

const day = (add: number) =>
  new Date(product.services.clock.now().getTime() + add * DAY_MS).toISOString().slice(0, 10)
const words = (title: string, from = 0, until = 3) => ({
  title,
  message: 'On Sunday.',
  tone: 'info',
  starts_on: day(from),
  ends_on: day(until),
})
const write = (announcement: object) => admin.post('/api/app/admin/announcements', announcement)
const writeOnce = (announcement: object, key: string) =>
  admin.post('/api/app/admin/announcements', announcement, { 'idempotency-key': key })
const make = async (announcement: object) => (await write(announcement)).body as AdminAnnouncement
const told = async (who: Visitor) => {
  const { body } = await who.get('/api/app/announcements')
  return (body as { data: Announcement[] }).data.map(({ title }) => title)
}
const listed = async (id: string) => {
  const { body } = await admin.get('/api/app/admin/announcements')
  return (body as { data: AdminAnnouncement[] }).data.find((one) => one.id === id)!
}
const sentences = async () => {
  const { body } = await admin.get('/api/app/admin/audit')
  return (body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)
}

describe('announcements', () => {
  it('are told from the first to the last day, warnings first, exactly as they were written', async () => {
    const title = '<b>Slow</b> & "late"'
    await make(words('Later', 1))
    await make({ ...words('Today alone', 0, 0), tone: 'warning' })
    const { id } = await make(words(title))
    expect(await told(owner)).toEqual(['Today alone', title])
    expect(await listed(id)).toMatchObject({ title, state: 'in force', dismissals: 0, ended_at: null })
    const over = `update announcements set starts_on = $1::date, ends_on = $2::date where title = 'Today alone'`
    await rows(over, [day(-3), day(-1)])
    expect(await told(owner)).toEqual([title])
    await rows('delete from announcements')
  })

  it('stay put away for the person who dismissed them, and are told to all others', async () => {
    const { visitor: other } = await signUp('Other shop', 'other@shop.example')
    const { id } = await make(words('Maintenance'))
    const dismiss = () => owner.post(`/api/app/announcements/${id}/dismiss`, undefined)
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200])
    expect(await told(owner)).toEqual([])
    expect(await told(other)).toEqual(['Maintenance'])
    expect((await listed(id)).dismissals).toBe(1)
    const { id: later } = await make(words('To come', 2, 4))
    for (const unknown of [later, crypto.randomUUID()])
      expect((await owner.post(`/api/app/announcements/${unknown}/dismiss`, undefined)).status).toBe(404)
    await rows('delete from announcements')
  })

  it('are told once, however often and at once the same request comes', async () => {
    const once = () => writeOnce(words('Doubled'), 'one press')
    const answers = await Promise.all([once(), once(), once()])
    answers.push(await once())
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => (body as AdminAnnouncement).id)).size).toBe(1)
    expect(await told(owner)).toEqual(['Doubled'])
    const written = (await sentences()).filter((one) => one.endsWith('told every shop: Doubled'))
    expect(written).toHaveLength(1)
    expect((await writeOnce(words('Another'), 'one press')).status).toBe(409)
    expect((await admin.send('POST', '/api/app/admin/announcements', words('No key'))).status).toBe(400)
    expect(await told(owner)).toEqual(['Doubled'])
    await rows('delete from announcements')
  })

  it('answer a request that is repeated after the last day as the first time, and take no new one for it', async () => {
    const wanted = words('Tonight', 0, 0)
    const midnight = Date.parse(`${day(1)}T00:00:00Z`)
    clock.advance(midnight - clock.now().getTime() - 60_000)
    const { body } = await writeOnce(wanted, 'just before midnight')
    clock.advance(120_000)
    const { id, title } = body as AdminAnnouncement
    expect(await writeOnce(wanted, 'just before midnight')).toMatchObject({
      status: 201,
      body: { id, title, state: 'over' },
    })
    expect(await write(wanted)).toMatchObject({
      status: 400,
      body: { error: { fields: { ends_on: 'This day is over. Choose a later one.' } } },
    })
    expect(await told(owner)).toEqual([])
    expect((await sentences()).filter((one) => one.endsWith('told every shop: Tonight'))).toHaveLength(1)
    await rows('delete from announcements')
  })

  it('end at once when they are ended, once, and the log says who wrote and who ended them', async () => {
    const { id } = await make(words('A mistake'))
    const end = () => admin.post(`/api/app/admin/announcements/${id}/end`, undefined)
    expect(await end()).toMatchObject({ status: 200, body: { state: 'ended' } })
    expect(await told(owner)).toEqual([])
    expect((await end()).status).toBe(409)
    expect(await sentences()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ told every shop: A mistake$/),
        expect.stringMatching(/ ended the announcement A mistake$/),
      ]),
    )
  })

  it.each([
    ['title', { title: ' ' }],
    ['message', { message: '' }],
    ['tone', { tone: 'danger' }],
    ['ends_on', { ends_on: '2020-01-01' }],
    ['ends_on', { ends_on: '9999-01-01' }],
  ])('are refused at the %s of %j', async (field, wrong) => {
    const { status, body } = await write({ ...words('Refused'), ...wrong })
    const { fields } = (body as { error: { fields: Record<string, string> } }).error
    expect([status, Object.keys(fields)]).toEqual([400, [field]])
  })

  it('are refused where the days are the wrong way round', async () => {
    expect((await write(words('Backwards', 3, 2))).status).toBe(400)
  })

  it('are written, listed and ended by super admins alone, and nobody at a counter reads them', async () => {
    const { id } = await make(words('Kept'))
    const path = '/api/app/admin/announcements'
    for (const [who, status] of [
      [owner, 403],
      [counterOnly, 403],
      [product.visitor(), 401],
    ] as const) {
      expect((await who.get(path)).status).toBe(status)
      expect((await who.post(path, words('Not ours'))).status).toBe(status)
      expect((await who.post(`${path}/${id}/end`, undefined)).status).toBe(status)
    }
    expect((await counterOnly.get('/api/app/announcements')).status).toBe(403)
    expect((await counterOnly.post(`/api/app/announcements/${id}/dismiss`, undefined)).status).toBe(403)
    expect(await listed(id)).toMatchObject({ state: 'in force', dismissals: 0 })
    await rows('delete from announcements')
  })
})
