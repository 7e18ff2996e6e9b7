import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetupView } from '#server/console/setup/contract.ts'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { NO_TEXTS } from '#server/platform/providers/noTexts.ts'
import { joiningAt, type OpenBusiness, openBusinessWithCode, openForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'

const PASSWORD = 'a fine password'
const told = { error: { code: 'conflict', message: NO_TEXTS, details: { reason: 'no_texts' } } }

let product: Product
let at: ReturnType<typeof joiningAt>
let business: OpenBusiness
beforeAll(async () => {
  product = await openProduct(undefined, { canText: false })
  at = joiningAt(product)
  business = await openBusinessWithCode(product)
})
afterAll(() => product.close())

async function addCustomer(more: Record<string, unknown> = {}) {
  const phone = at.newPhone()
  const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ada', phone, ...more })
  return { id: (body as { id: string }).id, phone }
}

/** A customer whose phone staff saw, and who chose this PIN behind the code that the till showed. */
async function customerWithPin(pin: string, more: Record<string, unknown> = {}) {
  const customer = await addCustomer(more)
  await business.owner.post(`/api/v1/customers/${customer.id}/prove-phone`, undefined)
  const shown = await business.owner.post(
    `/api/app/counter/customers/${customer.id}/show-pin-code`,
    undefined,
  )
  const visitor = product.visitor()
  const { pathname } = new URL((shown.body as { link: string }).link)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await visitor.send('POST', pathname, `pin=${pin}`, form)).status).toBe(303)
  return { ...customer, visitor }
}

describe('a guest where nothing is texted', () => {
  it('joins without being asked for consent to texts, gives none, and is promised none', async () => {
    const form = await openForm(product.visitor(), business.path)
    expect(form.text).toContain('name="agrees_email"')
    expect(form.text).not.toMatch(/agrees_sms|Text me/)
    const visitor = product.visitor()
    const phone = at.newPhone()
    const sent = await at.join(business, { phone, agrees_sms: 'yes' }, visitor)
    expect(sent.status).toBe(303)
    for (const path of [sent.headers.get('location')!, `${business.path}/joined`])
      expect((await visitor.get(path)).text).not.toContain('We texted you')
    const [joined] = (await at.customersOf(business)).slice(-1)
    expect(joined).toMatchObject({ opted_in_sms: false, phone_proven_at: null, auth_pin: null })
    expect(await at.textsOf(business)).toEqual([])
  })

  it('is offered no code by text at the portal, and proves the phone at the till alone', async () => {
    const { phone } = await customerWithPin('2580')
    const page = await product.visitor().get('/customer/login')
    expect(page.text).toContain('<meta name="texts" content="none" />')
    const code = await product.visitor().post('/api/auth/portal/code', { phone, country: 'US' })
    expect(code).toMatchObject({ status: 409, body: told })
    const signIn = (pin: string) => product.visitor().post('/api/auth/portal/sign-in', { phone, pin })
    const wrong = await signIn('0000')
    expect(wrong.body).toMatchObject({ error: { message: 'Invalid PIN. Please try again.' } })
    expect(JSON.stringify(wrong.body)).not.toMatch(/SMS/)
    expect((await signIn('2580')).status).toBe(200)
    const unseen = await addCustomer()
    const show = `/api/app/counter/customers/${unseen.id}/show-pin-code`
    expect((await business.owner.post(show, undefined)).status).toBe(409)
  })

  it('can end a consent to texts, in the portal too, and give none', async () => {
    const agreed = { opted_in_sms: true, consent_given: 'in_person' }
    const { visitor } = await customerWithPin('2580', agreed)
    const profile = async () =>
      (await visitor.get('/api/app/portal/profile')).body as { wording_mark: string }
    expect(await profile()).toMatchObject({ can_text: false, opted_in_sms: true })
    const consent = async (given: boolean) => {
      const { wording_mark } = await profile()
      return visitor.send('PUT', '/api/app/portal/consents', { channel: 'sms', given, wording_mark })
    }
    expect((await consent(false)).body).toMatchObject({ opted_in_sms: false })
    expect(await consent(true)).toMatchObject({ status: 409, body: told })
  })
})

describe('a program or page that asks for a text', () => {
  const template = { name: 'Hello', trigger_type: 'custom', message_template: 'Hello' }
  const credits = { pack: 'small', credits: 100, amount: 500 }
  const pages = { success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }
  const asks: [what: string, ask: () => Promise<Answer>][] = [
    ['a quick message', async () => asked('/api/v1/send-transactional-sms', await quick())],
    ['a welcome', async () => asked('/api/v1/send-transactional-sms', await welcome())],
    ['a template', () => asked('/api/v1/sms-templates', template)],
    ['a test of one', () => asked('/api/app/sms-drafts/test', { message_template: 'Hello' })],
    ['a campaign', () => asked('/api/v1/campaigns', { name: 'News', type: 'sms' })],
    ['a trigger', () => asked('/api/app/triggers/miss_you/activate', { by: ['email', 'sms'] })],
    ['a code to sign in', () => asked('/api/auth/otp', { phone: '(212) 555-9999', country: 'US' })],
    [
      'a phone of the account',
      () => asked('/api/auth/user/phone', { phone: '(212) 555-9999', password: PASSWORD }),
    ],
  ]
  const asked = (path: string, body: object) => business.owner.post(path, body)
  const quick = async () => ({ customerId: (await addCustomer()).id, templateId: crypto.randomUUID() })
  const welcome = async () => ({ customerId: (await addCustomer()).id, triggerType: 'welcome' })

  it.each(asks)('is told that there are none: %s', async (_, ask) => {
    expect(await ask()).toMatchObject({ status: 409, body: told })
    expect(await at.textsOf(business)).toEqual([])
  })

  it('is told, too, that credits would pay for nothing; where mails cost credits they are sold', async () => {
    const buy = () => asked('/api/app/credits/checkout', { ...credits, ...pages })
    const canBuy = async () => (await business.owner.get('/api/app/credits')).body
    expect(await canBuy()).toMatchObject({ can_buy: false })
    expect(await buy()).toMatchObject({ status: 409, body: { error: { details: { reason: 'no_texts' } } } })
    const chargeForMail = (credits: number) =>
      at.rows('update subscription_tiers set credit_cost_email = $1', [credits])
    await chargeForMail(1)
    const sold = [await canBuy(), await buy()]
    await chargeForMail(0)
    expect(sold).toMatchObject([{ can_buy: true }, { status: 200 }])
  })
})

describe('the screens where nothing is texted', () => {
  it('learn it from the session and from the ways to sign in, and triggers go by email', async () => {
    const { session } = (await business.owner.get('/api/auth/session')).body as { session: SessionView }
    expect(session.can_text).toBe(false)
    const { ways } = (await product.visitor().get('/api/auth/settings')).body as { ways: { id: string }[] }
    expect(ways.find(({ id }) => id === 'sms_code')).toEqual({ id: 'sms_code', is_on: false })
    const { data } = (await business.owner.get('/api/app/triggers')).body as { data: object[] }
    expect(data.filter((trigger) => !('sms' in trigger) || trigger.sms !== null)).toEqual([])
    expect(data[0]).toMatchObject({ kind: 'welcome', active: true, email: { active: true } })
  })

  it('set up a first program whose welcome is an email alone', async () => {
    const read = async () => (await business.owner.get('/api/app/setup')).body as SetupView
    const { welcome } = await read()
    expect(welcome).toMatchObject({ active: true, sms: null, email: { version: 1 } })
    const finish = (sms: object | null) =>
      business.owner.post('/api/app/setup/finish', {
        program: { name: 'Card', type: 'stamp_card', config: {} },
        ...{ reward: null, brand_color: '#0f766e' },
        welcome: { active: true, sms, email: null },
      })
    const text = { template_id: welcome.email!.template_id, version: 1, message_template: 'Hi' }
    expect(await finish(text)).toMatchObject({ status: 409, body: told })
    expect((await finish(null)).status).toBe(200)
    expect((await read()).welcome.active).toBe(true)
  })

  it('promise no texts to strangers', async () => {
    const { text } = await product.visitor().get('/')
    expect(text).toContain('Email campaigns')
    const shown = text.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ')
    expect(shown.match(/[^.]*\b(SMS|[Tt]exts|STOP|text them|credits?)\b[^.]*/g) ?? []).toEqual([])
  })
})
