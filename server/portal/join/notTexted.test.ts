import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaptchaStandIn, startCaptcha } from '#stand-ins/captcha/captcha.ts'
import {
  joiningAt,
  keyIn,
  type OpenBusiness,
  openBusinessWithCode,
  openForm,
  sendForm,
} from '#tests/world/joining.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

const PROMISE = 'We texted you a link to your card'
const AT_THE_TILL = 'Give your number at the till'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct(undefined, { textLimits: { network: 3, wideNetwork: 5 } })
  at = joiningAt(product)
})
afterAll(() => product.close())

/** Joins as a customer; gives the page after it. */
async function joinedPage(business: OpenBusiness, phone: string, address?: string): Promise<string> {
  const customer = product.visitor(address)
  const sent = await at.join(business, { phone }, customer)
  expect(sent.status).toBe(303)
  return (await customer.get(sent.headers.get('location')!)).text
}
const failures = async (business: OpenBusiness) =>
  (
    await at.rows<{ failure: string | null }>(
      'select failure from communication_logs where business_id = $1 order by created_at, id',
      [business.businessId],
    )
  ).map(({ failure }) => failure)

describe('a customer who joins where no text may be sent', () => {
  it('is neither promised nor sent one before the owner’s address is proven, and both afterwards', async () => {
    const business = await openBusinessWithCode(product, { proven: false })
    const page = await joinedPage(business, at.newPhone())
    expect(page).toContain(AT_THE_TILL)
    expect(page).not.toContain(PROMISE)
    expect(await failures(business)).toEqual([
      'No texts go out before the owner has confirmed their email address.',
    ])
    // The page promises no text to somebody who typed its address, either.
    expect((await product.visitor().get(`${business.path}/joined`)).text).not.toContain(PROMISE)
    await proveAddress(product.services.database.plain, business.businessId)
    expect(await joinedPage(business, at.newPhone())).toContain(PROMISE)
    expect((await failures(business)).at(-1)).toBeNull()
  })

  it.each([
    ['+19005551234', 'Texts go to mobile numbers only, and this is none.'],
    ['+447400123456', 'Texts to United Kingdom are not switched on in the settings.'],
  ])('with a number that gets none joins, and is promised none: %s', async (phone, failure) => {
    const business = await openBusinessWithCode(product)
    const page = await joinedPage(business, phone)
    expect(page).toContain(AT_THE_TILL)
    expect(page).not.toContain(PROMISE)
    expect(await failures(business)).toEqual([failure])
    expect(await at.customersOf(business)).toHaveLength(1)
  })
})

describe('a person who joins with one number after the other', () => {
  it('causes at most three texts per network and five for all of their networks', async () => {
    const business = await openBusinessWithCode(product)
    for (let net = 1; net <= 3; net++)
      for (let device = 1; device <= (net === 1 ? 4 : 1); device++)
        await joinedPage(business, at.newPhone(), `2001:db8:7:${net}::${device}`)
    await joinedPage(business, at.newPhone(), '2001:db8:7:ffff::1')
    const refused = 'Too many texts were asked for from one network today.'
    expect(await failures(business)).toEqual([null, null, null, refused, null, null, refused])
  })
})

describe('a captcha on the form', () => {
  let captcha: CaptchaStandIn
  let guarded: Product
  beforeAll(async () => {
    captcha = await startCaptcha()
    const { siteKey, secret, baseUrl } = captcha
    guarded = await openProduct(undefined, { captcha: { provider: 'turnstile', siteKey, secret, baseUrl } })
  })
  afterAll(async () => {
    await guarded?.close()
    await captcha?.close()
  })

  it('lets nobody join without a token, or with an invented or used one, and keeps what they typed', async () => {
    const business = await openGuarded()
    const customer = guarded.visitor()
    const form = await openForm(customer, business.path)
    expect(form.text).toContain('class="cf-turnstile"')
    expect(form.headers.get('content-security-policy')).toContain(captcha.baseUrl)
    const fields = { key: keyIn(form), phone: '(212) 555-0199', first_name: 'Ada' }
    const token = captcha.pass()
    expect(
      (await sendForm(customer, business.path, { ...fields, 'cf-turnstile-response': token })).status,
    ).toBe(303)
    for (const used of ['', 'made-up', token]) {
      const answer = await sendForm(customer, business.path, { ...fields, 'cf-turnstile-response': used })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('Please confirm that you are a person.')
      expect(answer.text).toContain('value="Ada"')
    }
  })

  /** Opens a business whose owner passes the captcha at the sign-up, too. */
  async function openGuarded(): Promise<{ path: string }> {
    const owner = guarded.visitor()
    const account = {
      company_name: 'Blue Door Café',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'a fine password',
      tier_id: '01939c00-0000-7000-8000-000000000003',
      locale: 'en-US',
    }
    await owner.post('/api/auth/sign-up', account, { 'x-captcha-response': captcha.pass() })
    const made = await owner.post('/api/v1/qr-codes', {})
    return { path: `/signup-form/${(made.body as { code: string }).code}` }
  }
})
