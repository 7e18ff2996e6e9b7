import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suppress } from '#server/messaging/messages/limits/suppressions.ts'
import { messageOf, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { OwnProfile } from './contract.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const PIN = '4711'
const at = '/api/app/portal'
const WRONG_PIN = 'Invalid PIN. Please try again.'

async function regular() {
  const business = await portal.newBusiness()
  const phone = portal.newPhone()
  const id = await newCustomer(business, { phone, pin: PIN })
  await portal.rows('update customers set opted_in_sms = false, opted_in_email = false where id = $1', [id])
  const customer = portal.visitor()
  await signIn(customer, phone, PIN)
  return { business, phone, id, customer }
}

const read = async (customer: Visitor) => (await customer.get(`${at}/profile`)).body as OwnProfile
const save = async (customer: Visitor, edit: object) =>
  customer.send('PUT', `${at}/profile`, { version: (await read(customer)).version, ...edit })
const consent = (customer: Visitor, change: object) => customer.send('PUT', `${at}/consents`, change)
const choosePin = (customer: Visitor, present_pin: string | undefined, pin: string) =>
  customer.send('PUT', `${at}/pin`, { pin, ...(present_pin && { present_pin }) })
const erase = (customer: Visitor, pin: string) => customer.post(`${at}/erase`, { pin })
const isIn = async (customer: Visitor) => (await customer.get(`${at}/card`)).status === 200
const auditOf = async (id: string) =>
  (
    await portal.rows<{ action: string; actor: string; address: string | null }>(
      'select action, actor, address from audit_entries where customer_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ action, actor, address }) => [action, actor, address])

describe('a guest’s own details', () => {
  it('have the phone as people write it in the shop’s country', async () => {
    const { customer, phone } = await regular()
    const { phone_text } = await read(customer)
    expect(phone_text).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
    expect(phone_text!.replace(/\D/g, '')).toBe(phone.slice(2))
  })

  it('can be changed by them, except proven ones: neither the phone nor a known date of birth', async () => {
    const { customer, id } = await regular()
    const saved = await save(customer, {
      first_name: ' Ada ',
      email: 'Ada@Example.com',
      birthday: '1990-12-25',
    })
    expect(saved.body).toMatchObject({ first_name: 'Ada', email: 'ada@example.com', birthday: '1990-12-25' })
    for (const birthday of ['1991-12-25', '']) {
      const answer = await save(customer, { birthday })
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { fields: { birthday: expect.any(String) } } },
      })
    }
    for (const field of ['phone', 'notes', 'total_points', 'opted_in_sms'])
      expect((await save(customer, { [field]: 'x' })).status).toBe(400)
    expect((await save(customer, { email: 'nobody' })).status).toBe(400)
    const [row] = await portal.rows<{ search_text: string; birthday: string }>(
      'select search_text, birthday::text from customers where id = $1',
      [id],
    )
    expect(row).toMatchObject({
      search_text: expect.stringContaining('ada@example.com'),
      birthday: '1990-12-25',
    })
  })

  it('send at most five strangers a day the mail that asks for consent, however many addresses are typed', async () => {
    const { customer, id, business } = await regular()
    await portal.rows('update businesses set double_opt_in = true where id = $1', [business.businessId])
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      await save(customer, { email: `stranger-${turn}@victims.example` })
      const { wording_mark } = await read(customer)
      statuses.push((await consent(customer, { channel: 'email', given: true, wording_mark })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const mails = await portal.rows(
      "select recipient from communication_logs where customer_id = $1 and type = 'email'",
      [id],
    )
    expect(mails).toHaveLength(5)
  })

  it('are not overwritten from a page that was opened before they changed', async () => {
    const { customer } = await regular()
    const { version } = await read(customer)
    await save(customer, { first_name: 'Grace' })
    const late = await customer.send('PUT', `${at}/profile`, { version, first_name: 'Old' })
    expect(late).toMatchObject({
      status: 409,
      body: { error: { details: { profile: { first_name: 'Grace' } } } },
    })
  })
})

describe('a consent', () => {
  it('that is given and ended over and over fills no table with proofs, and can always be ended', async () => {
    const { customer, id } = await regular()
    const { wording_mark } = await read(customer)
    const statuses = []
    for (let n = 0; n < 21; n++) {
      statuses.push((await consent(customer, { channel: 'sms', given: true, wording_mark })).status)
      if (n < 20) expect((await consent(customer, { channel: 'sms', given: false })).status).toBe(200)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect((await consent(customer, { channel: 'sms', given: false })).status).toBe(200)
    expect(await portal.rows('select 1 from consents where customer_id = $1 and given', [id])).toHaveLength(
      20,
    )
  })

  it('counts only for the words shown, is stored with them, and can be ended at once', async () => {
    const { customer, id } = await regular()
    const { wording, wording_mark } = await read(customer)
    for (const mark of [undefined, 'other words'])
      expect((await consent(customer, { channel: 'sms', given: true, wording_mark: mark })).status).toBe(409)
    expect((await read(customer)).opted_in_sms).toBe(false)
    const given = await consent(customer, { channel: 'sms', given: true, wording_mark })
    expect(given.body).toMatchObject({ opted_in_sms: true, opted_in_email: false })
    await consent(customer, { channel: 'sms', given: true, wording_mark })
    expect((await consent(customer, { channel: 'sms', given: false })).body).toMatchObject({
      opted_in_sms: false,
    })
    const kept = await portal.rows(
      `select channel, given, source, wording, recorded_by from consents
       where customer_id = $1 and source = 'portal' order by id`,
      [id],
    )
    const shown = { channel: 'sms', source: 'portal', recorded_by: null }
    expect(kept).toEqual([
      { ...shown, given: true, wording: wording.sms },
      { ...shown, given: false, wording: expect.stringContaining('Switched off') },
    ])
  })

  it('is refused for a phone that replied STOP, and for emails without an address', async () => {
    const { customer, phone, business } = await regular()
    const { wording_mark } = await read(customer)
    const { keyring } = portal.services
    await business.run(({ tx, now }) => suppress(tx, keyring, { phone, sender: '+15550001111', now }))
    expect((await read(customer)).texts_stopped).toBe(true)
    expect((await consent(customer, { channel: 'sms', given: true, wording_mark })).status).toBe(409)
    expect((await consent(customer, { channel: 'email', given: true, wording_mark })).status).toBe(400)
  })
})

describe('a PIN', () => {
  it('is changed with the current one, and every other device is signed out', async () => {
    const { customer, phone, id } = await regular()
    const other = portal.visitor()
    await signIn(other, phone, PIN)
    expect(messageOf(await choosePin(customer, '0000', '7391'))).toBe(WRONG_PIN)
    expect((await choosePin(customer, undefined, '7391')).status).toBe(400)
    for (const easy of ['1234', phone.slice(-4)])
      expect((await choosePin(customer, PIN, easy)).status).toBe(400)
    expect((await choosePin(customer, PIN, '7391')).status).toBe(204)
    expect([await isIn(customer), await isIn(other)]).toEqual([true, false])
    expect((await signIn(portal.visitor(), phone, PIN)).status).toBe(400)
    expect((await signIn(portal.visitor(), phone, '7391')).status).toBe(200)
    expect(await auditOf(id)).toContainEqual(['portal_pin_chosen', 'customer', null])
  })

  it('cannot be guessed at an open session either: five wrong tries lock it', async () => {
    const { customer } = await regular()
    const tries: number[] = []
    for (let n = 0; n < 3; n += 1) tries.push((await choosePin(customer, '0000', '7391')).status)
    for (let n = 0; n < 3; n += 1) tries.push((await erase(customer, '0000')).status)
    expect(tries).toEqual([400, 400, 400, 400, 400, 429])
    expect((await erase(customer, PIN)).status).toBe(429)
    expect(await isIn(customer)).toBe(true)
  })
})

describe('a guest’s data', () => {
  it('are given to them completely, without those of others and without staff’s notes', async () => {
    const { customer, id, phone, business } = await regular()
    const other = await newCustomer(business, { phone: portal.newPhone(), firstName: 'Somebody' })
    await portal.rows(`update customers set notes = 'a difficult person' where id = $1`, [id])
    const { status, body, text, headers } = await customer.get(`${at}/export`)
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment/)])
    expect(body).toMatchObject({ customer: { id, phone, first_name: 'Ada' }, portal_sessions: [{}] })
    for (const hidden of [other, 'Somebody', 'difficult', 'argon2', 'tags', 'token_hash', 'auth_pin'])
      expect(text).not.toContain(hidden)
    expect(await auditOf(id)).toContainEqual(['customer_exported', 'customer', null])
  })

  it('are erased when the guest confirms by their PIN, and with nothing less', async () => {
    const { customer, id, phone } = await regular()
    expect(messageOf(await erase(customer, '0000'))).toBe(WRONG_PIN)
    expect((await customer.post(`${at}/erase`, {})).status).toBe(400)
    expect(await isIn(customer)).toBe(true)
    const erased = await erase(customer, PIN)
    expect(erased.status).toBe(204)
    expect(erased.headers.getSetCookie().join()).toMatch(/regulars_portal=;.*max-age=0/i)
    expect(await isIn(customer)).toBe(false)
    expect((await signIn(portal.visitor(), phone, PIN)).status).toBe(400)
    const [row] = await portal.rows('select phone, first_name, auth_pin from customers where id = $1', [id])
    expect(row).toEqual({ phone: null, first_name: null, auth_pin: null })
    expect(await auditOf(id)).toContainEqual(['customer_erased', 'customer', null])
  })

  it('cannot be had without a PIN', async () => {
    const { customer, id } = await regular()
    await portal.rows('update customers set auth_pin = null where id = $1', [id])
    await portal.rows('update portal_sessions set pin_hash = null where customer_id = $1', [id])
    expect((await erase(customer, PIN)).status).toBe(409)
    expect((await choosePin(customer, undefined, '2580')).status).toBe(204)
    expect((await erase(customer, '2580')).status).toBe(204)
  })
})
