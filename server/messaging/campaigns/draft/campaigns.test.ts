import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, type People, refusalOf, said } from '#tests/accounts/people.ts'
import type { CampaignDetail } from '../contract.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

const news = { name: 'News', type: 'sms', texts: [{ body: 'Hi {firstName}' }] }

describe('a campaign while it is written', () => {
  it('by email is refused on Free, with the way to the plans', async () => {
    const { visitor } = await people.signUp()
    const answer = await visitor.post('/api/v1/campaigns', { ...news, type: 'email' })
    expect(said(answer)).toEqual([
      409,
      'Email campaigns come with the Pro and Agency plans. Upgrade your plan to send them.',
    ])
    expect(answer.text).toContain('/subscription')
  })

  it('needs a name that is not blank, and no placeholder that there is not', async () => {
    const { visitor } = await people.signUp()
    const fieldsOf = async (campaign: object) =>
      Object.keys(refusalOf(await visitor.post('/api/v1/campaigns', { ...news, ...campaign }))?.fields ?? {})
    expect(await fieldsOf({ name: '  ' })).toEqual(['name'])
    expect(await fieldsOf({ texts: [{ body: 'Hi {who}' }] })).toEqual(['texts.0.body'])
    expect(await fieldsOf({ texts: [{ body: 'Take {code}' }] })).toEqual(['texts.0.body'])
  })

  it('is not overwritten or started by who has not seen what a colleague changed', async () => {
    const { visitor } = await people.signUp()
    const { id, version } = (await visitor.post('/api/v1/campaigns', news)).body as CampaignDetail
    const { type: _fixed, ...settings } = news
    const edit = { ...settings, name: 'Other news', version }
    expect((await visitor.send('PUT', `/api/v1/campaigns/${id}`, edit)).status).toBe(200)
    expect((await visitor.send('PUT', `/api/v1/campaigns/${id}`, edit)).status).toBe(409)
    expect((await visitor.post(`/api/v1/campaigns/${id}/start`, { version })).status).toBe(409)
  })
})
