import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openBusinessWithCode, openForm, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const PASSWORD = 'a fine password'
const BAIT = 'Chase: account locked, verify at chase-verify.example/a'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const faultOf = ({ body }: Answer, field: string) =>
  (body as { error: { fields: Record<string, string> } }).error.fields[field]

/** Sends queued messages, as the worker does. */
async function sendAll(): Promise<void> {
  const jobs = await queryRows<{ data: { businessId: string; messageId: string } }>(
    product.services.database.plain,
    sql`delete from pgboss.job where name in ('send-sms', 'send-email') returning data`,
  )
  for (const { data } of jobs) await sendMessage(product.services, data)
}

const profileOf = async (owner: Visitor) => {
  const { profile, version } = (await owner.get('/api/app/settings')).body as SettingsView
  return { ...profile, version }
}

describe('a name that a link hides in', () => {
  it('opens no shop', async () => {
    const stranger = product.visitor()
    const account = { email: 'bait@example.com', password: PASSWORD, tier_id: FREE }
    const refused = await stranger.post('/api/auth/sign-up', { company_name: BAIT, ...account })
    expect([refused.status, faultOf(refused, 'company_name')]).toEqual([
      400,
      'This looks like a web address. Leave it out, or put a space after the dot: St. John',
    ])
    expect(await rows('select 1 from businesses where email = $1', [account.email])).toEqual([])
    expect((await stranger.post('/api/auth/sign-up', { company_name: 'Studio 54', ...account })).status).toBe(
      201,
    )
  })

  it('turns no letters round where a shop is opened: what changes the direction is removed', async () => {
    const account = { email: 'round@example.com', password: PASSWORD, tier_id: FREE }
    const turned = 'Caf\u202e\u2066é\u2069\u0007 moc.live'
    const opened = await product.visitor().post('/api/auth/sign-up', { company_name: turned, ...account })
    expect(opened.status).toBe(400)
    const named = { ...account, company_name: 'Caf\u202e\u2066é\u2069 Noir\u200f\u061c' }
    expect((await product.visitor().post('/api/auth/sign-up', named)).status).toBe(201)
    expect(
      await rows(
        'select b.company_name, u.name from businesses b join "user" u using (id) where b.email = $1',
        [account.email],
      ),
    ).toEqual([{ company_name: 'Café Noir', name: 'Café Noir' }])
  })

  it('renames no shop and no place, and invisible characters in one are removed', async () => {
    const { owner, businessId } = await openBusinessWithCode(product)
    for (const company_name of [BAIT, 'paypal\u2024com', 'Call 1-800-555-0199', 'me@evil.example']) {
      const refused = await owner.send('PUT', '/api/app/settings/profile', {
        ...(await profileOf(owner)),
        company_name,
      })
      expect([company_name, refused.status, faultOf(refused, 'company_name')]).toEqual([
        company_name,
        400,
        expect.any(String),
      ])
      const place = await owner.post('/api/v1/qr-codes', { location_name: company_name })
      expect([place.status, faultOf(place, 'location_name')]).toEqual([400, expect.any(String)])
    }
    const hidden = { ...(await profileOf(owner)), company_name: '\u202eBlue\u200b Door\n54' }
    expect((await owner.send('PUT', '/api/app/settings/profile', hidden)).status).toBe(200)
    expect(await rows('select company_name from businesses where id = $1', [businessId])).toEqual([
      { company_name: 'Blue Door 54' },
    ])
  })

  it('from before such names were refused is sent to nobody, and its owner is told', async () => {
    const business = await openBusinessWithCode(product, { tier: FREE })
    const { owner, businessId } = business
    await rows('update businesses set company_name = $2 where id = $1', [businessId, BAIT])
    await rows('update tenants set company_name = $2 where business_id = $1', [businessId, BAIT])
    const { body } = await owner.get('/api/app/settings')
    expect(body).toMatchObject({ company_name_fault: expect.stringContaining('web address') })

    await openForm(product.visitor(), business.path)
    await sendForm(product.visitor(), business.path, { phone: '+14155550117', first_name: 'Ana' })
    await rows('update businesses set usage_customers = 1000000 where id = $1', [businessId])
    await sendForm(product.visitor(), business.path, { phone: '+14155550118', first_name: 'Bo' })
    const plan = `(select id from subscription_tiers where name = 'Pro')`
    await rows(`update businesses set tier_id = ${plan} where id = $1`, [businessId])
    await owner.post('/api/v1/send-team-invitation', { email: 'stranger@example.com', role: 'member' })
    expect(
      (await owner.post('/api/app/account/close', { company_name: BAIT, password: PASSWORD })).status,
    ).toBe(200)
    await sendAll()

    const { mailbox } = product.standIns
    const [texts, mails] = [mailbox.texts(), mailbox.mails()]
    const subjects = mails.map(({ subject }) => subject)
    for (const subject of [
      'A guest could not join today',
      "You've been invited to join a shop",
      'Your shop is closed',
    ])
      expect(subjects).toContain(subject)
    expect(texts.map(({ body }) => body).join()).toContain('Your card at our shop: ')
    expect(JSON.stringify([texts, mails])).not.toMatch(/chase-verify/)
  })
})
