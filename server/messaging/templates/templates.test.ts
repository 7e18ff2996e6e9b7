import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startersIn } from '#server/messaging/blocks/index.ts'
import { openPeople, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { newest } from '#tests/world/auditLog.ts'
import type { EmailStarter, EmailTemplateView, SmsTemplateView } from './contract.ts'

let people: People
let owner: Person
beforeAll(async () => {
  people = await openPeople()
  owner = await people.signUp()
})
afterAll(() => people?.close())

const sms = { name: 'Hours', trigger_type: 'custom', message_template: 'Hi {firstName}, we open at 8.' }
const email = { name: 'Hours', trigger_type: 'custom', subject: 'Our hours', body: 'Hi {firstName}!' }
const drafts = { sms, email }
type Kind = keyof typeof drafts

const at = (kind: Kind, rest = '') => `/api/v1/${kind}-templates${rest}`
const make = async (kind: Kind, change: object = {}, by = owner) =>
  by.visitor.post(at(kind), { ...drafts[kind], ...change })
const made = async (kind: Kind, change: object = {}) => {
  const answer = await make(kind, change)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as SmsTemplateView & EmailTemplateView
}
const edit = (kind: Kind, id: string, change: object, by = owner) =>
  by.visitor.send('PUT', at(kind, `/${id}`), { ...drafts[kind], version: 1, ...change })
const turn = (kind: Kind, id: string, act: 'activate' | 'deactivate', by = owner) =>
  by.visitor.post(at(kind, `/${id}/${act}`), {})
const listed = async (kind: Kind, by = owner) =>
  ((await by.visitor.get(at(kind))).body as { data: SmsTemplateView[] }).data

describe('a template that a shop has not changed', () => {
  it('is shown in the shop’s language, whichever that is by now, and is no change when it is saved so', async () => {
    const other = await people.signUp()
    const shown = async () => (await listed('sms', other)).find((one) => one.trigger_type === 'custom')!
    expect((await shown()).message_template).toMatch(/^Hi \{firstName\}, thank you/)
    await people.rows(`update businesses set language = 'de' where id = $1`, [other.id])
    const { id, name, trigger_type, message_template, version } = await shown()
    expect(message_template).toMatch(/^Hallo \{firstName\}, danke/)
    const before = await newest(other.visitor)
    const saved = await other.visitor.send('PUT', at('sms', `/${id}`), {
      ...{ name, trigger_type, message_template, version },
    })
    expect(saved.status, saved.text).toBe(200)
    expect(await newest(other.visitor)).toEqual(before)
    await people.rows(`update businesses set language = 'it' where id = $1`, [other.id])
    expect((await shown()).message_template).toMatch(/^Ciao \{firstName\}, grazie/)
  })
})

describe('the list of templates', () => {
  it('is sorted as its reader’s language sorts names, not by the letters’ codes', async () => {
    const other = await people.signUp()
    const names = ['Zimt', 'Ärger', 'apfel', 'Ñandú', 'Nube', 'Oso']
    for (const name of names) await make('sms', { name }, other)
    const inLanguage = async (language: string) => {
      const { body } = await other.visitor.get(at('sms'), { 'accept-language': language })
      return (body as { data: SmsTemplateView[] }).data
        .map(({ name }) => name)
        .filter((name) => names.includes(name))
    }
    expect(await inLanguage('de')).toEqual(['apfel', 'Ärger', 'Ñandú', 'Nube', 'Oso', 'Zimt'])
    expect(await inLanguage('es')).toEqual(['apfel', 'Ärger', 'Nube', 'Ñandú', 'Oso', 'Zimt'])
  })
})

describe('the mails to begin with', () => {
  it.each([
    ['de', 'Wir vermissen dich', 'An alle, die gerade beigetreten sind'],
    ['es', 'Te echamos de menos', 'Para quien acaba de unirse'],
    ['fr', 'We miss you', 'To whoever has just joined'],
  ])('have names for a reader of %s, and words for the shop’s guests', async (reader, name, about) => {
    const other = await people.signUp()
    await people.rows(`update businesses set language = 'it' where id = $1`, [other.id])
    const { body } = await other.visitor.get('/api/app/email-starters', { 'accept-language': reader })
    const { data } = body as { data: EmailStarter[] }
    expect(data.map((one) => one.name)).toContain(name)
    expect(data[0]).toMatchObject({ about, subject: startersIn('it')[0]!.subject })
  })
})

describe.each(['sms', 'email'] as const)('a template by %s', (kind) => {
  it('of the shop next door is neither seen, changed nor switched', async () => {
    const { id } = await made(kind)
    const other = await people.signUp()
    expect((await listed(kind, other)).map((one) => one.id)).not.toContain(id)
    for (const answer of [
      await edit(kind, id, { name: 'Mine now' }, other),
      await turn(kind, id, 'deactivate', other),
      await turn(kind, id, 'activate', other),
    ])
      expect(said(answer)).toEqual([404, 'Template not found'])
    expect((await listed(kind)).find((one) => one.id === id)).toMatchObject({ name: 'Hours', active: true })
  })

  it('of the other channel is not found by its id', async () => {
    const { id } = await made(kind)
    expect((await turn(kind === 'sms' ? 'email' : 'sms', id, 'deactivate')).status).toBe(404)
  })

  const words = kind === 'sms' ? ['name', 'message_template'] : ['name', 'subject', 'body']
  const sentence = kind === 'sms' ? 'Name and message are required' : 'Name, subject, and body are required'
  it.each(words)('is refused without its %s, in the words of the specification', async (field) => {
    const refused = refusalOf(await make(kind, { [field]: ' \n ' }))
    expect(refused).toMatchObject({ code: 'invalid', message: sentence, fields: { [field]: sentence } })
    const { id } = await made(kind)
    expect(refusalOf(await edit(kind, id, { [field]: '' }))?.message).toBe(sentence)
  })

  it.each(words)('is refused with a %s of which nothing is visible', async (field) => {
    for (const unseen of ['\u200b', '\u3164 \u2800', '\u202e\n\u2060'])
      expect([unseen, refusalOf(await make(kind, { [field]: unseen }))?.fields]).toEqual([
        unseen,
        { [field]: sentence },
      ])
  })

  it.each(words.slice(1))('is refused with a placeholder in its %s that there is not', async (field) => {
    const refused = refusalOf(await make(kind, { [field]: 'Hi {first_name}' }))
    expect(refused?.fields?.[field]).toContain('Unknown placeholder {first_name}')
  })

  const translation = (language: string, change: object = {}) => ({
    ...(kind === 'sms' ? { message_template: 'Hallo' } : { subject: 'Hallo', body: 'Hallo' }),
    ...{ language, ...change },
  })

  it('keeps its text in other languages, each checked as its own is', async () => {
    const { id } = await made(kind, { translations: [translation('de'), translation('pt')] })
    const kept = (await listed(kind)).find((one) => one.id === id)!
    expect(kept.translations).toMatchObject([translation('de'), translation('pt')])
    for (const field of words.slice(1)) {
      const unknown = await make(kind, {
        translations: [translation('de'), translation('fr', { [field]: '{vorname}' })],
      })
      expect(refusalOf(unknown)?.fields?.[`translations.1.${field}`]).toContain('{vorname}')
      const empty = await make(kind, { translations: [translation('de', { [field]: ' ' })] })
      expect(refusalOf(empty)?.fields).toEqual({ [`translations.0.${field}`]: sentence })
    }
    for (const translations of [
      [translation('de'), translation('de')],
      [translation('tlh')],
      [translation('de', { more: 1 })],
    ])
      expect((await make(kind, { translations })).status).toBe(400)
    await edit(kind, id, { translations: [] })
    expect((await newest(owner.visitor)).sentence).toContain('the translations of')
  })

  it('is refused with a trigger that there is not, or one of the other channel', async () => {
    for (const trigger_type of ['', 'constructor', kind === 'sms' ? 'promotional' : 'points_milestone'])
      expect((await make(kind, { trigger_type })).status).toBe(400)
  })

  it('that somebody else changed meanwhile is not overwritten: whoever saves sees theirs', async () => {
    const { id, version } = await made(kind)
    expect((await edit(kind, id, { version, name: 'First' })).status).toBe(200)
    const late = refusalOf(await edit(kind, id, { version, name: 'Second' }))
    expect(late).toMatchObject({
      code: 'conflict',
      details: { reason: 'stale', template: { name: 'First' } },
    })
    expect((await listed(kind)).find((one) => one.id === id)?.name).toBe('First')
  })

  it('is offered by hand while it is active, and no longer', async () => {
    const { id } = await made(kind)
    const offered = async () =>
      (
        (await owner.visitor.get(at(kind, '?active=true&by_hand=true'))).body as { data: { id: string }[] }
      ).data.some((one) => one.id === id)
    expect(await offered()).toBe(true)
    expect((await turn(kind, id, 'deactivate')).body).toMatchObject({ active: false })
    expect(await offered()).toBe(false)
    expect((await turn(kind, id, 'activate')).body).toMatchObject({ active: true })
    expect(await offered()).toBe(true)
  })

  it('stands in the audit log with who made, changed and switched it', async () => {
    const { id, version } = await made(kind)
    await edit(kind, id, { version, name: 'Longer hours' })
    expect(await newest(owner.visitor)).toMatchObject({
      sentence: expect.stringMatching(
        new RegExp(`changed the name of the ${kind === 'sms' ? 'SMS' : 'email'} template Hours$`),
      ),
    })
    await turn(kind, id, 'deactivate')
    const switched = (await newest(owner.visitor)).sentence
    expect(switched).toMatch(/deactivated the (SMS|email) template Longer hours$/)
    await turn(kind, id, 'deactivate')
    expect((await newest(owner.visitor)).sentence).toBe(switched)
  })
})

describe('a trigger’s settings', () => {
  it('are kept for that trigger alone, its milestones in order', async () => {
    const config = { milestones: [500, 50], sendHour: 11, daysBefore: 3 }
    expect((await made('sms', { trigger_type: 'points_milestone', config })).config).toEqual({
      milestones: [50, 500],
    })
    expect((await made('sms', { trigger_type: 'birthday', config })).config).toEqual({
      sendHour: 11,
      daysBefore: 3,
    })
    expect((await made('email', { trigger_type: 'birthday' })).config).toEqual({ sendHour: 9, daysBefore: 0 })
    expect((await made('sms', { config })).config).toEqual({})
  })

  it('spell names plainly in a text of any kind, and in no email or other template', async () => {
    const config = { plainNames: true }
    for (const trigger_type of ['welcome', 'custom', 'birthday', 'points_milestone'])
      expect((await made('sms', { trigger_type, config })).config).toMatchObject(config)
    for (const kind of ['sms', 'email'] as const)
      expect((await made(kind, { trigger_type: 'birthday' })).config).not.toHaveProperty('plainNames')
    expect((await made('email', { trigger_type: 'welcome', config })).config).toEqual({})
  })

  it.each([
    [{ milestones: [] }],
    [{ milestones: [0] }],
    [{ milestones: [1.5] }],
    [{ milestones: [5, 5] }],
    [{ milestones: Array.from({ length: 21 }, (_, n) => n + 1) }],
    [{ sendHour: 24 }],
    [{ daysBefore: -1 }],
    [{ daysBefore: 31 }],
    [{ other: true }],
  ])('are refused where they make no sense: %j', async (config) => {
    expect((await make('sms', { trigger_type: 'birthday', config })).status).toBe(400)
  })
})
