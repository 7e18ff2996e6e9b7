import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import { PASSWORD } from '#tests/isolation/fillBusiness.ts'
import { send } from '#tests/isolation/requests/routeCase.ts'
import { requests } from '#tests/isolation/requests.ts'
import { openScene, type Scene, snapshot } from '#tests/isolation/scene.ts'
import { leaksIn } from '#tests/isolation/secrets.ts'
import { logOf } from '#tests/world/auditLog.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

/**
 * Every read that stays closed during an impersonation. A new route is refused until its contract opens it, and
 * must be listed here.
 */
const closedReads: Record<string, string[]> = {
  'is a file with everything': [
    'exportAudit',
    'exportCustomer',
    'exportCustomers',
    'exportLedger',
    'exportMessages',
    'downloadFailures',
  ],
  'calls a provider with the shop’s own key': ['readMailchimpAudiences'],
  'is about the person’s own account, PIN or till': [
    'listPeopleAtTill',
    'listSessions',
    'readAccount',
    'readFactors',
    'readProof',
    'readStaffPin',
  ],
  'is the platform’s, and waits until they have left': [
    'exportCredits',
    'listAdminAnnouncements',
    'listAdminPacks',
    'listAdminTiers',
    'listAllAuditEntries',
    'listCredits',
    'listNewNames',
    'listTenants',
    'listUsers',
    'readCreditSums',
    'readMailings',
    'readMonths',
    'readOverview',
    'readTenantHealth',
    'readUser',
  ],
}
const closed = new Set(Object.values(closedReads).flat())
/** Reads whose answer depends on what the caller may do or has just done, besides the business. */
const tellsWhoAsks = ['readCompany', 'readTillView', 'listAuditEntries']

const REFUSED = 'You are looking into this shop: you can change nothing, and keys and files stay closed.'
const REASON = 'They asked why a text did not go out'

let scene: Scene
let routes: RouteEntry[]
let admin: Visitor
let adminId: string
beforeAll(async () => {
  scene = await openScene()
  routes = listRoutes(createApi(scene.product.services, scene.product.auth))
  admin = scene.product.visitor()
  const account = { company_name: 'Us', email: 'admin@platform.example', password: PASSWORD }
  const { body } = await admin.post('/api/auth/sign-up', {
    ...account,
    tier_id: '01939c00-0000-7000-8000-000000000001',
  })
  adminId = (body as { business_id: string }).business_id
  await scene.rows('insert into super_admins values ($1)', [adminId])
})
afterAll(() => scene?.close())

const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`
const said = ({ status, body }: Answer) => [status, (body as { error?: { message: string } }).error?.message]
const sampleOf = (route: RouteEntry, shop = scene.a) => requests[nameOf(route)]!.sample(shop)
const open = (who = admin, id = scene.a.businessId, reason = REASON) =>
  who.post(`/api/app/admin/tenants/${id}/look`, { reason })
const leave = () => admin.send('DELETE', '/api/app/look')
const names = async (who: Visitor) => {
  const { body } = await who.get('/api/v1/customers')
  return JSON.stringify(body)
}
type Session = { look: { ends_at: string } | null; business: { id: string }; is_super_admin: boolean }
const sessionOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: Session }).session
/** The first place at which two texts differ, from both. */
const difference = (one: string, other: string) => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' instead of ')
}
const whileImpersonating = async (work: () => Promise<void>) => {
  expect((await open()).status).toBe(200)
  await work().finally(leave)
}
/** An answer without the moment at which it was read. */
const timeless = ({ text }: Answer) => text.replace(/"(read_at|as_of)":"[^"]+"/, '')

describe('a look into a shop', () => {
  const ofStaff = () => routes.filter(({ permission }) => !['anyone', 'portal'].includes(permission))
  const readable = () => ofStaff().filter((route) => route.whileImpersonating !== undefined)

  it('can be listed: every route is readable in it, or refused, or knows nobody by their session', () => {
    const reads = ofStaff().filter(({ method }) => method === 'GET')
    const listed = [...readable().map(({ operation }) => operation), ...closed]
    expect(reads.map(({ operation }) => operation).sort()).toEqual(listed.sort())
  })

  it('reads what the admin reads and changes nothing, on every route that it can read', () =>
    whileImpersonating(async () => {
      const hidden = await keptSecrets()
      const withoutLog = async () => ({
        ...(await snapshot(scene.rows, scene.a.businessId)),
        audit_entries: '',
      })
      const before = await withoutLog()
      const wrong: string[] = []
      for (const route of readable()) {
        const seen = await send(admin, route.method, sampleOf(route))
        const own = await send(scene.a.owner, route.method, sampleOf(route))
        const isSame =
          seen.status === 200 && (tellsWhoAsks.includes(route.operation) || timeless(seen) === timeless(own))
        if (!isSame) wrong.push(`${nameOf(route)}: ${difference(timeless(seen), timeless(own))}`)
        const leaks = leaksIn(hidden, { path: '' }, seen)
        if (leaks.length > 0 || /\/card\/[\w-]{8}/.test(seen.text))
          wrong.push(`${nameOf(route)} gives away ${leaks}`)
      }
      expect(wrong).toEqual([])
      expect(await withoutLog()).toEqual(before)
    }))

  it('is refused everything else by one rule, in this shop and in another one', () =>
    whileImpersonating(async () => {
      const refused = ofStaff().filter(
        ({ method, operation, permission }) =>
          permission !== 'looking' && (method !== 'GET' || closed.has(operation)),
      )
      expect(refused.length).toBeGreaterThan(120)
      const before = await snapshot(scene.rows, scene.a.businessId)
      for (const route of refused)
        for (const shop of [scene.a, scene.b])
          expect([nameOf(route), said(await send(admin, route.method, sampleOf(route, shop)))]).toEqual([
            nameOf(route),
            [403, REFUSED],
          ])
      expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
    }))

  it('is no way into another shop: neither by its ids nor by its name in the header', () =>
    whileImpersonating(async () => {
      for (const id of [scene.b.customer.customerId, crypto.randomUUID()])
        expect((await admin.get(`/api/app/customers/${id}/record`)).status).toBe(404)
      const asOther = { 'regulars-business': scene.b.businessId }
      expect((await admin.get('/api/v1/customers', asOther)).status).toBe(409)
      expect(await names(admin)).not.toContain(scene.b.marker)
    }))

  it('is the platform’s to open: no admin of a shop, guest or stranger opens one', async () => {
    for (const id of [scene.a.businessId, scene.b.businessId]) {
      expect((await open(scene.b.owner, id)).status).toBe(403)
      expect((await open(scene.a.customer.visitor, id)).status).toBe(401)
    }
    expect((await scene.b.owner.send('DELETE', '/api/app/look')).status).toBe(403)
    expect(await scene.rows('select 1 from impersonations')).toEqual([])
  })

  it('opens nothing for who is no super admin, even if their session had one in the database', async () => {
    await scene.rows(
      `insert into impersonations (session_id, user_id, business_id, opened_at, ends_at)
       select id, user_id, $1, now(), now() + interval '30 minutes' from session where user_id = $2`,
      [scene.a.businessId, scene.b.businessId],
    )
    expect(await names(scene.b.owner)).not.toContain(scene.a.marker)
    expect((await sessionOf(scene.b.owner)).look).toBeNull()
    await scene.rows('delete from impersonations')
  })

  it('opens nothing for another session of the same person', () =>
    whileImpersonating(async () => {
      const elsewhere = scene.product.visitor()
      await elsewhere.post('/api/auth/sign-in', { email: 'admin@platform.example', password: PASSWORD })
      expect(await names(elsewhere)).not.toContain(scene.a.marker)
    }))

  it('ends with its half hour, and the database keeps none that is longer', async () => {
    const { body } = await open()
    const left = new Date((body as { ends_at: string }).ends_at).getTime() - Date.now()
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    expect(await names(admin)).toContain(scene.a.marker)
    await expect(
      scene.rows(`update impersonations set ends_at = ends_at + interval '1 second'`),
    ).rejects.toThrow()
    const onScreen = { 'regulars-business': scene.a.businessId }
    await scene.rows(
      `update impersonations set opened_at = opened_at - interval '31 minutes', ends_at = ends_at - interval '31 minutes'`,
    )
    expect(await names(admin)).not.toContain(scene.a.marker)
    // A tab that still shows the business writes nothing into the super admin's own business.
    const written = await admin.post('/api/v1/customers', { first_name: 'Eve' }, onScreen)
    expect(written.status).toBe(409)
    expect(await sessionOf(admin)).toMatchObject({
      look: null,
      is_super_admin: true,
      business: { id: adminId },
    })
  })

  it('ends when the role is taken away in the middle of it', async () => {
    await open()
    await scene.rows('delete from super_admins where id = $1', [adminId])
    expect(await names(admin)).not.toContain(scene.a.marker)
    expect((await open()).status).toBe(403)
    await scene.rows('insert into super_admins values ($1)', [adminId])
    await leave()
  })

  it('ends when they are suspended, sign out, or leave', async () => {
    await open()
    await scene.rows('update "user" set suspended_at = now() where id = $1', [adminId])
    expect((await admin.get('/api/v1/customers')).status).toBe(401)
    await scene.rows('update "user" set suspended_at = null where id = $1', [adminId])
    const left = await leave()
    expect([left.status, (await sessionOf(admin)).look]).toEqual([204, null])
    expect((await leave()).status).toBe(403)
    const once = scene.product.visitor()
    await once.post('/api/auth/sign-in', { email: 'admin@platform.example', password: PASSWORD })
    await open(once)
    expect((await once.post('/api/auth/sign-out', undefined)).status).toBe(204)
    expect(await scene.rows('select 1 from impersonations')).toEqual([])
  })

  it('wants a reason, a tenant, and a proof of identity that is not old', async () => {
    expect((await open(admin, scene.a.businessId, ' ')).status).toBe(400)
    expect((await open(admin, adminId)).status).toBe(404)
    expect((await open(admin, crypto.randomUUID())).status).toBe(404)
    await scene.rows(`update session set created_at = now() - interval '6 minutes' where user_id = $1`, [
      adminId,
    ])
    expect((await open()).body).toMatchObject({ error: { code: 'confirm_identity' } })
    expect((await admin.post('/api/auth/proof', { password: PASSWORD })).status).toBe(204)
    await whileImpersonating(async () => {})
  })

  it('stands in the shop’s own log with the reason, and each screen and each customer once', async () => {
    await whileImpersonating(async () => {
      const { customerId } = scene.a.customer
      for (let times = 0; times < 2; times += 1) {
        await admin.get('/api/app/dashboard')
        await admin.get(`/api/app/customers/${customerId}/record`)
        await admin.get(`/api/app/customers/${scene.a.otherCustomer.customerId}/record`)
      }
    })
    const { data } = await logOf(scene.a.owner)
    const opened = data.findIndex(({ reason }) => reason === REASON)
    expect(
      data.slice(0, opened + 1).map(({ sentence }) => sentence.replace(/.*, of Regulars, /, '')),
    ).toEqual([
      'looked at the record of Ada zanzibar Guest zanzibar',
      'looked at the record of Ada zanzibar Guest zanzibar',
      'looked at the dashboard',
      'looked into the shop, screen by screen',
    ])
    const { data: ours } = (await admin.get('/api/app/admin/audit')).body as { data: { reason: string }[] }
    expect(ours.some(({ reason }) => reason === REASON)).toBe(true)
  })

  it('is told to each admin of the shop by mail, once', async () => {
    await scene.rows('delete from account_mails')
    await whileImpersonating(async () => {
      await admin.get('/api/app/dashboard')
    })
    const mails = await scene.rows<{ id: string; recipient: string }>(
      'select id, recipient from account_mails',
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([scene.a.ownerEmail])
    await sendAccountMail(scene.product.services, mails[0]!.id)
    const [mail] = scene.product.standIns.mailbox.mails(scene.a.ownerEmail).slice(-1)
    expect(mail).toMatchObject({ subject: 'Regulars looked into your shop' })
    expect(mail!.text).toContain('http://localhost:3000/audit')
    // Anybody may read a mail over a shoulder; only the log has the reason.
    expect(mail!.text).not.toContain(REASON)
  })
})

/** Secrets that a business's own admin cannot see either, or sees once: keys, hashes of PINs, tokens of links. */
async function keptSecrets(): Promise<string[]> {
  const { businessId, apiKeys } = scene.a
  const found = await scene.rows<{ secret: string }>(
    `select hash as secret from api_keys where business_id = $1
     union all select token_hash from card_links where business_id = $1
     union all select token_hash from portal_sessions where business_id = $1
     union all select token_hash from tenant_invitations where business_id = $1
     union all select pin_hash from staff_pins where business_id = $1
     union all select auth_pin from customers where business_id = $1 and auth_pin is not null
     union all select email_config ->> 'sendgridApiKey' from integrations where business_id = $1
     union all select report_key from integrations where business_id = $1
     union all select api_key from mailchimp_connections where business_id = $1
     union all select webhook_hash from mailchimp_connections where business_id = $1
     union all select outgoing from communication_logs where business_id = $1 and outgoing like '%/card/%'`,
    [businessId],
  )
  const secrets = found.map(({ secret }) => secret).filter(Boolean)
  expect(secrets.length).toBeGreaterThan(10)
  return [...secrets, apiKeys.used.secret]
}
