import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machines, people } from '#tests/world/agents.ts'
import { joiningAt, keyIn, openBusinessWithCode, openForm, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct()
  at = joiningAt(product)
})
afterAll(() => product.close())

describe('a guest who joins', () => {
  it('is a customer with consent as worded, welcome bonus, welcome text and a link to the card', async () => {
    const business = await openBusinessWithCode(product, {
      program: { name: 'Points', type: 'points', config: { welcomeBonus: 25 } },
    })
    await at.textsAtAnyHour(business)
    const customer = product.visitor('198.51.100.7')
    const form = await openForm(customer, business.path)
    const sent = await sendForm(customer, business.path, {
      key: keyIn(form),
      phone: '(212) 555-7001',
      first_name: ' Ada ',
      email: 'Ada@Example.com',
      birthday: '1990-05-04',
      agrees_sms: 'yes',
    })
    expect(sent.headers.get('location')).toBe(`${business.path}/joined`)
    const [ada] = await at.customersOf(business)
    expect(ada).toMatchObject({
      phone: '+12125557001',
      first_name: 'Ada',
      email: 'ada@example.com',
      opted_in_sms: true,
      opted_in_email: false,
      total_points: 25,
      phone_proven_at: null,
      auth_pin: null,
    })
    expect(form.text).not.toMatch(/name="pin"|PIN/)
    const consents = await at.rows<Record<string, string>>('select * from consents where business_id = $1', [
      business.businessId,
    ])
    expect(consents).toMatchObject([{ channel: 'sms', source: 'sign-up form', ip_address: '198.51.100.7' }])
    expect(form.text).toContain(consents[0]!.wording!.replaceAll("'", '&#x27;'))
    const texts = await at.textsOf(business)
    expect(texts).toMatchObject([
      {
        purpose: 'marketing',
        recipient: '+12125557001',
        content: expect.stringMatching(/^Welcome to Blue Door Café, Ada!.*\n\[a link to the card\]$/s),
      },
    ])
    expect(await at.countsOf(business)).toEqual({ scan_count: 1, signup_count: 1 })
    expect(
      await at.rows('select customer_id, phone from card_links where business_id = $1', [
        business.businessId,
      ]),
    ).toEqual([{ customer_id: ada!.id, phone: '+12125557001' }])
  })

  it('is welcomed in the language of their browser, in the shop’s words where it has some in that, else in ours', async () => {
    const business = await openBusinessWithCode(product)
    await at.textsAtAnyHour(business)
    await at.rows(
      `update sms_templates set translations = '[{"language":"de","message_template":"Hallo {firstName}!"}]'
       where business_id = $1 and trigger_type = 'welcome' returning 1`,
      [business.businessId],
    )
    for (const [first_name, language] of [
      ['Uwe', 'de-AT,de;q=0.9,en;q=0.8'],
      ['Zoé', 'fr,de;q=0.1'],
    ] as const) {
      const customer = product.visitor()
      const key = keyIn(await openForm(customer, business.path))
      const fields = { key, phone: at.newPhone(), first_name, agrees_sms: 'yes' }
      await sendForm(customer, business.path, fields, { 'accept-language': language })
    }
    const texts = (await at.textsOf(business)).map(({ content }) => content)
    expect(texts).toHaveLength(2)
    expect(texts).toContainEqual(expect.stringMatching(/^Hallo Uwe!\n/))
    expect(texts).toContainEqual(expect.stringMatching(/^Bienvenue chez .*, Zoé !/))
    const kept = await at.rows('select language from contact_preferences where business_id = $1 order by 1', [
      business.businessId,
    ])
    expect(kept).toEqual([{ language: 'de' }, { language: 'fr' }])
  })

  it('who ticks nothing is sent only the link', async () => {
    const business = await openBusinessWithCode(product)
    await at.join(business, { phone: at.newPhone(), email: 'ada@example.com' })
    expect(await at.customersOf(business)).toMatchObject([{ opted_in_sms: false, opted_in_email: false }])
    expect(await at.rows('select 1 from consents where business_id = $1', [business.businessId])).toEqual([])
    expect((await at.textsOf(business)).map(({ purpose }) => purpose)).toEqual(['service'])
  })

  it('becomes one customer and gets one text, however often the button is tapped', async () => {
    const business = await openBusinessWithCode(product)
    const customer = product.visitor()
    const fields = { key: keyIn(await openForm(customer, business.path)), phone: at.newPhone() }
    const taps = await Promise.all([1, 2, 3].map(() => sendForm(customer, business.path, fields)))
    expect(taps.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await at.customersOf(business)).toHaveLength(1)
    expect(await at.textsOf(business)).toHaveLength(1)
    expect(await at.countsOf(business)).toEqual({ scan_count: 1, signup_count: 1 })
  })

  it('gets a new text to the right number after going back to correct a digit', async () => {
    const business = await openBusinessWithCode(product)
    const customer = product.visitor()
    const key = keyIn(await openForm(customer, business.path))
    await sendForm(customer, business.path, { key, phone: '(212) 555-7100' })
    await sendForm(customer, business.path, { key, phone: '(212) 555-7101' })
    expect((await at.textsOf(business)).map(({ recipient }) => recipient)).toEqual([
      '+12125557100',
      '+12125557101',
    ])
  })
})

describe('a scan', () => {
  it('counts once a visit, and not for machines, previews and prefetches', async () => {
    const business = await openBusinessWithCode(product)
    const customer = product.visitor()
    await openForm(customer, business.path)
    await openForm(customer, business.path)
    for (const agent of machines) await openForm(product.visitor(), business.path, { 'user-agent': agent })
    await openForm(product.visitor(), business.path, { 'sec-purpose': 'prefetch;prerender' })
    await product.visitor().send('HEAD', business.path, undefined, { 'user-agent': 'Mozilla/5.0' })
    expect(await at.countsOf(business)).toEqual({ scan_count: 1, signup_count: 0 })
    await openForm(product.visitor(), business.path)
    expect(await at.countsOf(business)).toEqual({ scan_count: 2, signup_count: 0 })
    for (const agent of people) await openForm(product.visitor(), business.path, { 'user-agent': agent })
    expect(await at.countsOf(business)).toEqual({ scan_count: 2 + people.length, signup_count: 0 })
  })

  it('of a code with its own target leads there and nowhere else, and counts', async () => {
    const business = await openBusinessWithCode(product, {
      qrCode: { custom_url: 'https://blue-door.example/join' },
    })
    const led = await openForm(
      product.visitor(),
      `${business.path}?url=https://evil.example&custom_url=//evil.example`,
    )
    expect([led.status, led.headers.get('location')]).toEqual([302, 'https://blue-door.example/join'])
    expect(await at.countsOf(business)).toEqual({ scan_count: 1, signup_count: 0 })
    expect((await sendForm(product.visitor(), business.path, { phone: at.newPhone() })).status).toBe(404)
    expect(await at.customersOf(business)).toEqual([])
  })
})
