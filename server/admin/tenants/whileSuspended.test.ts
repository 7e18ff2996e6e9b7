import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { processClosedBusinesses } from '#server/data/closing/index.ts'
import { runImport } from '#server/data/imports/index.ts'
import { resumeImports } from '#server/data/imports/jobs.ts'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { followReplies } from '#tests/messages/desk.ts'
import { agreed } from '#tests/world/agreed.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import { openForm, sendForm } from '#tests/world/joining.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import {
  admin,
  adminBusiness,
  type Business,
  clock,
  openBusiness,
  ownerOf,
  product,
  restore,
  rows,
  said,
  setUp,
  suspend,
} from './suspending.rig.ts'

setUp()
const DAY = 86_400_000
const PASSWORD = 'a fine password'
const SUSPENDED = [
  403,
  'This shop is suspended and can only be looked at. Please contact us at hello@regulars.example.',
]
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

const messagesTo = (recipient: string) =>
  rows<{ state: string; failure: string | null; purpose: string }>(
    'select state, failure, purpose from communication_logs where recipient = $1 order by created_at, id',
    [recipient],
  )

describe('while a shop is suspended', () => {
  it('its owner with an open till, or with an API key, can record nothing until it is restored', async () => {
    const business = await openBusiness()
    const added = await addCustomer(business)
    const made = await business.owner.post('/api/app/api-keys', { name: 'Web shop' })
    const { secret } = made.body as { secret: string }
    const program = product.visitor()
    const buy = (who: Visitor, headers = {}) =>
      who.post('/api/v1/purchases', { customer_id: added.id, amount: 900 }, headers)
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
    const added = await addCustomer(business, agreed)
    await business.owner.post('/api/v1/send-team-invitation', { email: 'cleo@team.example', role: 'member' })
    await rows(`update customers set phone_proven_at = now() where id = $1`, [added.id])
    await suspend(business)
    await product.visitor().post('/api/auth/portal/code', { phone: added.phone, country: 'US' })
    await workOff()
    const withheld = { state: 'withheld', failure: 'The shop is suspended.' }
    expect(await messagesTo('cleo@team.example')).toEqual([{ ...withheld, purpose: 'service' }])
    const toCustomer = await messagesTo(added.phone)
    expect(toCustomer.filter(({ purpose }) => purpose === 'code').map(({ state }) => state)).toEqual([
      'accepted',
    ])
    const marketing = toCustomer.filter(({ purpose }) => purpose === 'marketing')
    expect(marketing.length).toBeGreaterThan(0)
    for (const message of marketing) expect(message).toMatchObject(withheld)
    const texts = product.standIns.mailbox.texts(added.phone).length
    await restore(business)
    await workOff()
    expect(product.standIns.mailbox.texts(added.phone)).toHaveLength(texts)
  })

  it('STOP still works', async () => {
    const business = await openBusiness()
    const added = await addCustomer(business, agreed)
    await suspend(business)
    const params = { From: added.phone, To: '+15550006789', Body: 'STOP' }
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
    const [customer] = await rows('select opted_in_sms from customers where id = $1', [added.id])
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
