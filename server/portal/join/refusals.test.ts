import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joiningAt, keyIn, openBusinessWithCode, openForm, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct()
  at = joiningAt(product)
})
afterAll(() => product.close())

describe('what cannot be joined', () => {
  it('an unknown, mistyped, deleted or paused code says so in a friendly way and reveals nothing about a shop', async () => {
    const deleted = await openBusinessWithCode(product)
    expect((await deleted.owner.send('DELETE', `/api/v1/qr-codes/${deleted.qrCodeId}`)).status).toBe(204)
    const paused = await openBusinessWithCode(product)
    await paused.owner.post(`/api/v1/qr-codes/${paused.qrCodeId}/pause`, undefined)
    const customer = product.visitor()
    const answers = await Promise.all(
      [
        ['/signup-form/NEVERWASHERE', 404],
        ["/signup-form/' or 1=1 --", 404],
        ['/signup-form/%00', 404],
        [`${deleted.path}`, 404],
        [`${paused.path}`, 410],
        [`${paused.path}/joined`, 410],
      ].map(async ([path, status]) => ({ ...(await openForm(customer, path as string)), expected: status })),
    )
    for (const { status, expected, text } of answers) {
      expect(status).toBe(expected)
      expect(text).toContain(
        expected === 410 ? 'This code is taking a break' : 'There is nothing to sign up for here',
      )
      expect(text).toContain('Ask at the counter')
      expect(text).not.toContain('Blue Door')
    }
    expect((await sendForm(customer, paused.path, { phone: at.newPhone() })).status).toBe(410)
    expect(await at.customersOf(paused)).toEqual([])
  })

  it('a paused code counts nothing, also with its own target, and works again once it is resumed', async () => {
    const form = await openBusinessWithCode(product)
    const elsewhere = await openBusinessWithCode(product, {
      qrCode: { custom_url: 'https://cafe.example/menu' },
    })
    const counted = () =>
      at.rows<{ scan_count: number }>(
        'select scan_count from qr_codes where id = any($1) order by scan_count',
        [[form.qrCodeId, elsewhere.qrCodeId]],
      )
    const set = (business: typeof form, to: 'pause' | 'resume') =>
      business.owner.post(`/api/v1/qr-codes/${business.qrCodeId}/${to}`, undefined)
    const seen = (business: typeof form) => openForm(product.visitor(), business.path)
    for (const business of [form, elsewhere]) {
      expect(await set(business, 'pause')).toMatchObject({ status: 200, body: { active: false } })
      expect((await seen(business)).status).toBe(410)
    }
    expect((await set(elsewhere, 'pause')).status).toBe(200)
    expect((await form.owner.post(`/api/v1/qr-codes/${elsewhere.qrCodeId}/resume`, undefined)).status).toBe(
      404,
    )
    expect(await counted()).toEqual([{ scan_count: 0 }, { scan_count: 0 }])
    for (const business of [form, elsewhere])
      expect(await set(business, 'resume')).toMatchObject({ status: 200, body: { active: true } })
    expect([(await seen(form)).status, (await seen(elsewhere)).status]).toEqual([200, 302])
    expect(await counted()).toEqual([{ scan_count: 1 }, { scan_count: 1 }])
    const { data } = (await elsewhere.owner.get('/api/app/audit?kind=settings')).body as {
      data: { sentence: string }[]
    }
    expect(data.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/ resumed a QR code$/),
      expect.stringMatching(/ paused a QR code$/),
    ])
  })

  it('a shop whose plan is full shows the same page to members and strangers, and mails the owner once a day', async () => {
    const business = await openBusinessWithCode(product, { tier: '01939c00-0000-7000-8000-000000000001' })
    const phone = at.newPhone()
    await business.owner.post('/api/v1/customers', { phone, opted_in_sms: false })
    const form = await openForm(product.visitor(), business.path)
    await at.rows('update businesses set usage_customers = 50 where id = $1', [business.businessId])
    const answers = [
      await sendForm(product.visitor(), business.path, { phone, key: keyIn(form) }),
      await sendForm(product.visitor(), business.path, { phone: at.newPhone(), key: keyIn(form) }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, business.path],
      [303, business.path],
    ])
    expect((await openForm(product.visitor(), business.path)).text).toContain(
      'has no place for new members right now',
    )
    expect(await at.customersOf(business)).toHaveLength(1)
    expect(await at.textsOf(business)).toEqual([])
    const mails = await at.rows<{ content: string; purpose: string }>(
      "select * from communication_logs where business_id = $1 and type = 'email' and customer_id is null",
      [business.businessId],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.content).toContain('your Free plan includes 50 customers')
  })
})

describe('a form with mistakes', () => {
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
    ['a name without end', { phone: '1', first_name: 'x'.repeat(101) }, 'At most 100 characters'],
  ])('with %s is given back with the reason beside the field', async (_, fields, reason) => {
    const business = await openBusinessWithCode(product)
    const back = await at.join(business, fields)
    expect(back.status).toBe(400)
    expect(back.text).toContain(reason)
    expect(back.text).toContain('aria-invalid="true"')
    expect(await at.customersOf(business)).toEqual([])
  })

  it('shows all of them at once', async () => {
    const business = await openBusinessWithCode(product)
    const { text } = await at.join(business, { phone: '12', email: 'ada@', birthday: '1' })
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3)
  })

  it('keeps every value and tick, escaped', async () => {
    const business = await openBusinessWithCode(product)
    const back = await at.join(business, {
      phone: '12"><script>alert(1)</script>',
      first_name: 'محمد 👩‍👧',
      last_name: "O'Brien",
      email: 'x@y',
      birthday: '1990-05-04',
      agrees_sms: 'yes',
    })
    expect(back.text).not.toContain('<script>alert')
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
    const business = await openBusinessWithCode(product)
    const back = await product.visitor().post(business.path, body, { 'content-type': type })
    expect(back.status).toBe(400)
    expect(back.text).toContain('Enter your phone number')
  })
})
