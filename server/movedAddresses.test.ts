import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, type People, type Person } from '#tests/accounts/people.ts'

let people: People
let owner: Person
let neighbour: Person
beforeAll(async () => {
  people = await openPeople()
  owner = await people.signUp()
  neighbour = await people.signUp()
})
afterAll(() => people?.close())

/** A call as pages of 1.0.0 send it: at its former address, without an idempotency key. */
const send = (method: string, path: string, body?: unknown, by = owner) => by.visitor.send(method, path, body)
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id
const often = { name: 'Often', rule: { match: 'all', of: [{ about: 'visits', is: 'at_least', value: 3 }] } }

describe('a page of 1.0.0 that is still open', () => {
  it('goes on with segments, where they are today', async () => {
    const made = await send('POST', '/api/app/segments', often)
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store'])
    const other = await send('POST', '/api/app/segments', { ...often, name: 'Regulars' })
    expect(idOf(other)).not.toBe(idOf(made))
    const path = `/api/app/segments/${idOf(made)}`
    expect((await send('PUT', path, { ...often, name: 'Weekly', version: 1 })).status).toBe(200)
    expect((await send('DELETE', `/api/app/segments/${idOf(other)}`)).status).toBe(204)
    expect((await send('POST', '/api/app/segments/count', { rule: often.rule })).body).toMatchObject({
      count: 0,
    })
    const names = async (address: string) =>
      ((await send('GET', `${address}?limit=100`)).body as { data: { name: string }[] }).data.map(
        ({ name }) => name,
      )
    expect(await names('/api/app/segments')).toContain('Weekly')
    expect(await names('/api/app/segments')).toEqual(await names('/api/v1/segments'))
  })

  it('goes on with templates, campaigns, figures and files', async () => {
    const template = await send('POST', '/api/app/sms-templates', {
      name: 'Hello',
      trigger_type: 'custom',
      message_template: 'Hi {firstName}',
    })
    expect(template.status, template.text).toBe(201)
    const news = { name: 'News', type: 'sms', texts: [{ body: 'Hi {firstName}' }] }
    const campaign = await send('POST', '/api/app/campaigns', news)
    expect(campaign.status, campaign.text).toBe(201)
    for (const path of [
      '/api/app/sms-templates',
      '/api/app/email-templates',
      '/api/app/campaigns',
      `/api/app/campaigns/${idOf(campaign)}`,
      `/api/app/campaigns/${idOf(campaign)}/forecast`,
      '/api/app/analytics?period=30-days',
      '/api/app/analytics/forecast',
      // Those that stayed are where they were.
      '/api/app/analytics/worth?period=30-days',
    ]) {
      const { status, text } = await send('GET', path)
      expect([path, status], text).toEqual([path, 200])
    }
    await people.prove(owner)
    const file = await send('GET', '/api/app/exports/customers.csv')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  })

  it('comes to nothing else by a former address than by the present one', async () => {
    const id = idOf(await send('POST', '/api/app/segments', { ...often, name: 'Ours' }))
    expect((await send('DELETE', `/api/app/segments/${id}`, undefined, neighbour)).status).toBe(404)
    expect((await people.visitor().get('/api/app/segments')).status).toBe(401)
    for (const path of [
      '/api/app/segmentsx',
      '/api/app/campaigns-x',
      '/api/app/analytics/nothing',
      '/api/app/api/app/segments',
    ])
      expect([path, (await send('GET', path)).status]).toEqual([path, 404])
  })

  it('leaves the language of a shop, of which it does not know, when it saves the profile', async () => {
    type Settings = { profile: Record<string, unknown>; version: number }
    const read = async () => (await send('GET', '/api/app/settings')).body as Settings
    const save = async (change: object) => {
      const { profile, version } = await read()
      return send('PUT', '/api/app/settings/profile', { ...profile, version, ...change })
    }
    expect((await save({ language: 'it' })).status).toBe(200)
    expect((await save({ language: undefined, company_name: 'Bar Centrale' })).status).toBe(200)
    expect((await read()).profile).toMatchObject({ company_name: 'Bar Centrale', language: 'it' })
  })
})
