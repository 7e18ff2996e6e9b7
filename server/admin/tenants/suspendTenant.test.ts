import { describe, expect, it } from 'vitest'
import type { AuditPage } from '#server/businesses/audit/contract.ts'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { TenantView } from '../contract.ts'
import {
  act,
  admin,
  adminBusiness,
  clock,
  openBusiness,
  ownerOf,
  product,
  REASON,
  restore,
  rows,
  said,
  setUp,
  suspend,
} from './suspending.rig.ts'

setUp()

const sentences = async (who: Visitor, query: string) =>
  ((await who.get(`/api/${query}`)).body as AuditPage).data.map(({ sentence, reason }) => [sentence, reason])

async function deliverMails() {
  for (const { id } of await rows<{ id: string }>('select id from account_mails order by created_at, id'))
    await sendAccountMail(product.services, id)
}

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
