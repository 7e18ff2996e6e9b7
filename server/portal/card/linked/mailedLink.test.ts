import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer, mergeCustomers } from '#server/data/customer-record/index.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { changeDetails, lockCustomers } from '#server/loyalty/customers/index.ts'
import { enrolInActivePrograms } from '#server/loyalty/ledger/index.ts'
import { sendMessage } from '#server/messaging/messages/index.ts'
import { addDefaultTemplates } from '#server/messaging/templates/index.ts'
import { announce } from '#server/messaging/triggers/meeting/announce.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import type { TestBusiness } from '#tests/world/business.ts'
import { newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import type { Visitor } from '#tests/world/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const PIN = '2468'
let readers = 0

/** Makes a customer with a reward that waits, who was welcomed by a mail. Openings are counted where `counts`. */
async function welcomed({ pin = PIN as string | null, counts = false } = {}) {
  const business = await portal.newBusiness({
    name: 'Café Sunrise',
    programs: { stamp_card: { stampsRequired: 4, rewardDescription: 'Free coffee' } },
  })
  await portal.rows('update businesses set email_tracking_enabled = $2 where id = $1', [
    business.businessId,
    counts,
  ])
  const phone = portal.newPhone()
  const email = `reader-${readers++}@example.com`
  const id = await newCustomer(business, { phone, pin, firstName: 'Ludmilla' })
  await portal.rows('update customers set email = $2, opted_in_email = true where id = $1', [id, email])
  await business.run((ctx) => addDefaultTemplates(ctx))
  await business.run((ctx) => enrolInActivePrograms(ctx, id, 'sign-up'))
  await business.run((ctx) =>
    recordPurchase(ctx, {
      customerId: id,
      amount: 1240,
      stamps: 4,
      confirmRepeatVisit: true,
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  await now(business, (ctx) => announce(ctx, { customerId: id, hasJoined: true, rewards: [], by: ['email'] }))
  const { businessId } = business
  const [message] = await portal.rows<{ id: string }>(
    `select id from communication_logs where business_id = $1 and type = 'email'`,
    [businessId],
  )
  await sendMessage(portal.services, { businessId, messageId: message!.id })
  const [mail] = portal.product.standIns.mailbox.mails(email)
  return { business, id, phone, email, mail: mail!, path: cardIn(mail!.text) }
}

/** The path of the link to the card in the text of a mail. */
const cardIn = (text: string): string => new URL(/\S+\/card\/[\w-]+/.exec(text)![0]).pathname

const press = (visitor: Visitor, path: string, form: Record<string, string> = {}) =>
  visitor.send('POST', path, new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const isIn = async (visitor: Visitor) => (await visitor.get('/api/app/portal/card')).status === 200
const showsCard = async (path: string) => {
  const { status, text } = await portal.visitor().get(path)
  return [status, text.includes('Free coffee'), text.includes('Café Sunrise')]
}
const SHOWN = [200, true, true]
const ENDED = [410, false, true]

/** Runs a verb at the product's own time and address, as its owner. */
const now = <T>(business: TestBusiness, work: (ctx: BusinessContext) => Promise<T>): Promise<T> =>
  inBusiness(portal.services, business.businessId, business.owner, work)

/** Changes details of a customer as staff do. */
const change = (business: TestBusiness, id: string, next: { phone?: string; email?: string }) =>
  now(business, async (ctx) => {
    const [customer] = await lockCustomers(ctx, [id])
    await changeDetails(ctx, customer!, next)
  })

describe('whoever was forwarded a mail', () => {
  it('sees the card, and cannot redeem, read who it is, choose a PIN or get a session', async () => {
    const { path, id, phone, email } = await welcomed({ pin: null })
    const thief = portal.visitor()
    const { text, headers } = await thief.get(path)
    const [held] = await portal.rows<{ code: string }>(
      'select redemption_code as code from customer_rewards where customer_id = $1',
      [id],
    )
    for (const secret of [held!.code, phone, phone.slice(-4), email, id, 'Ludmilla', '12.40'])
      expect(text).not.toContain(secret)
    expect(headers.getSetCookie()).toEqual([])
    const forms: Record<string, string>[] = [
      {},
      { pin: '9753' },
      { new_link: 'yes' },
      { present_pin: '9753' },
    ]
    for (const form of forms) await press(thief, path, form)
    expect(await isIn(thief)).toBe(false)
    expect((await signIn(portal.visitor(), phone, '9753')).status).toBe(400)
    expect(await portal.lastText(phone)).toBeUndefined()
  })

  it('sees nothing by another business’s or a changed token, and is told the same of each', async () => {
    const { path } = await welcomed()
    const token = path.slice('/card/'.length)
    const other = await welcomed()
    const otherToken = other.path.slice('/card/'.length)
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${otherToken.slice(0, 20)}${token.slice(20)}`,
      `${token.slice(0, 44)}____${token.slice(48)}`,
      token.slice(0, -22),
      `${token}A`,
    ]
    const said = await Promise.all(
      forged.map(async (one) => {
        const { status, text } = await portal.visitor().get(`/card/${one}`)
        return `${status} ${text}`
      }),
    )
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toMatch(/^404 .*This link does not work/s)
  })

  it.each([
    [
      'the customer was erased',
      ({ business, id }: Welcomed) =>
        now(business, (ctx) => eraseCustomer(ctx, { customerId: id, confirmation: 'Ludmilla Guest' })),
    ],
    ['the phone changed', ({ business, id }: Welcomed) => change(business, id, { phone: portal.newPhone() })],
    [
      'the phone changed, and back',
      async ({ business, id, phone }: Welcomed) => {
        await change(business, id, { phone: portal.newPhone() })
        await change(business, id, { phone })
      },
    ],
    [
      'the address changed',
      ({ business, id }: Welcomed) => change(business, id, { email: 'new@example.com' }),
    ],
    [
      'the address changed, and back',
      async ({ business, id, email }: Welcomed) => {
        await change(business, id, { email: 'other@example.com' })
        await change(business, id, { email })
      },
    ],
    [
      'the PIN was chosen anew',
      async ({ phone }: Welcomed) => {
        const visitor = portal.visitor()
        await signIn(visitor, phone, PIN)
        const answer = await visitor.send('PUT', '/api/app/portal/pin', { present_pin: PIN, pin: '8642' })
        expect(answer.status).toBe(204)
      },
    ],
    [
      'the shop closes',
      ({ business }: Welcomed) =>
        portal.rows('update businesses set closing_at = now() where id = $1', [business.businessId]),
    ],
  ])('sees nothing once %s', async (_, end) => {
    const one = await welcomed()
    expect(await showsCard(one.path)).toEqual(SHOWN)
    portal.clock.advance(60_000)
    await end(one)
    expect(await showsCard(one.path)).toEqual(ENDED)
    expect((await press(portal.visitor(), one.path, { present_pin: PIN })).status).toBe(410)
  })

  it('sees nothing of either customer once two were merged', async () => {
    const one = await welcomed()
    const { business } = one
    const survivor = await newCustomer(business, { phone: portal.newPhone(), firstName: 'Survivor' })
    portal.clock.advance(60_000)
    await now(business, (ctx) =>
      mergeCustomers(ctx, {
        customerId: survivor,
        duplicateId: one.id,
        confirmation: 'Ludmilla Guest',
        idempotencyKey: crypto.randomUUID(),
      }),
    )
    expect(await showsCard(one.path)).toEqual(ENDED)
  })

  it('cannot use the counted link of a mail for longer than the card’s', async () => {
    const one = await welcomed({ counts: true })
    const [counted] = /\/l\/[\w-]+/.exec(one.mail.html)!
    const lead = async () => (await portal.visitor().get(counted)).headers.get('location')!
    expect(one.mail.html).not.toContain('/card/')
    expect(await showsCard(new URL(await lead()).pathname)).toEqual(SHOWN)
    const urls = await portal.rows<{ url: string }>('select url from message_links')
    expect(urls.filter(({ url }) => url.includes('/card/'))).toEqual([])
    portal.clock.advance(60_000)
    await change(one.business, one.id, { phone: portal.newPhone() })
    expect(await lead()).toMatch(/\/customer\/login$/)
  })
})
type Welcomed = Awaited<ReturnType<typeof welcomed>>

describe('the link of a welcome mail', () => {
  it('opens the card in any browser until the end of the day that the mail names', async () => {
    const { path, mail } = await welcomed()
    const [day] = /(?<=shows it until )[^,]+, \d{4}/.exec(mail.text)!
    expect(mail.html).toContain(`shows it until ${day}`)
    expect((await portal.visitor().get(path)).text).toContain(day)
    for (let n = 0; n < 3; n += 1) expect(await showsCard(path)).toEqual(SHOWN)
    const left = Date.parse(`${day} 12:00:00Z`) - portal.clock.now().getTime()
    portal.clock.advance(left)
    expect(await showsCard(path)).toEqual(SHOWN)
    portal.clock.advance(2 * 86_400_000)
    expect(await showsCard(path)).toEqual(ENDED)
    portal.clock.advance(-left - 2 * 86_400_000)
  })

  it('opens the whole card with the PIN, and stays when a first PIN is chosen', async () => {
    const { path, phone } = await welcomed({ pin: null })
    await portal.visitor().post('/api/auth/portal/code', { phone })
    const code = /\b\d{6}\b/.exec((await portal.lastText(phone))!)![0]
    const chosen = await portal.visitor().post('/api/auth/portal/code/confirm', { phone, code, pin: PIN })
    expect(chosen.status).toBe(200)
    const visitor = portal.visitor()
    expect(await showsCard(path)).toEqual(SHOWN)
    expect((await press(visitor, path, { present_pin: PIN })).headers.get('location')).toBe(
      '/customer/dashboard',
    )
    expect(await isIn(visitor)).toBe(true)
  })

  it('is kept nowhere, not even as a hash', async () => {
    const { path } = await welcomed()
    const token = path.slice('/card/'.length)
    const kept = await portal.rows<{ row: string }>('select row(l.*)::text as row from communication_logs l')
    expect(kept.filter(({ row }) => row.includes(token))).toEqual([])
    expect(await portal.rows('select 1 from card_links')).toEqual([])
  })
})
