import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { AGENCY } from '#tests/isolation/fillBusiness.ts'
import { newest } from '#tests/world/auditLog.ts'
import { png } from '#tests/world/pictures.ts'
import { MOST_PICTURES, type PictureView } from './contract.ts'

let people: People
let owner: Person
beforeAll(async () => {
  people = await openPeople()
  owner = await newBusiness()
})
afterAll(() => people?.close())

/** Makes a business that may send email campaigns. */
async function newBusiness() {
  const business = await people.signUp()
  await people.rows('update businesses set tier_id = $2 where id = $1', [business.id, AGENCY])
  return business
}
let shade = 0
/** Makes another picture each time. */
const content = () => png(`#${(shade++).toString(16).padStart(6, '0')}`)
const add = (picture: Buffer, by = owner, name = 'door.png') =>
  by.visitor.post('/api/app/pictures', { name, picture: picture.toString('base64') })
const added = async (picture = content(), by = owner) => {
  const answer = await add(picture, by)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as PictureView
}
const remove = (id: string, by = owner) => by.visitor.send('DELETE', `/api/app/pictures/${id}`)
const listed = async (by = owner) =>
  ((await by.visitor.get('/api/app/pictures')).body as { data: PictureView[] }).data.map(({ id }) => id)
const blockOf = (picture_id: string) => ({ kind: 'picture', picture_id, alt: 'Door', link: null, width: 100 })
const templateOf = (blocks: object[]) => ({
  ...{ name: 'Door news', trigger_type: 'custom', subject: 'News', body: '', blocks },
})

describe('a picture of a shop’s library', () => {
  it('of the shop next door is neither listed nor deleted, and stands in no mail of ours', async () => {
    const { id } = await added()
    const other = await newBusiness()
    expect(await listed(other)).toEqual([])
    expect(said(await remove(id, other))).toEqual([404, 'Picture not found'])
    const template = await other.visitor.post('/api/v1/email-templates', templateOf([blockOf(id)]))
    expect(said(template)).toEqual([404, 'Picture not found'])
    const campaign = { name: 'News', type: 'email', texts: [{ body: '', blocks: [blockOf(id)] }] }
    expect((await other.visitor.post('/api/v1/campaigns', campaign)).status).toBe(404)
    const draft = { subject: 'News', body: '', blocks: [blockOf(id)] }
    expect((await other.visitor.post('/api/app/email-drafts/preview', draft)).status).toBe(404)
    expect(await listed()).toContain(id)
  })

  it('is shown to anybody who knows its address, as a picture and nothing else, and kept for a year', async () => {
    const picture = content()
    const { url, id } = await added(picture)
    expect(url).not.toContain(id)
    const seen = await people.visitor().get(url)
    expect(seen.status).toBe(200)
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    for (const guess of [id, '%', 'x'.repeat(22), `${url.slice(10, -1)}%`])
      expect((await people.visitor().get(`/pictures/${guess}`)).status).toBe(404)
  })

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture with a page behind it', Buffer.concat([png('#ffffff'), Buffer.from('<script>')])],
  ])('is no %s', async (_, bytes) => {
    expect(refusalOf(await add(bytes))?.fields).toHaveProperty('picture')
  })

  it('has at most 1 MB', async () => {
    const large = await add(Buffer.alloc(1024 * 1024 + 1))
    expect(refusalOf(large)?.message).toBe('The picture may have at most 1 MB')
    expect((await add(Buffer.alloc(2 * 1024 * 1024))).status).toBe(413)
  })

  it('is kept once, however often it is added', async () => {
    const picture = content()
    const [first, again] = [await added(picture), await added(picture)]
    expect(again).toEqual(first)
  })

  it('may move', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    expect(await added(gif)).toMatchObject({ media_type: 'image/gif', width: 1, height: 1, size: gif.length })
  })

  it('that is deleted is gone from the library, while mails that were sent still show it', async () => {
    const { id, url } = await added()
    expect((await remove(id)).status).toBe(204)
    expect(await listed()).not.toContain(id)
    expect((await people.visitor().get(url)).status).toBe(200)
    expect((await newest(owner.visitor)).sentence).toMatch(/deleted the picture door\.png$/)
    expect((await remove(id)).status).toBe(404)
  })

  it('is not deleted while a template or an unsent campaign shows it, in columns too: the answer says where', async () => {
    const { id } = await added()
    const made = await owner.visitor.post(
      '/api/v1/email-templates',
      templateOf([
        { kind: 'heading', text: 'Hello', size: 'large' },
        { kind: 'columns', columns: [[blockOf(id)], []] },
      ]),
    )
    const template = made.body as { id: string; version: number }
    const campaign = { name: 'Summer', type: 'email', texts: [{ body: '', blocks: [blockOf(id)] }] }
    const { id: campaignId } = (await owner.visitor.post('/api/v1/campaigns', campaign)).body as {
      id: string
    }
    expect(said(await remove(id))).toEqual([
      409,
      'This picture stands in the template “Door news” and the campaign “Summer”. Take it out there first.',
    ])
    const text = { ...templateOf([]), body: 'Words alone', blocks: null, version: template.version }
    expect((await owner.visitor.send('PUT', `/api/v1/email-templates/${template.id}`, text)).status).toBe(200)
    expect((await remove(id)).status).toBe(409)
    expect((await owner.visitor.send('DELETE', `/api/v1/campaigns/${campaignId}`)).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
  })

  it(`is one of ${MOST_PICTURES} at most, also where two come at once`, async () => {
    const full = await people.signUp()
    for (let n = 1; n < MOST_PICTURES; n++) await added(content(), full)
    const both = await Promise.all([add(content(), full), add(content(), full)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await listed(full)).toHaveLength(MOST_PICTURES)
  })
})
