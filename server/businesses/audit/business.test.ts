import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, newest, sentences } from '#tests/world/auditLog.ts'
import { type Business, openTeams, PASSWORD, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id
const nameOf = async ({ email }: { email: string }) =>
  (await teams.rows<{ name: string }>('select name from "user" where email = $1', [email]))[0]!.name

describe('a shared till', () => {
  it('is written down from start to end, each step with who did it', async () => {
    const business = await teams.openBusiness('Agency')
    const ben = await teams.hire(business)
    await ben.visitor.send('PUT', '/api/app/staff-pin', { pin: '4711' })
    const till = teams.product.visitor('198.51.100.40')
    await till.post('/api/auth/sign-in', { email: business.email, password: PASSWORD })
    await Promise.all([1, 2].map(() => till.post('/api/app/shared-till', undefined)))
    const come = (pin: string) => till.post('/api/app/shared-till/come', { member_id: ben.id, pin })
    expect([(await come('0000')).status, (await come('4711')).status]).toEqual([400, 204])
    expect((await till.post('/api/app/shared-till/end', { password: 'not the password' })).status).toBe(400)
    expect((await till.post('/api/app/shared-till/end', { password: PASSWORD })).status).toBe(204)
    const owner = await nameOf(business)
    const { data: entries } = await logOf(business.owner, '?kind=shared%20till')
    // All entries have one moment, because the clock does not move.
    expect(entries.map(({ sentence }) => sentence).toSorted()).toEqual(
      [
        `${owner} made a till one that the team shares`,
        'Someone typed a wrong PIN for Ben Okoro at a shared till',
        'Ben Okoro came to a shared till',
        `${owner} ended the sharing of a till`,
      ].toSorted(),
    )
    expect(new Set(entries.map(({ address }) => address))).toEqual(new Set(['198.51.100.40']))
    expect(await sentences(business.owner, '?kind=team')).toContain(
      'Ben Okoro set their PIN for shared tills',
    )
    const kept = await teams.rows<{ entry: string }>(
      'select to_jsonb(e)::text as entry from audit_entries e where business_id = $1',
      [business.businessId],
    )
    expect(kept.filter(({ entry }) => /4711|argon2/.test(entry))).toEqual([])
  })

  it('adds no more wrong PINs to the log than the limit allows', async () => {
    const business = await teams.openBusiness('Agency')
    const ben = await teams.hire(business)
    await ben.visitor.send('PUT', '/api/app/staff-pin', { pin: '4711' })
    const till = teams.visitor()
    await till.post('/api/auth/sign-in', { email: business.email, password: PASSWORD })
    await till.post('/api/app/shared-till', undefined)
    for (let tries = 0; tries < 8; tries += 1)
      await till.post('/api/app/shared-till/come', { member_id: ben.id, pin: '0000' })
    const told = await sentences(business.owner, '?kind=shared%20till')
    expect(told.filter((one) => one.includes('wrong PIN'))).toHaveLength(5)
  })
})

describe('what the shop offers', () => {
  let business: Business
  let owner: Visitor
  let name: string
  beforeAll(async () => {
    business = await teams.openBusiness('Agency')
    owner = business.owner
    name = await nameOf(business)
  })

  const make = (body: object, key: string = crypto.randomUUID()) =>
    owner.post('/api/v1/programs', body, { 'idempotency-key': key })
  const programs = async () =>
    ((await owner.get('/api/v1/programs')).body as { data: { id: string; version: number }[] }).data
  const versionOf = async (id: string) => (await programs()).find((one) => one.id === id)!.version

  it('tells of a program that was made, changed (with the fields), paused and activated, each once', async () => {
    const points = { name: 'Points', type: 'points', config: {} }
    const id = idOf(await make(points, 'the same'))
    expect(idOf(await make(points, 'the same'))).toBe(id)
    const edit = async (change: object) => {
      const body = { version: await versionOf(id), name: 'Points', config: {}, ...change }
      expect((await owner.send('PUT', `/api/v1/programs/${id}`, body)).status).toBe(200)
    }
    await edit({})
    await edit({ name: 'Beans', config: { pointsPerDollar: 2, welcomeBonus: 20 } })
    expect(await newest(owner)).toMatchObject({
      kind: 'settings',
      sentence: `${name} changed the name, welcome bonus, and points per unit of currency of the program Points`,
      changes: [
        { setting: 'Name', from: 'Points', to: 'Beans' },
        { setting: 'Welcome bonus', from: '0', to: '20' },
        { setting: 'Points per unit of currency', from: '1', to: '2' },
      ],
    })
    for (const turn of ['pause', 'pause', 'activate', 'activate'])
      expect((await owner.post(`/api/v1/programs/${id}/${turn}`, undefined)).status).toBe(200)
    expect(await sentences(owner, '?kind=settings')).toEqual([
      `${name} activated the program Beans`,
      `${name} paused the program Beans`,
      `${name} changed the name, welcome bonus, and points per unit of currency of the program Points`,
      `${name} made the program Points`,
      `${name} opened the shop`,
    ])
  })

  it('tells of tiers in words, and leaves out the unchanged ones', async () => {
    const config = { tiers: [{ visits: 5, discount: 5 }] }
    const id = idOf(await make({ name: 'Ladder', type: 'discount', config }))
    const edit = async (tiers: object[]) =>
      owner.send('PUT', `/api/v1/programs/${id}`, {
        version: await versionOf(id),
        name: 'Ladder',
        config: { tiers },
      })
    await edit(config.tiers)
    expect((await newest(owner)).sentence).toBe(`${name} made the program Ladder`)
    await edit([
      { visits: 5, discount: 5 },
      { visits: 9, discount: 10 },
    ])
    expect((await newest(owner)).changes).toEqual([
      { setting: 'Tiers', from: '5% from 5 visits', to: '5% from 5 visits, 10% from 9 visits' },
    ])
  })

  it('tells of rewards made, changed and archived', async () => {
    const program_id = idOf(await make({ name: 'Shelf', type: 'points', config: {} }))
    const terms = { name: 'Flat white', points_price: 190 }
    const headers = { 'idempotency-key': 'a reward' }
    const id = idOf(await owner.post('/api/v1/rewards', { program_id, ...terms }, headers))
    await owner.post('/api/v1/rewards', { program_id, ...terms }, headers)
    const edit = (version: number, change: object) =>
      owner.send('PUT', `/api/v1/rewards/${id}`, { version, ...terms, ...change })
    expect((await edit(1, { points_price: 200, stock: 5 })).status).toBe(200)
    expect((await newest(owner)).changes).toEqual([
      { setting: 'Stock', from: '', to: '5' },
      { setting: 'Points price', from: '190', to: '200' },
    ])
    expect((await edit(1, { name: 'Too late' })).status).toBe(409)
    await owner.post(`/api/v1/rewards/${id}/archive`, { version: 2 })
    expect((await sentences(owner, '?kind=settings')).slice(0, 4)).toEqual([
      `${name} archived the reward Flat white`,
      `${name} changed the stock and points price of the reward Flat white`,
      `${name} made the reward Flat white`,
      `${name} made the program Shelf`,
    ])
  })

  it('tells of QR codes made, with their target, and deleted', async () => {
    const generate = async (body: object) => {
      const answer = await owner.post('/api/v1/qr-codes', body, { 'idempotency-key': JSON.stringify(body) })
      return (answer.body as { id: string }).id
    }
    const wanted = { location_name: 'Counter', custom_url: 'https://evil.example/' }
    const id = await generate(wanted)
    expect(await generate(wanted)).toBe(id)
    expect(await newest(owner)).toMatchObject({
      sentence: `${name} made the QR code of Counter`,
      changes: [{ setting: 'Custom URL', from: '', to: 'https://evil.example/' }],
    })
    await owner.send('DELETE', `/api/v1/qr-codes/${id}`, undefined)
    expect((await owner.send('DELETE', `/api/v1/qr-codes/${id}`, undefined)).status).toBe(404)
    await generate({})
    expect((await sentences(owner, '?kind=settings')).filter((one) => one.includes('QR code'))).toEqual([
      `${name} made a QR code`,
      `${name} deleted the QR code of Counter`,
      `${name} made the QR code of Counter`,
    ])
  })
})

describe('merges of one person after another', () => {
  it('name whom all of them are now', async () => {
    const { owner, ...business } = await teams.openBusiness('Agency')
    const name = await nameOf(business)
    const [aa, bb, cc] = await Promise.all(
      ['Aa', 'Bb', 'Cc'].map(async (first_name) =>
        idOf(await owner.post('/api/v1/customers', { first_name }, { 'idempotency-key': first_name })),
      ),
    )
    const merge = async (duplicate_id: string, into: string, confirmation: string) =>
      expect(
        await owner.post(
          `/api/v1/customers/${into}/merge`,
          { duplicate_id, confirmation },
          { 'idempotency-key': confirmation },
        ),
      ).toMatchObject({ status: 200 })
    await merge(aa!, bb!, 'Aa')
    await merge(bb!, cc!, 'Bb')
    const merged = `${name} merged a duplicate into Cc`
    expect((await sentences(owner)).filter((one) => one.includes('merged'))).toEqual([merged, merged])
  })
})
