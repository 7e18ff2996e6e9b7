import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { openPeople, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import type { DraftPreview } from './contract.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

const text = { message_template: 'Hi {firstName}, {points} points at {business_name}' }
const mail = { subject: 'For {name}', body: 'Hi {firstName}, this goes to {email}.' }
const addCustomer = async ({ visitor }: Person, person: object) => {
  const answer = await visitor.post('/api/v1/customers', person)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { id: string }).id
}
const preview = ({ visitor }: Person, kind: 'sms' | 'email', draft: object) =>
  visitor.post(`/api/app/${kind}-drafts/preview`, draft)
const test = ({ visitor }: Person, kind: 'sms' | 'email', draft: object, key = crypto.randomUUID()) =>
  visitor.post(`/api/app/${kind}-drafts/test`, draft, { 'idempotency-key': key })
const confirmed = async () => {
  const person = await people.signUp()
  const token = await people.tokenFor(person.email)
  await person.visitor.post('/api/auth/verify', { type: 'signup', token })
  return person
}

describe('a template while it is written', () => {
  it('shows nothing of another shop’s customer', async () => {
    const [mine, theirs] = [await people.signUp(), await people.signUp()]
    const customer_id = await addCustomer(theirs, { first_name: 'Secret' })
    for (const answer of [
      await preview(mine, 'sms', { ...text, customer_id }),
      await preview(mine, 'email', { ...mail, customer_id }),
      await test(mine, 'sms', { ...text, customer_id }),
    ])
      expect(answer.text).not.toContain('Secret')
    expect(said(await preview(mine, 'sms', { ...text, customer_id }))).toEqual([404, 'Customer not found'])
  })

  it('reads as this customer would read it, or an invented one without a customer', async () => {
    const owner = await people.signUp()
    const customer_id = await addCustomer(owner, { first_name: 'Zoë', email: 'zoe@example.com' })
    const read = async (kind: 'sms' | 'email', draft: object) =>
      (await preview(owner, kind, draft)).body as DraftPreview
    expect((await read('sms', { ...text, customer_id })).content).toBe('Hi Zoë, 0 points at Blue Door Café')
    expect(await read('email', { ...mail, customer_id })).toMatchObject({
      subject: 'For Zoë',
      content: 'Hi Zoë, this goes to zoe@example.com.',
    })
    expect((await read('sms', text)).content).toMatch(/^Hi Ana, \d+ points/)
  })

  it('tells the way to the next reward, of this customer or in the shop’s own programs', async () => {
    const owner = await people.signUp()
    const config = { stampsRequired: 6, rewardDescription: 'A coffee' }
    await owner.visitor.post('/api/v1/programs', { name: 'Card', type: 'stamp_card', config })
    const customer_id = await addCustomer(owner, { first_name: 'Zoë' })
    const words = '{stamps} of 6, {toNextReward} to {nextReward}'
    const content = async (kind: 'sms' | 'email', draft: object) =>
      ((await preview(owner, kind, draft)).body as DraftPreview).content
    for (const [reader, way] of [
      [{ customer_id }, '0 of 6, 6 to A coffee'],
      [{}, '4 of 6, 2 to A coffee'],
    ] as const) {
      expect(await content('sms', { message_template: words, ...reader })).toBe(way)
      expect(await content('email', { ...mail, body: words, ...reader })).toBe(way)
    }
  })

  it('shows a mail in a colour that is not saved yet, and takes nothing but a colour', async () => {
    const owner = await people.signUp()
    const shown = async (brand_color?: string) => preview(owner, 'email', { ...mail, brand_color })
    const colored = 'background:#0f766e'
    expect((await shown()).text).not.toContain(colored)
    expect((await shown('#0F766E')).text).toContain(colored)
    expect(refusalOf(await shown('#0f766e;background:url(//evil)'))?.fields).toHaveProperty('brand_color')
    expect((await shown()).text).not.toContain(colored)
  })

  it('shows its characters and segments, and what one message costs', async () => {
    const owner = await people.signUp()
    const sized = async (message_template: string) => {
      const { characters, segments, encoding, takes } = (await preview(owner, 'sms', { message_template }))
        .body as DraftPreview
      return { characters, segments, encoding, takes: takes.allowance }
    }
    const plain = { encoding: 'GSM-7' }
    expect(await sized('a'.repeat(160))).toEqual({ characters: 160, segments: 1, ...plain, takes: 1 })
    expect(await sized('a'.repeat(161))).toEqual({ characters: 161, segments: 2, ...plain, takes: 2 })
    expect(await sized(`${'a'.repeat(70)}🎂`)).toEqual({
      characters: 71,
      segments: 2,
      encoding: 'UCS-2',
      takes: 2,
    })
    // A link of ours replaces a longer one.
    expect(await sized(`https://example.com/${'a'.repeat(160)}`)).toMatchObject({ segments: 1, takes: 1 })
  })

  it('of a welcome is measured with the link to the card that goes in the same text', async () => {
    const owner = await people.signUp()
    const words = { message_template: 'Welcome, {firstName}!' }
    const read = async (draft: object) => (await preview(owner, 'sms', draft)).body as DraftPreview
    expect(await read({ ...words, trigger_type: 'custom' })).toMatchObject({
      each: { link: null },
      segments: 1,
    })
    const welcome = await read({
      message_template: `${words.message_template}${'a'.repeat(80)}`,
      trigger_type: 'welcome',
    })
    expect(welcome).toMatchObject({
      each: { link: 'together', segments: 2 },
      segments: 2,
      takes: { allowance: 2 },
    })
    expect(welcome.content).toMatch(/a\n\[a link to the card\]$/)
    const apart = await read({ message_template: 'धन्यवाद, आपका स्वागत है!', trigger_type: 'welcome' })
    expect(apart).toMatchObject({ each: { link: 'apart', segments: 1 }, takes: { allowance: 1 } })
    expect(apart.content).not.toContain('link')
  })

  it('is offered in plain characters where those make it shorter, and in no other case', async () => {
    const owner = await people.signUp()
    const plain = async (message_template: string) =>
      ((await preview(owner, 'sms', { message_template })).body as DraftPreview).plain
    const words = `Hi {firstName}, ${'a'.repeat(60)}`
    expect(await plain(`${words} 🎂`)).toEqual({ message_template: words, segments: 1 })
    for (const message_template of [words, `${words} – “really”…`, 'Hi 🎂', `धन्यवाद ${words}`])
      expect(await plain(message_template), message_template).toBeNull()
  })

  it('tells what the longest name takes of the shop’s own guests, with it and without', async () => {
    const [owner, other] = [await people.signUp(), await people.signUp()]
    const texted = { opted_in_sms: true, consent_given: 'on_paper' }
    const add = (person: Person, first_name: string, phone: string) =>
      addCustomer(person, { first_name, phone, ...texted })
    await add(other, 'राजेश्वरी', '+14155550141')
    const words = { message_template: `Hi {firstName}, ${'a'.repeat(70)}` }
    const each = async (draft: object) => ((await preview(owner, 'sms', draft)).body as DraftPreview).each
    expect((await each(words))!.most).toBeNull()
    // All of its letters are plain ones, though it is longer.
    await add(owner, 'Maria-Désirée-Frédérique', '+14155550142')
    await add(owner, 'राज', '+14155550143')
    const most = { name: 'राज', named: 2, plainly: 1 }
    expect((await each(words))!.most).toEqual({ ...most, segments: 2 })
    expect((await each({ ...words, plain_names: true }))!.most).toEqual({ ...most, segments: 1 })
  })

  it('reads as with a code where a campaign gives one, which is of the shop’s own program', async () => {
    const [owner, other] = [await people.signUp(), await people.signUp()]
    const program = { name: 'Tenner', type: 'rebate_code', config: { codePrefix: 'TEN' } }
    const program_id = ((await owner.visitor.post('/api/v1/programs', program)).body as { id: string }).id
    const draft = { message_template: 'Yours: {code}', offer: { kind: 'rebate_code', program_id } }
    expect((await preview(owner, 'sms', draft)).body).toMatchObject({ content: 'Yours: TENXXXXXXXX' })
    expect((await preview(other, 'sms', draft)).text).not.toContain('TEN')
    expect((await preview(owner, 'sms', { ...draft, offer: null })).status).toBe(400)
  })

  it('names the reward that a campaign gives, until when it would be good, and not another shop’s', async () => {
    const [owner, other] = [await people.signUp(), await people.signUp()]
    const make = async (path: string, what: object) =>
      ((await owner.visitor.post(path, what)).body as { id: string }).id
    const program_id = await make('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
    const reward = { program_id, name: 'Latte', points_price: 100 }
    const reward_id = await make('/api/v1/rewards', reward)
    const offer = { kind: 'reward', reward_id, valid_days: 7 }
    const blocks = [{ kind: 'reward' }]
    const shown = async (person: Person) => (await preview(person, 'email', { ...mail, blocks, offer })).text
    expect(await shown(owner)).toMatch(/Latte \(until [^)]+\).*XXXXXXXX/)
    expect(await shown(other)).not.toContain('Latte')
  })

  it('is refused with an unknown placeholder, at the field', async () => {
    const owner = await people.signUp()
    const refused = refusalOf(await preview(owner, 'email', { ...mail, subject: '{who}' }))
    expect(refused?.fields).toHaveProperty('subject')
  })
})

describe('a test of a template', () => {
  it('goes only to the caller, at a proven address', async () => {
    const unproven = await people.signUp()
    expect(said(await test(unproven, 'email', mail))).toEqual([
      409,
      expect.stringContaining('Confirm the email address'),
    ])
    expect(said(await test(unproven, 'sms', text))).toEqual([
      409,
      expect.stringContaining('Add a phone number'),
    ])
    const attempt = await test(unproven, 'email', { ...mail, recipientEmail: 'victim@example.com' })
    expect(attempt.status).toBe(400)
  })

  it('arrives once per key, and costs nothing of the allowance', async () => {
    const owner = await confirmed()
    const key = crypto.randomUUID()
    const [first, again] = [await test(owner, 'email', mail, key), await test(owner, 'email', mail, key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    const { messageId } = first.body as { messageId: string }
    await sendMessage(people.product.services, { businessId: owner.id, messageId })
    await sendMessage(people.product.services, { businessId: owner.id, messageId })
    const subjects = people.mails(owner.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'For Ana Lima')).toHaveLength(1)
    const { body } = await owner.visitor.get('/api/app/subscription')
    expect((body as { usage: { sms: { used: number } } }).usage.sms.used).toBe(0)
  })

  it('is limited to ten an hour', async () => {
    const owner = await confirmed()
    for (let n = 0; n < 10; n++) expect((await test(owner, 'email', mail)).status).toBe(200)
    expect((await test(owner, 'email', mail)).status).toBe(429)
    people.clock.advance(60 * 60_000 + 1)
    expect((await test(owner, 'email', mail)).status).toBe(200)
  })
})
