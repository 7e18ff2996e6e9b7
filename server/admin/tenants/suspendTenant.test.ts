import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { processClosedBusinesses } from '#server/data/closing/index.ts'
import { runImport } from '#server/data/imports/index.ts'
import { resumeImports } from '#server/data/imports/jobs.ts'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { followReplies } from '#tests/messages/desk.ts'
import { agreed } from '#tests/world/agreed.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import {
  joiningAt,
  type OpenBusiness,
  openBusinessWithCode,
  openForm,
  sendForm,
} from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { TenantView } from '../contract.ts'

const DAY = 86_400_000
const PASSWORD = 'a fine password'
const SUSPENDED = [403, 'This shop is suspended and can only be looked at. Please contact us.']
const REASON = 'Sends spam to people who never joined'

const clock = travellingClock(new Date('2026-03-02T18:00:00Z'))
let product: Product
let admin: Visitor
let adminBusiness: OpenBusiness & { name: string }
beforeAll(async () => {
  product = await openProduct(clock)
  adminBusiness = await openBusiness()
  admin = adminBusiness.owner
  await rows('insert into super_admins values ($1)', [adminBusiness.businessId])
})
afterAll(() => product?.close())

let businesses = 0
async function openBusiness() {
  const name = `Harbour ${++businesses}`
  const program = { name: 'Stamps', type: 'points', config: { minimumRedemption: 1 } }
  return { ...(await openBusinessWithCode(product, { name, program })), name }
}
type Business = OpenBusiness & { name: string }
const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)
const act = (what: 'suspend' | 'restore', { businessId, name }: Business, given: object = {}, who = admin) =>
  who.post(
    `/api/app/admin/tenants/${businessId}/${what}`,
    what === 'suspend' ? { company_name: name, reason: REASON, ...given } : undefined,
  )
const suspend = async (business: Business) => expect((await act('suspend', business)).status).toBe(200)
const restore = async (business: Business) => expect((await act('restore', business)).status).toBe(200)
const said = ({ status, body }: Answer) => [status, (body as { error?: { message: string } }).error?.message]
const ownerOf = async ({ businessId }: Business) =>
  (await rows<{ id: string; email: string }>('select id, email from "user" where id = $1', [businessId]))[0]!
const sentences = async (who: Visitor, query: string) =>
  ((await who.get(`/api/${query}`)).body as AuditPage).data.map(({ sentence, reason }) => [sentence, reason])

let phones = 0
const newPhone = () => `+1415555${String(++phones).padStart(4, '0')}`
async function addCustomer({ owner }: Business, more: object = {}) {
  const phone = newPhone()
  const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana', phone, ...more })
  return { phone, id: (body as { id: string }).id }
}
/** Runs every waiting message as the workers do. */
async function workOff() {
  for (const { data } of await queryRows<{ data: { businessId: string; messageId: string } }>(
    product.services.database.plain,
    sql`delete from pgboss.job where name in ('send-sms', 'send-email') returning data`,
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
    const [business, other] = [await openBusiness(), await openBusiness()]
    for (const what of ['suspend', 'restore'] as const) {
      expect((await act(what, business, {}, business.owner)).status).toBe(403)
      expect((await act(what, business, {}, other.owner)).status).toBe(403)
      expect((await act(what, business, {}, product.visitor())).status).toBe(401)
      expect(said(await act(what, adminBusiness))).toEqual([404, 'Tenant not found'])
      expect(said(await act(what, { ...business, businessId: newId() }))).toEqual([404, 'Tenant not found'])
    }
    expect((await business.owner.post('/api/v1/qr-codes', {})).status).toBe(201)
  })

  it('needs a reason and the exact name, and happens once, also with two at once', async () => {
    const business = await openBusiness()
    for (const given of [
      { reason: ' ' },
      { reason: 'x'.repeat(501) },
      { company_name: 'harbour' },
      { why: 1 },
    ])
      expect((await act('suspend', business, given)).status).toBe(400)
    const answers = await Promise.all([act('suspend', business), act('suspend', business)])
    expect(answers.map(said).sort()).toEqual([
      [200, undefined],
      [409, 'This shop is suspended already.'],
    ])
    const { body } = await admin.get(`/api/app/admin/tenants?search=${encodeURIComponent(business.name)}`)
    expect((body as { data: TenantView[] }).data[0]).toMatchObject({
      suspended_at: clock.now().toISOString(),
      suspended_reason: REASON,
    })
    await restore(business)
    expect(said(await act('restore', business))).toEqual([409, 'This shop is not suspended.'])
  })

  it('tells its admin why, by the platform’s mail and in the session, and nobody else on the team', async () => {
    const business = await openBusiness()
    const { email } = await ownerOf(business)
    await suspend(business)
    await deliverMails()
    const mail = product.standIns.mailbox.mails(email).at(-1)!
    expect(mail.subject).toBe('Your shop was suspended')
    expect(mail.text).toContain(REASON)
    const read = async () =>
      ((await business.owner.get('/api/auth/session')).body as { session: { business: object } }).session
        .business
    expect(await read()).toMatchObject({
      standing: 'suspended',
      suspension: { since: clock.now().toISOString(), reason: REASON },
    })
    await rows(`update tenant_members set role = 'member' where business_id = $1`, [business.businessId])
    expect(await read()).toMatchObject({ suspension: { reason: null } })
    await rows(`update tenant_members set role = 'admin' where business_id = $1`, [business.businessId])
    await restore(business)
    await deliverMails()
    expect(product.standIns.mailbox.mails(email).at(-1)!.subject).toBe('Your shop is open again')
    expect(await read()).toMatchObject({ standing: 'open', suspension: null })
  })

  it('is recorded with its reason in the shop’s log, and in the platform’s with the super admin', async () => {
    const business = await openBusiness()
    await suspend(business)
    await restore(business)
    expect((await sentences(business.owner, 'app/audit?kind=settings')).slice(0, 2)).toEqual([
      ['Regulars restored the shop', null],
      ['Regulars suspended the shop', REASON],
    ])
    const [us] = await rows<{ name: string }>('select name from "user" where id = $1', [
      adminBusiness.businessId,
    ])
    const told = await sentences(admin, `app/admin/audit?person=${adminBusiness.businessId}&kind=settings`)
    expect(told.slice(0, 2)).toEqual([
      [`${us!.name} restored the shop`, null],
      [`${us!.name} suspended the shop`, REASON],
    ])
  })
})

describe('while a shop is suspended', () => {
  it('its owner with an open till, or with an API key, can record nothing until it is restored', async () => {
    const business = await openBusiness()
    const guest = await addCustomer(business)
    const made = await business.owner.post('/api/app/api-keys', { name: 'Web shop' })
    const { secret } = made.body as { secret: string }
    const program = product.visitor()
    const buy = (who: Visitor, headers = {}) =>
      who.post('/api/v1/purchases', { customer_id: guest.id, amount: 900 }, headers)
    const bearer = { authorization: `Bearer ${secret}` }
    await business.owner.send('PUT', '/api/app/staff-pin', { pin: '4711' })
    const till = product.visitor()
    const { email } = await ownerOf(business)
    await till.post('/api/auth/sign-in', { email, password: PASSWORD })
    await till.post('/api/app/shared-till', undefined)
    const [member] = await rows<{ id: string }>('select id from tenant_members where business_id = $1', [
      business.businessId,
    ])
    await till.post('/api/app/shared-till/come', { member_id: member!.id, pin: '4711' })
    await suspend(business)
    for (const tried of [await buy(business.owner), await buy(till), await buy(program, bearer)])
      expect(said(tried)).toEqual(SUSPENDED)
    expect(said(await program.get('/api/v1/customers/lookup', bearer))).toEqual(SUSPENDED)
    await restore(business)
    for (const again of [await buy(business.owner), await buy(till), await buy(program, bearer)])
      expect(again.status).toBe(201)
  })

  it('nobody can join by its form, nor its team by a mailed invitation', async () => {
    const business = await openBusiness()
    await business.owner.post('/api/v1/send-team-invitation', { email: 'ben@team.example', role: 'member' })
    const [mail] = await rows<{ outgoing: string }>(
      'select outgoing from communication_logs where recipient = $1',
      ['ben@team.example'],
    )
    const token = /token=([\w-]+)/.exec(mail!.outgoing)![1]!
    await suspend(business)
    expect((await openForm(product.visitor(), business.path)).status).toBe(410)
    expect((await sendForm(product.visitor(), business.path, { phone: newPhone() })).status).toBe(410)
    const closed = [409, 'This shop is closed at the moment. Ask whoever invited you.']
    const ben = product.visitor()
    expect(said(await ben.post('/api/auth/invitation/open', { token }))).toEqual(closed)
    expect(said(await ben.post('/api/auth/invitation/join', { token, password: PASSWORD }))).toEqual(closed)
    expect(said(await admin.post('/api/auth/invitation/accept', { token }))).toEqual(closed)
    await restore(business)
    expect((await openForm(product.visitor(), business.path)).status).toBe(200)
    expect((await ben.post('/api/auth/invitation/open', { token })).status).toBe(200)
  })

  it('nothing that it queued is sent, then or later, except the code that a guest asks for', async () => {
    const business = await openBusiness()
    const guest = await addCustomer(business, agreed)
    await business.owner.post('/api/v1/send-team-invitation', { email: 'cleo@team.example', role: 'member' })
    await rows(`update customers set phone_proven_at = now() where id = $1`, [guest.id])
    await suspend(business)
    await product.visitor().post('/api/auth/portal/code', { phone: guest.phone, country: 'US' })
    await workOff()
    const withheld = { state: 'withheld', failure: 'The shop is suspended.' }
    expect(await messagesTo('cleo@team.example')).toEqual([{ ...withheld, purpose: 'service' }])
    const toCustomer = await messagesTo(guest.phone)
    expect(toCustomer.filter(({ purpose }) => purpose === 'code').map(({ state }) => state)).toEqual([
      'accepted',
    ])
    const marketing = toCustomer.filter(({ purpose }) => purpose === 'marketing')
    expect(marketing.length).toBeGreaterThan(0)
    for (const message of marketing) expect(message).toMatchObject(withheld)
    const texts = product.standIns.mailbox.texts(guest.phone).length
    await restore(business)
    await workOff()
    expect(product.standIns.mailbox.texts(guest.phone)).toHaveLength(texts)
  })

  it('STOP still works', async () => {
    const business = await openBusiness()
    const guest = await addCustomer(business, agreed)
    await suspend(business)
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
    await followReplies(product.services)
    const [customer] = await rows('select opted_in_sms from customers where id = $1', [guest.id])
    expect(customer).toEqual({ opted_in_sms: false })
  })

  it('a running import waits, and continues by itself after the restore', async () => {
    const business = await openBusiness()
    const uploaded = await business.owner.post(
      `/api${uploadPath()}`,
      csvFile('first_name,email\nUma,uma@x.example'),
    )
    const importId = (uploaded.body as { id: string }).id
    const path = `/api/app/imports/${importId}`
    await business.owner.post(`${path}/check`, { mapping: ['first_name', 'email'] })
    await business.owner.post(`${path}/start`, { attests_sms: false, attests_email: false })
    await suspend(business)
    const job = { businessId: business.businessId, importId }
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
    await restore(business)
    await resumeImports(product.services, 0)
    expect(await waiting()).toHaveLength(jobs + 1)
    await runImport(product.services, job)
    expect(await state()).toEqual({ status: 'done', imported_rows: 1 })
  })

  it('its owner cannot close it to erase its traces; one closed before is not erased, and gets its 30 days again', async () => {
    const business = await openBusiness()
    const close = () =>
      business.owner.post('/api/app/account/close', { company_name: business.name, password: PASSWORD })
    await suspend(business)
    expect(said(await close())).toEqual(SUSPENDED)
    await restore(business)
    expect((await close()).status).toBe(200)
    await suspend(business)
    expect(said(await business.owner.post('/api/app/account/reopen', undefined))).toEqual(SUSPENDED)
    clock.advance(40 * DAY)
    await processClosedBusinesses(product.services)
    const { email } = await ownerOf(business)
    await business.owner.post('/api/auth/sign-in', { email, password: PASSWORD })
    await admin.post('/api/auth/sign-in', { email: (await ownerOf(adminBusiness)).email, password: PASSWORD })
    await restore(business)
    await processClosedBusinesses(product.services)
    const [kept] = await rows('select erased_at, closing_at from businesses where id = $1', [
      business.businessId,
    ])
    expect(kept).toEqual({ erased_at: null, closing_at: clock.now() })
    expect((await business.owner.post('/api/app/account/reopen', undefined)).status).toBe(204)
  })
})
