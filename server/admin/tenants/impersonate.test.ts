import { describe, expect, it } from 'vitest'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { PASSWORD } from '#tests/isolation/fillBusiness.ts'
import { logOf } from '#tests/world/auditLog.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import {
  admin,
  adminId,
  leave,
  names,
  open,
  REASON,
  scene,
  setUp,
  whileImpersonating,
} from './impersonating.rig.ts'

setUp()
type Session = { look: { ends_at: string } | null; business: { id: string }; is_super_admin: boolean }

const sessionOf = async (who: Visitor) =>
  ((await who.get('/api/auth/session')).body as { session: Session }).session

describe('a look into a shop', () => {
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
