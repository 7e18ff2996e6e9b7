import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { openReceiver, type Receiver } from '#tests/world/network/receiver.ts'
import { openTeams, said, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { WebhookEndpointView } from '../contract.ts'
import { editEndpoint, makeEndpoint, replaceSecret, resumeEndpoint } from '../endpoints.ts'
import { sendDue } from '../webhooks.rig.ts'

let teams: Teams
let receiver: Receiver
let platform: Visitor
beforeAll(async () => {
  teams = await openTeams()
  receiver = await openReceiver()
  const us = await teams.openBusiness()
  await teams.rows('insert into super_admins values ($1)', [us.businessId])
  platform = us.owner
})
afterEach(() => receiver.received.splice(0))
afterAll(async () => {
  await receiver?.close()
  await teams?.close()
})

const types = ['customer.joined']
const list = async (who: Visitor) =>
  ((await who.get('/api/app/webhooks')).body as { data: WebhookEndpointView[] }).data
const make = async (who: Visitor, path: string) => {
  const wanted = { url: receiver.url + path, description: '', types }
  return (await who.post('/api/app/webhooks', wanted)).body as WebhookEndpointView
}

/** A business whose first admin has set up two addresses, handed the role to Ben, and is a member now. */
async function businessOfBen() {
  const business = await teams.openBusiness()
  const ben = await teams.hire(business)
  const [adas, ours] = [await make(business.owner, '/adas'), await make(business.owner, '/shops')]
  await teams.manage(business.owner, `app/tenant-members/${ben.id}/hand-over`)
  const member = (await teams.company(ben.visitor)).members.find(({ email }) => email === business.email)!
  return { ...business, owner: ben.visitor, ada: { ...member, visitor: business.owner }, adas, ours }
}
type Business = Awaited<ReturnType<typeof businessOfBen>>

/** Somebody joins, and what is due is sent. Returns the paths that were told. */
async function told({ owner }: Pick<Business, 'owner'>): Promise<string[]> {
  receiver.received.splice(0)
  await owner.post('/api/v1/customers', { first_name: 'Bo' })
  await sendDue(teams.product.services)
  return receiver.received.map(({ path }) => path).sort()
}
const edit = ({ owner, ours }: Business) =>
  owner.send('PUT', `/api/app/webhooks/${ours.id}`, { url: ours.url, description: 'Ours', types })
const remove = ({ owner, ada }: Business, revoke_api_keys = false) =>
  teams.withdraw(owner, `app/tenant-members/${ada.id}`, { revoke_api_keys })
const stateOf = async ({ owner, adas }: Business) => {
  const { state, maker } = (await list(owner)).find(({ id }) => id === adas.id)!
  return [state, maker!.gone]
}
const mails = ({ businessId }: Business) =>
  teams.rows<{ recipient: string; content: string }>(
    `select recipient, content from communication_logs where business_id = $1 and dedupe_key like 'webhook maker gone:%'`,
    [businessId],
  )

describe('a dismissed admin', () => {
  it('gets nothing more at an address of theirs, until the present admin confirms it; the admin’s own go on', async () => {
    const business = await businessOfBen()
    expect((await edit(business)).status).toBe(200)
    expect(await told(business)).toEqual(['/adas', '/shops'])
    await remove(business)
    expect(await told(business)).toEqual(['/shops'])
    expect(await stateOf(business)).toEqual(['paused', 'left'])
    const [mail, ...others] = await mails(business)
    const admin = (await teams.company(business.owner)).members.find(({ role }) => role === 'admin')!
    expect([mail!.recipient, others]).toEqual([admin.email, []])
    expect(mail!.content).toContain(new URL(receiver.url).host)
    const { body } = await business.owner.get('/api/app/audit')
    expect((body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^The webhook to .+ was paused: .+, who answered for it, no longer has access$/),
    )
    await teams.manage(business.owner, `app/webhooks/${business.adas.id}/resume`)
    expect(await stateOf(business)).toEqual(['active', null])
    expect(await told(business)).toEqual(['/adas', '/shops'])
  })

  it('who left on their own gets nothing more either, and the admin is told', async () => {
    const business = await businessOfBen()
    await teams.manage(business.ada.visitor, `app/tenant-members/${business.ada.id}/leave`)
    expect([await told(business), (await mails(business)).length]).toEqual([[], 1])
  })

  it('who is suspended gets nothing more, unless the super admin leaves what they set up alone', async () => {
    for (const [revoke_api_keys, heard] of [
      [true, []],
      [false, ['/adas', '/shops']],
    ] as const) {
      const business = await businessOfBen()
      const suspension = { reason: 'Fraud', revoke_api_keys }
      const { status } = await platform.post(
        `/api/app/admin/users/${business.ada.user_id}/suspend`,
        suspension,
      )
      expect([status, await told(business)]).toEqual([200, heard])
      expect((await stateOf(business))[1]).toBe('suspended')
    }
  })

  it('can make, move and resume no webhook, and learn no secret, by a request that was under way while the role passed on', async () => {
    const business = await businessOfBen()
    const { services } = teams.product
    const { user_id: userId, name } = business.ada
    const { id, url } = business.adas
    const wanted = { url, description: '', types: ['customer.joined' as const] }
    for (const late of [
      (ctx) => makeEndpoint(ctx, services.webhooks, { ...wanted, idempotencyKey: 'late' }),
      (ctx) => editEndpoint(ctx, services.webhooks, { ...wanted, id }),
      (ctx) => resumeEndpoint(ctx, { id }),
      (ctx) => replaceSecret(ctx, { id }),
    ] satisfies Parameters<typeof inBusiness>[3][])
      await expect(
        inBusiness(services, business.businessId, { kind: 'member', userId, name, role: 'admin' }, late),
      ).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('an admin who handed the role over', () => {
  it('stays on the team: what they set up goes on, marked for the new admin, and is closed to them', async () => {
    const business = await businessOfBen()
    expect(await told(business)).toEqual(['/adas', '/shops'])
    expect(await stateOf(business)).toEqual(['active', 'not_admin'])
    expect(said(await business.ada.visitor.get('/api/app/webhooks'))[0]).toBe(403)
    expect((await edit(business)).body).toMatchObject({ maker: { gone: null } })
  })
})
