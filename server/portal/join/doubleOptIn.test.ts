import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct()
  at = joiningAt(product)
})
afterAll(() => product?.close())

async function openBusiness({ confirms = true } = {}) {
  const business = await openBusinessWithCode(product)
  if (confirms) await business.owner.send('PUT', '/api/app/settings/double-opt-in', { enabled: true })
  return business
}
let customers = 0
const join = (business: OpenBusiness, email = `guest-${customers++}@example.com`) =>
  at.join(business, { phone: at.newPhone(), first_name: 'Ana', email, agrees_email: 'yes' })

type Mail = {
  subject: string
  outgoing: string | null
  recipient: string
  purpose: string
  trigger_kind: string
}
const mailsOf = ({ businessId }: OpenBusiness) =>
  at.rows<Mail>(
    `select subject, outgoing, recipient, purpose, trigger_kind from communication_logs
     where business_id = $1 and type = 'email' order by created_at, id`,
    [businessId],
  )
const linkOf = ({ outgoing }: Mail) => new URL(outgoing!).pathname
const consentsOf = ({ businessId }: OpenBusiness) =>
  at.rows<Record<string, unknown>>(
    `select given, source, wording, ip_address from consents where business_id = $1 and channel = 'email'`,
    [businessId],
  )
const optedIn = async (business: OpenBusiness) =>
  (await at.customersOf(business)).map(({ opted_in_email }) => opted_in_email)

describe('a stranger who gives somebody else’s address on a form', () => {
  it.each([true, false])(
    'again and again, with other phones, fills no mailbox (asked first: %s)',
    async (confirms) => {
      const email = `target-${confirms}@example.com`
      const businesses = [await openBusiness({ confirms }), await openBusiness({ confirms })]
      for (let turn = 0; turn < 8; turn += 1)
        expect((await join(businesses[turn % 2]!, email)).status).toBe(303)
      const mails = (await Promise.all(businesses.map(mailsOf))).flat()
      expect(mails.map(({ recipient }) => recipient)).toEqual(Array(5).fill(email))
    },
  )

  it('brings them the one mail that asks, and no other, until they follow its link', async () => {
    const business = await openBusiness()
    await join(business)
    expect(await optedIn(business)).toEqual([false])
    expect(await consentsOf(business)).toEqual([])
    const [mail, ...others] = await mailsOf(business)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Do you want emails from Blue Door Café?',
      purpose: 'service',
      recipient: expect.stringContaining('@example.com'),
    })
    const reader = product.visitor('198.51.100.9')
    // Opening the link, as a scanner does, agrees to nothing.
    expect((await reader.get(linkOf(mail!))).text).toContain('Get emails from Blue Door Café?')
    expect(await optedIn(business)).toEqual([false])
    expect((await reader.post(linkOf(mail!), undefined)).text).toContain('it is confirmed')
    expect(await optedIn(business)).toEqual([true])
    expect(await consentsOf(business)).toEqual([
      {
        given: true,
        source: 'sign-up form',
        wording: expect.stringMatching(
          / \(Agreed on \d{4}-\d\d-\d\d \d\d:\d\d UTC, and confirmed by the link .*\)$/,
        ),
        ip_address: '198.51.100.9',
      },
    ])
    // The welcome goes only after the confirmation.
    expect((await mailsOf(business)).map(({ purpose }) => purpose)).toEqual(['service', 'marketing'])
  })

  it('gets no further with a link of their own making, of another use, or of another address', async () => {
    const business = await openBusiness()
    await join(business)
    const [mail] = await mailsOf(business)
    const link = linkOf(mail!)
    const stranger = product.visitor()
    const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    const elsewhere = link.replace('/confirm/', '/unsubscribe/')
    for (const wrong of [forged, elsewhere]) expect((await stranger.post(wrong, undefined)).status).toBe(404)
    await at.rows(`update customers set email = 'new@example.com' where business_id = $1 returning 1`, [
      business.businessId,
    ])
    expect((await stranger.get(link)).status).toBe(404)
    expect((await stranger.post(link, undefined)).status).toBe(404)
    expect(await optedIn(business)).toEqual([false])
  })

  it('cannot bring back by an old link what was ended since, nor anybody who was erased', async () => {
    const business = await openBusiness()
    await join(business)
    const [mail] = await mailsOf(business)
    const [ana] = await at.customersOf(business)
    const reader = product.visitor()
    await reader.post(linkOf(mail!), undefined)
    const off = { channel: 'email', given: false }
    await business.owner.post(`/api/v1/customers/${ana!.id}/record-consent`, off)
    expect((await reader.post(linkOf(mail!), undefined)).status).toBe(200)
    expect(await optedIn(business)).toEqual([false])
    await business.owner.post(`/api/v1/customers/${ana!.id}/erase`, { confirmation: 'Ana' })
    expect((await reader.post(linkOf(mail!), undefined)).status).toBe(404)
    expect(
      await at.rows('select 1 from consent_requests where business_id = $1', [business.businessId]),
    ).toEqual([])
  })
})

describe('double opt-in', () => {
  it('leaves alone what was agreed before it, and what staff write down', async () => {
    const business = await openBusiness({ confirms: false })
    await join(business)
    expect(await optedIn(business)).toEqual([true])
    await business.owner.send('PUT', '/api/app/settings/double-opt-in', { enabled: true })
    expect(await optedIn(business)).toEqual([true])
    await business.owner.post('/api/v1/customers', {
      email: 'on-paper@example.com',
      opted_in_email: true,
      consent_given: 'in_person',
    })
    expect(await optedIn(business)).toEqual([true, true])
  })

  it.each([
    ['Europe/Berlin', true],
    ['Europe/London', true],
    ['Europe/Zurich', true],
    ['Europe/Oslo', true],
    ['America/New_York', false],
    ['Asia/Tokyo', false],
  ])('of a new shop in %s is on by default: %s', async (time_zone, isOn) => {
    const owner = product.visitor()
    const email = `${crypto.randomUUID()}@example.com`
    const tier_id = '01939c00-0000-7000-8000-000000000003'
    const company = { company_name: 'New', email, password: 'a fine password', tier_id, time_zone }
    expect((await owner.post('/api/auth/sign-up', company)).status).toBe(201)
    const { double_opt_in } = (await owner.get('/api/app/settings')).body as SettingsView
    expect(double_opt_in).toBe(isOn)
  })
})
