import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { type OpenShop, openForm, openShopWithCode, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const rows = <Row>(text: string, values: unknown[]) =>
  queryAsSuperuser<Row>(product.database, product.services.database, text, values)
const customersOf = ({ businessId }: OpenShop) =>
  rows<Record<string, unknown>>('select * from customers where business_id = $1 order by created_at', [
    businessId,
  ])
const textsOf = ({ businessId }: OpenShop) =>
  rows<{ template_name: string | null; purpose: string; recipient: string; content: string }>(
    "select * from communication_logs where business_id = $1 and type = 'sms' order by created_at",
    [businessId],
  )
const countsOf = async ({ qrCodeId }: OpenShop) =>
  (
    await rows<Record<string, number>>('select scan_count, signup_count from qr_codes where id = $1', [
      qrCodeId,
    ])
  )[0]
const keyIn = (page: Answer) => /name="key" value="([^"]+)"/.exec(page.text)![1]!

let phones = 0
function newPhone(): string {
  phones += 1
  return `(212) 555-${String(phones).padStart(4, '0')}`
}

async function join(shop: OpenShop, fields: Record<string, string>, guest = product.visitor()) {
  const key = keyIn(await openForm(guest, shop.path))
  return sendForm(guest, shop.path, { key, ...fields })
}

describe('a stranger with somebody’s phone number', () => {
  it('learns nothing: the answer is the same whether the shop knows the number', async () => {
    const shop = await openShopWithCode(product)
    const phone = newPhone()
    await shop.owner.post('/api/v1/customers', { phone, first_name: 'Ada' })
    const [known, unknown] = [await join(shop, { phone }), await join(shop, { phone: newPhone() })]
    const seen = ({ status, text, headers }: Answer) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'x-request-id'),
    })
    expect(seen(known)).toEqual(seen(unknown))
    expect(known.status).toBe(303)
    const answer = await product.visitor().get(known.headers.get('location')!)
    expect(answer.text).toContain('We texted you a link to your card')
    expect(answer.text).not.toContain('Ada')
  })

  it('is refused the same for both: a birthday to come beside a known number is a mistake, too', async () => {
    const shop = await openShopWithCode(product)
    const phone = newPhone()
    await shop.owner.post('/api/v1/customers', { phone })
    const birthday = '2999-01-01'
    for (const number of [phone, newPhone()])
      expect((await join(shop, { phone: number, birthday })).status).toBe(400)
  })

  it('takes the same time for both, in whole steps', async () => {
    const shop = await openShopWithCode(product)
    const phone = newPhone()
    await shop.owner.post('/api/v1/customers', { phone })
    for (const number of [phone, newPhone()]) {
      const started = performance.now()
      await sendForm(product.visitor(), shop.path, { phone: number })
      expect(performance.now() - started).toBeGreaterThanOrEqual(299)
    }
  })

  it('changes nothing of the customer, and no PIN or consent of theirs', async () => {
    const shop = await openShopWithCode(product)
    const phone = newPhone()
    await shop.owner.post('/api/v1/customers', {
      phone,
      first_name: 'Ada',
      opted_in_sms: false,
      opted_in_email: false,
    })
    const before = await customersOf(shop)
    const everything = {
      first_name: 'Eve',
      last_name: 'Il',
      email: 'eve@example.com',
      birthday: '1990-01-01',
    }
    await join(shop, { phone, pin: '6666', agrees_sms: 'yes', agrees_email: 'yes', ...everything })
    expect(await customersOf(shop)).toEqual(before)
    expect(await rows('select 1 from consents where business_id = $1', [shop.businessId])).toEqual([])
    expect(await countsOf(shop)).toEqual({ scan_count: 1, signup_count: 0 })
    expect(await textsOf(shop)).toMatchObject([{ purpose: 'service', content: '[a link to the card]' }])
  })

  it('cannot have it texted more than four times a day, and is not told so', async () => {
    const shop = await openShopWithCode(product)
    const phone = newPhone()
    for (let n = 0; n < 6; n++) expect((await join(shop, { phone })).status).toBe(303)
    expect(await textsOf(shop)).toHaveLength(4)
  })

  it('is stopped at forty from one address, and keeps what was typed', async () => {
    const shop = await openShopWithCode(product)
    const guest = product.visitor('198.51.100.40')
    const key = `join:from:${product.services.keyring.hash('198.51.100.40')}`
    await rows(
      `insert into attempts (key, count, window_ends_at) values ($1, 40, now() + interval '1 hour')`,
      [key],
    )
    const stopped = await join(shop, { phone: '(212) 555-9999', first_name: 'Ada', pin: '4711' }, guest)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(stopped.text).toContain('Too many people joined from this network.')
    expect(stopped.text).toContain('value="(212) 555-9999"')
    expect(await customersOf(shop)).toEqual([])
  })

  it('cannot make another site’s visitors join', async () => {
    const shop = await openShopWithCode(product)
    for (const site of ['cross-site', 'same-site']) {
      const sent = await sendForm(
        product.visitor(),
        shop.path,
        { phone: newPhone() },
        { 'sec-fetch-site': site },
      )
      expect(sent.status).toBe(403)
    }
    expect(await customersOf(shop)).toEqual([])
  })
})

describe('what cannot be joined', () => {
  it('a code that is unknown, mistyped, deleted or paused says so kindly and tells nothing about a shop', async () => {
    const deleted = await openShopWithCode(product)
    expect((await deleted.owner.send('DELETE', `/api/v1/qr-codes/${deleted.qrCodeId}`)).status).toBe(200)
    const paused = await openShopWithCode(product)
    await rows('update qr_codes set active = false where id = $1', [paused.qrCodeId])
    const guest = product.visitor()
    const answers = await Promise.all(
      [
        ['/signup-form/NEVERWASHERE', 404],
        ["/signup-form/' or 1=1 --", 404],
        ['/signup-form/%00', 404],
        [`${deleted.path}`, 404],
        [`${paused.path}`, 410],
        [`${paused.path}/joined`, 410],
      ].map(async ([path, status]) => ({ ...(await openForm(guest, path as string)), expected: status })),
    )
    for (const { status, expected, text } of answers) {
      expect(status).toBe(expected)
      expect(text).toContain('There is nothing to sign up for here')
      expect(text).not.toContain('Blue Door')
    }
    expect((await sendForm(guest, paused.path, { phone: newPhone() })).status).toBe(410)
    expect(await customersOf(paused)).toEqual([])
  })

  it('a shop whose plan is full: the same page for members and strangers, and one mail to the owner a day', async () => {
    const shop = await openShopWithCode(product, { tier: '01939c00-0000-7000-8000-000000000001' })
    const phone = newPhone()
    await shop.owner.post('/api/v1/customers', { phone, opted_in_sms: false })
    const form = await openForm(product.visitor(), shop.path)
    await rows('update businesses set usage_customers = 50 where id = $1', [shop.businessId])
    const answers = [
      await sendForm(product.visitor(), shop.path, { phone, key: keyIn(form) }),
      await sendForm(product.visitor(), shop.path, { phone: newPhone(), key: keyIn(form) }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, shop.path],
      [303, shop.path],
    ])
    expect((await openForm(product.visitor(), shop.path)).text).toContain(
      'has no place for new members right now',
    )
    expect(await customersOf(shop)).toHaveLength(1)
    expect(await textsOf(shop)).toEqual([])
    const mails = await rows<{ content: string; purpose: string }>(
      "select * from communication_logs where business_id = $1 and type = 'email' and customer_id is null",
      [shop.businessId],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.content).toContain('your Free plan includes 50 customers')
  })
})

describe('a form that was filled in wrongly', () => {
  it.each([
    ['nothing at all', {}, 'Enter your phone number'],
    ['a phone that is none', { phone: 'call me' }, 'Enter a phone number such as (201) 555-0123'],
    [
      'an email that is none',
      { phone: '1', email: 'ada@' },
      'Enter an email address such as name@example.com',
    ],
    [
      'a tick for email without an email',
      { phone: '1', agrees_email: 'yes' },
      'Enter the address to write to',
    ],
    ['a birthday that never was', { phone: '1', birthday: '2021-02-29' }, 'Enter a date as YYYY-MM-DD'],
    [
      'a birthday to come',
      { phone: '(212) 555-9998', birthday: '2999-01-01' },
      'Enter a date of birth in the past',
    ],
    ['a PIN of three digits', { phone: '1', pin: '123' }, 'Choose 4 to 6 digits'],
    ['a PIN of letters', { phone: '1', pin: 'abcd' }, 'Choose 4 to 6 digits'],
    ['a name without end', { phone: '1', first_name: 'x'.repeat(101) }, 'At most 100 characters'],
  ])('with %s is given back with the reason beside the field', async (_, fields, reason) => {
    const shop = await openShopWithCode(product)
    const back = await join(shop, fields)
    expect(back.status).toBe(400)
    expect(back.text).toContain(reason)
    expect(back.text).toContain('aria-invalid="true"')
    expect(await customersOf(shop)).toEqual([])
  })

  it('is told of everything at once', async () => {
    const shop = await openShopWithCode(product)
    const { text } = await join(shop, { phone: '12', email: 'ada@', pin: '1' })
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3)
  })

  it('keeps every value and tick, escaped, and never the PIN', async () => {
    const shop = await openShopWithCode(product)
    const back = await join(shop, {
      phone: '12"><script>alert(1)</script>',
      first_name: 'محمد 👩‍👧',
      last_name: "O'Brien",
      email: 'x@y',
      birthday: '1990-05-04',
      pin: '80808',
      agrees_sms: 'yes',
    })
    expect(back.text).not.toContain('<script>alert')
    expect(back.text).not.toContain('80808')
    for (const kept of ['&quot;&gt;&lt;script&gt;', 'محمد 👩‍👧', 'O&#x27;Brien', 'x@y', '1990-05-04'])
      expect(back.text).toContain(kept)
    expect(back.text).toMatch(/id="agrees_sms"[^>]*checked=""/)
    expect(back.text).not.toMatch(/id="agrees_email"[^>]*checked=""/)
    expect(back.text).toContain('<details open=""')
  })

  it.each([
    ['JSON', 'application/json', '{"phone":"(212) 555-0000"}'],
    ['a broken upload', 'multipart/form-data; boundary=x', '--y\r\nnothing'],
    [
      'a file for a phone',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="phone"; filename="a"\r\n\r\n(212) 555-0000\r\n--x--',
    ],
    ['two phones in a list', 'application/x-www-form-urlencoded', 'phone[]=1&phone[]=2&__proto__=x'],
    ['no type', 'text/plain', 'phone=1'],
  ])('with %s is asked for a phone', async (_, type, body) => {
    const shop = await openShopWithCode(product)
    const back = await product.visitor().post(shop.path, body, { 'content-type': type })
    expect(back.status).toBe(400)
    expect(back.text).toContain('Enter your phone number')
  })
})

describe('a guest who joins', () => {
  it('is a customer with consent as worded, welcome bonus, welcome text and a link to the card', async () => {
    const shop = await openShopWithCode(product, {
      program: { name: 'Points', type: 'points', config: { welcomeBonus: 25 } },
    })
    const guest = product.visitor('198.51.100.7')
    const form = await openForm(guest, shop.path)
    const sent = await sendForm(guest, shop.path, {
      key: keyIn(form),
      phone: '(212) 555-7001',
      first_name: ' Ada ',
      email: 'Ada@Example.com',
      birthday: '1990-05-04',
      pin: '4711',
      agrees_sms: 'yes',
    })
    expect(sent.headers.get('location')).toBe(`${shop.path}/joined`)
    const [ada] = await customersOf(shop)
    expect(ada).toMatchObject({
      phone: '+12125557001',
      first_name: 'Ada',
      email: 'ada@example.com',
      opted_in_sms: true,
      opted_in_email: false,
      total_points: 25,
      phone_proven_at: null,
    })
    expect(ada!.auth_pin).toMatch(/^\$argon2id\$/)
    const consents = await rows<Record<string, string>>('select * from consents where business_id = $1', [
      shop.businessId,
    ])
    expect(consents).toMatchObject([{ channel: 'sms', source: 'sign-up form', ip_address: '198.51.100.7' }])
    expect(form.text).toContain(consents[0]!.wording!.replaceAll("'", '&#x27;'))
    const texts = await textsOf(shop)
    expect(texts.map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['marketing', '+12125557001'],
      ['service', '+12125557001'],
    ])
    expect(await countsOf(shop)).toEqual({ scan_count: 1, signup_count: 1 })
    expect(
      await rows('select customer_id, phone from card_links where business_id = $1', [shop.businessId]),
    ).toEqual([{ customer_id: ada!.id, phone: '+12125557001' }])
  })

  it('who ticks nothing is sent the link and nothing else', async () => {
    const shop = await openShopWithCode(product)
    await join(shop, { phone: newPhone(), email: 'ada@example.com' })
    expect(await customersOf(shop)).toMatchObject([{ opted_in_sms: false, opted_in_email: false }])
    expect(await rows('select 1 from consents where business_id = $1', [shop.businessId])).toEqual([])
    expect((await textsOf(shop)).map(({ purpose }) => purpose)).toEqual(['service'])
  })

  it('is one customer with one text, however often the button is tapped', async () => {
    const shop = await openShopWithCode(product)
    const guest = product.visitor()
    const fields = { key: keyIn(await openForm(guest, shop.path)), phone: newPhone() }
    const taps = await Promise.all([1, 2, 3].map(() => sendForm(guest, shop.path, fields)))
    expect(taps.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await customersOf(shop)).toHaveLength(1)
    expect(await textsOf(shop)).toHaveLength(1)
    expect(await countsOf(shop)).toEqual({ scan_count: 1, signup_count: 1 })
  })

  it('gets a new text to the right number after going back to mend a digit', async () => {
    const shop = await openShopWithCode(product)
    const guest = product.visitor()
    const key = keyIn(await openForm(guest, shop.path))
    await sendForm(guest, shop.path, { key, phone: '(212) 555-7100' })
    await sendForm(guest, shop.path, { key, phone: '(212) 555-7101' })
    expect((await textsOf(shop)).map(({ recipient }) => recipient)).toEqual(['+12125557100', '+12125557101'])
  })
})

describe('a scan', () => {
  it('counts once a visit, and not for machines, previews and prefetches', async () => {
    const shop = await openShopWithCode(product)
    const guest = product.visitor()
    await openForm(guest, shop.path)
    await openForm(guest, shop.path)
    for (const agent of ['WhatsApp/2.23', 'Slackbot-LinkExpanding 1.0', 'curl/8.1', ''])
      await openForm(product.visitor(), shop.path, { 'user-agent': agent })
    await openForm(product.visitor(), shop.path, { 'sec-purpose': 'prefetch;prerender' })
    await product.visitor().send('HEAD', shop.path, undefined, { 'user-agent': 'Mozilla/5.0' })
    expect(await countsOf(shop)).toEqual({ scan_count: 1, signup_count: 0 })
    await openForm(product.visitor(), shop.path)
    expect(await countsOf(shop)).toEqual({ scan_count: 2, signup_count: 0 })
  })

  it('of a code with an address of its own leads there and nowhere else, and counts', async () => {
    const shop = await openShopWithCode(product, { qrCode: { custom_url: 'https://blue-door.example/join' } })
    const led = await openForm(
      product.visitor(),
      `${shop.path}?url=https://evil.example&custom_url=//evil.example`,
    )
    expect([led.status, led.headers.get('location')]).toEqual([302, 'https://blue-door.example/join'])
    expect(await countsOf(shop)).toEqual({ scan_count: 1, signup_count: 0 })
    expect((await sendForm(product.visitor(), shop.path, { phone: newPhone() })).status).toBe(404)
    expect(await customersOf(shop)).toEqual([])
  })
})

describe('what is to be read', () => {
  it('carries its own stylesheet, which the policy knows by its hash, and no other style or script within', async () => {
    const shop = await openShopWithCode(product)
    const { text, headers } = await openForm(product.visitor(), shop.path)
    const [styles] = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]!)
    const hash = createHash('sha256').update(styles!).digest('base64')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("script-src 'self';")
    expect(text).not.toMatch(/<script(?![^>]* src=)/)
    expect((await product.visitor().get('/dashboard')).headers.get('content-security-policy')).not.toContain(
      'sha256',
    )
  })

  it('weighs a sixth of the 90 KB it may', async () => {
    const shop = await openShopWithCode(product, { program: { name: 'Points', type: 'points', config: {} } })
    const { text } = await openForm(product.visitor(), shop.path)
    const script = await product.visitor().get(/src="(\/join-assets\/[^"]+)"/.exec(text)![1]!)
    expect(gzipSync(text).length + gzipSync(script.text).length).toBeLessThan(15 * 1024)
  })

  it('the terms and the privacy notice say whom to write to', async () => {
    for (const path of ['/terms', '/privacy']) {
      const page = await product.visitor().get(path)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(page.text).toContain('mailto:hello@regulars.example')
    }
  })

  it('a shop’s own privacy notice is linked, and shown as the text it is', async () => {
    const shop = await openShopWithCode(product)
    expect((await product.visitor().get(`${shop.path}/privacy`)).status).toBe(404)
    await rows('update businesses set privacy_notice = $2 where id = $1', [
      shop.businessId,
      'Ours: <b>kept</b>',
    ])
    expect((await openForm(product.visitor(), shop.path)).text).toContain(`href="${shop.path}/privacy"`)
    const page = await product.visitor().get(`${shop.path}/privacy`)
    expect(page.text).toContain('Ours: &lt;b&gt;kept&lt;/b&gt;')
    await rows("update businesses set privacy_notice = 'https://blue-door.example/privacy' where id = $1", [
      shop.businessId,
    ])
    expect((await openForm(product.visitor(), shop.path)).text).toContain(
      'href="https://blue-door.example/privacy"',
    )
  })
})
