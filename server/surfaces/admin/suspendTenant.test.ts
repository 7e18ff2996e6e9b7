import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { attendClosedShops } from '#server/data/closing/index.ts'
import { runImport } from '#server/data/imports/index.ts'
import { resumeImports } from '#server/data/imports/jobs.ts'
import { sendAccountMail } from '#server/identity/account-mail/index.ts'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { travellingClock } from '#server/platform/clock.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { newId } from '#server/platform/ids.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { csvForm } from '#tests/world/files.ts'
import { joiningAt, type OpenShop, openForm, openShopWithCode, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { TenantView } from './contract.ts'

const DAY = 86_400_000
const PASSWORD = 'a fine password'
const SUSPENDED = [403, 'This shop is suspended and can only be looked at. Please contact us.']
const REASON = 'Sends spam to people who never joined'

const clock = travellingClock(new Date('2026-03-02T18:00:00Z'))
let product: Product
let admin: Visitor
let adminShop: OpenShop & { name: string }
beforeAll(async () => {
  product = await openProduct(clock)
  adminShop = await openShop()
  admin = adminShop.owner
  await rows('insert into super_admins values ($1)', [adminShop.businessId])
})
afterAll(() => product?.close())

let shops = 0
async function openShop() {
  const name = `Harbour ${++shops}`
  const program = { name: 'Stamps', type: 'points', config: { minimumRedemption: 1 } }
  return { ...(await openShopWithCode(product, { name, program })), name }
}
type Shop = OpenShop & { name: string }
const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)
const act = (what: 'suspend' | 'restore', { businessId, name }: Shop, given: object = {}, who = admin) =>
  who.post(
    `/api/app/admin/tenants/${businessId}/${what}`,
    what === 'suspend' ? { company_name: name, reason: REASON, ...given } : undefined,
  )
const suspend = async (shop: Shop) => expect((await act('suspend', shop)).status).toBe(200)
const restore = async (shop: Shop) => expect((await act('restore', shop)).status).toBe(200)
const said = ({ status, body }: Answer) => [status, (body as { error?: { message: string } }).error?.message]
const ownerOf = async ({ businessId }: Shop) =>
  (await rows<{ id: string; email: string }>('select id, email from "user" where id = $1', [businessId]))[0]!
const sentences = async (who: Visitor, query: string) =>
  ((await who.get(`/api/${query}`)).body as AuditPage).data.map(({ sentence, reason }) => [sentence, reason])

let phones = 0
const newPhone = () => `+1415555${String(++phones).padStart(4, '0')}`
async function addGuest({ owner }: Shop, more: object = {}) {
  const phone = newPhone()
  const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana', phone, ...more })
  return { phone, id: (body as { id: string }).id }
}
/** What the workers do with every message that waits. */
async function workOff() {
  for (const { data } of await queryRows<{ data: { businessId: string; messageId: string } }>(
    product.services.database.plain,
    sql`delete from pgboss.job where name = 'send-message' returning data`,
  ))
    await sendMessage(product.services, data)
}
async function deliverMails() {
  for (const { id } of await rows<{ id: string }>('select id from account_mails order by created_at, id'))
    await sendAccountMail(product.services, id)
}
const messagesTo = (recipient: string) =>
  rows<{ state: string; failure: string | null; purpose: string }>(
    'select state, failure, purpose from communication_logs where recipient = $1 order by created_at, id',
    [recipient],
  )

describe('suspending a shop', () => {
  it('is for super admins alone, and never for their own', async () => {
    const [shop, other] = [await openShop(), await openShop()]
    for (const what of ['suspend', 'restore'] as const) {
      expect((await act(what, shop, {}, shop.owner)).status).toBe(403)
      expect((await act(what, shop, {}, other.owner)).status).toBe(403)
      expect((await act(what, shop, {}, product.visitor())).status).toBe(401)
      expect(said(await act(what, adminShop))).toEqual([404, 'Tenant not found'])
      expect(said(await act(what, { ...shop, businessId: newId() }))).toEqual([404, 'Tenant not found'])
    }
    expect((await shop.owner.post('/api/v1/qr-codes', {})).status).toBe(201)
  })

  it('wants a reason and the name as it is, and is done once, also by two at once', async () => {
    const shop = await openShop()
    for (const given of [
      { reason: ' ' },
      { reason: 'x'.repeat(501) },
      { company_name: 'harbour' },
      { why: 1 },
    ])
      expect((await act('suspend', shop, given)).status).toBe(400)
    const answers = await Promise.all([act('suspend', shop), act('suspend', shop)])
    expect(answers.map(said).sort()).toEqual([
      [200, undefined],
      [409, 'This shop is suspended already.'],
    ])
    const { body } = await admin.get(`/api/app/admin/tenants?search=${encodeURIComponent(shop.name)}`)
    expect((body as { data: TenantView[] }).data[0]).toMatchObject({
      suspended_at: clock.now().toISOString(),
      suspended_reason: REASON,
    })
    await restore(shop)
    expect(said(await act('restore', shop))).toEqual([409, 'This shop is not suspended.'])
  })

  it('tells its admin why, by the platform’s mail and in the session, and nobody else of the team', async () => {
    const shop = await openShop()
    const { email } = await ownerOf(shop)
    await suspend(shop)
    await deliverMails()
    const mail = product.standIns.mailbox.mails(email).at(-1)!
    expect(mail.subject).toBe('Your shop was suspended')
    expect(mail.text).toContain(REASON)
    const read = async () =>
      ((await shop.owner.get('/api/auth/session')).body as { session: { business: object } }).session.business
    expect(await read()).toMatchObject({
      standing: 'suspended',
      suspension: { since: clock.now().toISOString(), reason: REASON },
    })
    await rows(`update tenant_members set role = 'member' where business_id = $1`, [shop.businessId])
    expect(await read()).toMatchObject({ suspension: { reason: null } })
    await rows(`update tenant_members set role = 'admin' where business_id = $1`, [shop.businessId])
    await restore(shop)
    await deliverMails()
    expect(product.standIns.mailbox.mails(email).at(-1)!.subject).toBe('Your shop is open again')
    expect(await read()).toMatchObject({ standing: 'open', suspension: null })
  })

  it('stands with its reason in the shop’s log, and in the platform’s with who did it', async () => {
    const shop = await openShop()
    await suspend(shop)
    await restore(shop)
    expect((await sentences(shop.owner, 'app/audit?kind=settings')).slice(0, 2)).toEqual([
      ['Regulars restored the shop', null],
      ['Regulars suspended the shop', REASON],
    ])
    const [us] = await rows<{ name: string }>('select name from "user" where id = $1', [adminShop.businessId])
    const told = await sentences(admin, `app/admin/audit?person=${adminShop.businessId}&kind=settings`)
    expect(told.slice(0, 2)).toEqual([
      [`${us!.name} restored the shop`, null],
      [`${us!.name} suspended the shop`, REASON],
    ])
  })
})

describe('while a shop is suspended', () => {
  it('its owner with an open till, and a key in hand, records nothing until it is restored', async () => {
    const shop = await openShop()
    const guest = await addGuest(shop)
    const made = await shop.owner.post('/api/app/api-keys', { name: 'Web shop' })
    const { secret } = made.body as { secret: string }
    const program = product.visitor()
    const buy = (who: Visitor, headers = {}) =>
      who.post('/api/v1/purchases', { customer_id: guest.id, amount: 900 }, headers)
    const bearer = { authorization: `Bearer ${secret}` }
    await shop.owner.send('PUT', '/api/app/staff-pin', { pin: '4711' })
    const till = product.visitor()
    const { email } = await ownerOf(shop)
    await till.post('/api/auth/sign-in', { email, password: PASSWORD })
    await till.post('/api/app/shared-till', undefined)
    const [member] = await rows<{ id: string }>('select id from tenant_members where business_id = $1', [
      shop.businessId,
    ])
    await till.post('/api/app/shared-till/come', { member_id: member!.id, pin: '4711' })
    await suspend(shop)
    for (const tried of [await buy(shop.owner), await buy(till), await buy(program, bearer)])
      expect(said(tried)).toEqual(SUSPENDED)
    expect(said(await program.get('/api/v1/customers/lookup', bearer))).toEqual(SUSPENDED)
    await restore(shop)
    for (const again of [await buy(shop.owner), await buy(till), await buy(program, bearer)])
      expect(again.status).toBe(201)
  })

  it('nobody joins by its form, or its team by a mailed invitation', async () => {
    const shop = await openShop()
    await shop.owner.post('/api/v1/send-team-invitation', { email: 'ben@team.example', role: 'member' })
    const [mail] = await rows<{ outgoing: string }>(
      'select outgoing from communication_logs where recipient = $1',
      ['ben@team.example'],
    )
    const token = /token=([\w-]+)/.exec(mail!.outgoing)![1]!
    await suspend(shop)
    expect((await openForm(product.visitor(), shop.path)).status).toBe(410)
    expect((await sendForm(product.visitor(), shop.path, { phone: newPhone() })).status).toBe(410)
    const closed = [409, 'This shop is closed at the moment. Ask whoever invited you.']
    const ben = product.visitor()
    expect(said(await ben.post('/api/auth/invitation/open', { token }))).toEqual(closed)
    expect(said(await ben.post('/api/auth/invitation/join', { token, password: PASSWORD }))).toEqual(closed)
    expect(said(await admin.post('/api/auth/invitation/accept', { token }))).toEqual(closed)
    await restore(shop)
    expect((await openForm(product.visitor(), shop.path)).status).toBe(200)
    expect((await ben.post('/api/auth/invitation/open', { token })).status).toBe(200)
  })

  it('nothing that it queued goes out, then or later, but the code that a guest asks for', async () => {
    const shop = await openShop()
    const guest = await addGuest(shop, { opted_in_sms: true })
    await shop.owner.post('/api/v1/send-team-invitation', { email: 'cleo@team.example', role: 'member' })
    await rows(`update customers set phone_proven_at = now() where id = $1`, [guest.id])
    await suspend(shop)
    await product.visitor().post('/api/auth/portal/code', { phone: guest.phone, country: 'US' })
    await workOff()
    const withheld = { state: 'withheld', failure: 'The shop is suspended.' }
    expect(await messagesTo('cleo@team.example')).toEqual([{ ...withheld, purpose: 'service' }])
    const toGuest = await messagesTo(guest.phone)
    expect(toGuest.filter(({ purpose }) => purpose === 'code').map(({ state }) => state)).toEqual([
      'accepted',
    ])
    const marketing = toGuest.filter(({ purpose }) => purpose === 'marketing')
    expect(marketing.length).toBeGreaterThan(0)
    for (const message of marketing) expect(message).toMatchObject(withheld)
    const texts = product.standIns.mailbox.texts(guest.phone).length
    await restore(shop)
    await workOff()
    expect(product.standIns.mailbox.texts(guest.phone)).toHaveLength(texts)
  })

  it('STOP still works', async () => {
    const shop = await openShop()
    const guest = await addGuest(shop, { opted_in_sms: true })
    await suspend(shop)
    const params = { From: guest.phone, To: '+15550006789', Body: 'STOP' }
    const url = 'http://localhost:3000/webhooks/twilio/inbound'
    const signature = twilioSignature({ authToken: product.services.twilioAuthToken, url, params })
    const answer = await product
      .visitor()
      .post('/webhooks/twilio/inbound', new URLSearchParams(params).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
      })
    expect([answer.status, answer.text.includes('You are unsubscribed')]).toEqual([200, true])
    const [customer] = await rows('select opted_in_sms from customers where id = $1', [guest.id])
    expect(customer).toEqual({ opted_in_sms: false })
  })

  it('an import under way waits, and goes on by itself once it is restored', async () => {
    const shop = await openShop()
    const uploaded = await shop.owner.post('/api/app/imports', csvForm('first_name,email\nUma,uma@x.example'))
    const importId = (uploaded.body as { id: string }).id
    const path = `/api/app/imports/${importId}`
    await shop.owner.post(`${path}/check`, { mapping: ['first_name', 'email'] })
    await shop.owner.post(`${path}/start`, { attests_sms: false, attests_email: false })
    await suspend(shop)
    const job = { businessId: shop.businessId, importId }
    await runImport(product.services, job)
    const state = async () =>
      (
        await rows<{ status: string; imported_rows: number }>(
          'select status, imported_rows from customer_imports where id = $1',
          [importId],
        )
      )[0]
    const waiting = () =>
      rows(`select 1 from pgboss.job where name = 'import-customers' and data ->> 'importId' = $1`, [
        importId,
      ])
    expect(await state()).toEqual({ status: 'importing', imported_rows: 0 })
    const jobs = (await waiting()).length
    await resumeImports(product.services, 0)
    expect(await waiting()).toHaveLength(jobs)
    await restore(shop)
    await resumeImports(product.services, 0)
    expect(await waiting()).toHaveLength(jobs + 1)
    await runImport(product.services, job)
    expect(await state()).toEqual({ status: 'done', imported_rows: 1 })
  })

  it('its owner cannot close it to have its traces erased; one closed before waits, with its 30 days again', async () => {
    const shop = await openShop()
    const close = () =>
      shop.owner.post('/api/app/account/close', { company_name: shop.name, password: PASSWORD })
    await suspend(shop)
    expect(said(await close())).toEqual(SUSPENDED)
    await restore(shop)
    expect((await close()).status).toBe(200)
    await suspend(shop)
    expect(said(await shop.owner.post('/api/app/account/reopen', undefined))).toEqual(SUSPENDED)
    clock.advance(40 * DAY)
    await attendClosedShops(product.services)
    const { email } = await ownerOf(shop)
    await shop.owner.post('/api/auth/sign-in', { email, password: PASSWORD })
    await admin.post('/api/auth/sign-in', { email: (await ownerOf(adminShop)).email, password: PASSWORD })
    await restore(shop)
    await attendClosedShops(product.services)
    const [kept] = await rows('select erased_at, closing_at from businesses where id = $1', [shop.businessId])
    expect(kept).toEqual({ erased_at: null, closing_at: clock.now() })
    expect((await shop.owner.post('/api/app/account/reopen', undefined)).status).toBe(204)
  })
})
