import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '#server/loyalty/events/index.ts'
import { suppress } from '#server/messaging/messages/limits/suppressions.ts'
import type { SmsTemplateView } from '#server/messaging/templates/contract.ts'
import { inBusiness } from '#server/services.ts'
import { openPeople, type People, type Person, said } from '#tests/accounts/people.ts'
import { agreed } from '#tests/world/agreed.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Sent } from './contract.ts'
import { sendWelcome } from './sendWelcome.ts'

let people: People
let admin: Person
beforeAll(async () => {
  people = await openPeople()
  admin = await people.signUp()
  await people.rows('insert into super_admins values ($1)', [admin.id])
})
afterAll(() => people?.close())

const sms = (who: Visitor, body: object, headers: Record<string, string> = {}) =>
  who.post('/api/v1/send-transactional-sms', body, { 'idempotency-key': crypto.randomUUID(), ...headers })
const email = (who: Visitor, body: object) =>
  who.post('/api/v1/send-transactional-email', body, { 'idempotency-key': crypto.randomUUID() })
const sent = ({ body }: { body: unknown }) => body as Sent
const reasons = ({ body }: { body: unknown }) =>
  Object.keys((body as { error: { fields?: object } }).error.fields ?? {})

const testText = { isTestSms: true, recipientPhone: '+1 415 555 0131', message: 'Is this thing on?' }
const testMail = {
  isTestEmail: true,
  recipientEmail: 'tester@example.com',
  recipientName: 'Tess',
  subject: 'Is this thing on?',
  body: 'Hello',
}
let phones = 0
async function customerOf({ visitor }: Person, person: object = {}) {
  const phone = `+1415555${String(4000 + phones++)}`
  const answer = await visitor.post('/api/v1/customers', { first_name: 'Zoë', phone, ...person })
  expect(answer.status, answer.text).toBe(201)
  return { customerId: (answer.body as { id: string }).id, phone }
}
const templateOf = async ({ visitor }: Person, kind: 'sms' | 'email') => {
  const { body } = await visitor.get(`/api/v1/${kind}-templates?by_hand=true`)
  return (body as { data: SmsTemplateView[] }).data[0]!.id
}

describe('a test of the delivery', () => {
  it('is refused to everybody but a super admin', async () => {
    const owner = await people.signUp()
    for (const call of [() => sms(owner.visitor, testText), () => email(owner.visitor, testMail)])
      expect((await call()).status).toBe(403)
    expect((await sms(people.visitor(), testText)).status).toBe(401)
    expect(people.texts('+14155550131')).toEqual([])
  })

  it('returns the provider’s own id, and is no business’s message', async () => {
    const text = await sms(admin.visitor, testText)
    expect(sent(text)).toMatchObject({ success: true, error: null, messageId: expect.stringMatching(/^SM/) })
    expect(people.texts('+14155550131').map(({ body }) => body)).toEqual(['Is this thing on?'])
    const mail = await email(admin.visitor, { ...testMail, subject: 'Hi\r\nBcc: all@example.com' })
    expect(sent(mail)).toMatchObject({ success: true, messageId: expect.stringContaining('@') })
    expect(people.mails('tester@example.com')).toHaveLength(1)
    expect(people.mails('all@example.com')).toEqual([])
    expect(await people.rows("select 1 from communication_logs where content like '%thing on%'")).toEqual([])
    const acts = await people.rows<{ details: object | null }>(
      "select details from platform_entries where action = 'delivery_tested'",
    )
    expect(acts).toHaveLength(2)
    expect(JSON.stringify(acts)).not.toContain('example.com')
  })

  it('returns the provider’s refusal, and what is missing', async () => {
    const refused = sent(await sms(admin.visitor, { ...testText, recipientPhone: '+12065550009' }))
    expect(refused).toEqual({ success: false, error: 'This is not a mobile number.', messageId: null })
    expect(
      reasons(await sms(admin.visitor, { isTestSms: true, recipientPhone: '415 555 0131', message: ' ' })),
    ).toEqual(['recipientPhone', 'message'])
    expect(reasons(await email(admin.visitor, { isTestEmail: true, recipientEmail: 'nobody' }))).toEqual([
      'recipientEmail',
      'subject',
      'body',
    ])
  })

  it('never goes to a phone that replied STOP', async () => {
    const { services } = people.product
    const phone = '+14155550132'
    await services.database.transaction({}, (tx) =>
      suppress(tx, services.keyring, { phone, sender: 'any', now: services.clock.now() }),
    )
    expect((await sms(admin.visitor, { ...testText, recipientPhone: phone })).status).toBe(409)
    expect(people.texts(phone)).toEqual([])
  })
})

describe('a template sent by its ids', () => {
  it('is refused with other words or another receiver, and sent with the same', async () => {
    const owner = await people.signUp()
    const { customerId } = await customerOf(owner, {
      email: 'zoe@example.com',
      ...agreed,
      opted_in_email: true,
    })
    const ids = { customerId, templateId: await templateOf(owner, 'email') }
    const others = { subject: 'You have won', body: 'Click here', recipientEmail: 'victim@example.com' }
    expect(reasons(await email(owner.visitor, { ...ids, ...others }))).toEqual(Object.keys(others))
    const same = { businessId: owner.id, recipientEmail: 'zoe@example.com', recipientName: 'Zoë' }
    expect(sent(await email(owner.visitor, { ...ids, ...same })).messageId).not.toBeNull()
  })

  it('is refused in the name of another shop, and to an API key for the till', async () => {
    const [mine, theirs] = [await people.signUp(), await people.signUp()]
    await people.prove(mine)
    const { customerId } = await customerOf(mine, agreed)
    const ids = { customerId, templateId: await templateOf(mine, 'sms') }
    expect(reasons(await sms(mine.visitor, { ...ids, businessId: theirs.id }))).toEqual(['businessId'])
    expect((await sms(theirs.visitor, ids)).status).toBe(404)
    const made = await mine.visitor.post('/api/app/api-keys', { name: 'Till program' })
    const key = { authorization: `Bearer ${(made.body as { secret: string }).secret}` }
    expect((await sms(people.visitor(), ids, key)).status).toBe(403)
  })
})

describe('a requested welcome', () => {
  it('is the automatic one, also by an API key for the till, and never a second one', async () => {
    const owner = await people.signUp()
    await people.prove(owner)
    const { customerId } = await customerOf(owner, agreed)
    const made = await owner.visitor.post('/api/app/api-keys', { name: 'Till program' })
    const key = { authorization: `Bearer ${(made.body as { secret: string }).secret}` }
    const ask = () => sms(people.visitor(), { businessId: owner.id, customerId, triggerType: 'welcome' }, key)
    const answers = [await ask(), await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const texts = await people.rows<{ id: string }>(
      "select id from communication_logs where customer_id = $1 and dedupe_key like 'welcome:%'",
      [customerId],
    )
    expect(texts).toHaveLength(1)
    expect(answers.map((answer) => sent(answer).messageId)).toEqual(Array(3).fill(texts[0]!.id))
  })

  it('is promised while it is not written yet, but not if the shop has switched it off', async () => {
    const owner = await people.signUp()
    const switchWelcome = (active: boolean) =>
      people.rows(
        "update sms_templates set active = $2 where business_id = $1 and trigger_type = 'welcome'",
        [owner.id, active],
      )
    await switchWelcome(false)
    const { customerId } = await customerOf(owner, agreed)
    const { services } = people.product
    const askAsJoined = () =>
      inBusiness(services, owner.id, { kind: 'system', name: 'test' }, async (ctx) => {
        await publish(ctx, [{ type: 'customer.joined', ids: { customer_id: customerId } }])
        return sendWelcome(ctx, customerId)
      })
    await expect(askAsJoined()).rejects.toThrow('There is no active welcome text')
    await switchWelcome(true)
    expect(await askAsJoined()).toEqual({ success: true, error: null, messageId: null })
    expect(sent(await sms(owner.visitor, { customerId, triggerType: 'welcome' })).messageId).toBeNull()
    expect(sent(await sms(owner.visitor, { customerId, triggerType: 'welcome' })).messageId).not.toBeNull()
  })

  it('goes to nobody who did not agree, nor to another shop’s customer', async () => {
    const [mine, theirs] = [await people.signUp(), await people.signUp()]
    const { customerId } = await customerOf(mine)
    const welcome = { customerId, triggerType: 'welcome' }
    expect(said(await sms(mine.visitor, welcome))).toEqual([
      409,
      'Customer has not opted in to receive SMS messages',
    ])
    expect((await sms(theirs.visitor, welcome)).status).toBe(404)
  })
})
