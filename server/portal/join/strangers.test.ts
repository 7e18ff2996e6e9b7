import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joiningAt, type OpenBusiness, openBusinessWithCode, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct()
  at = joiningAt(product)
})
afterAll(() => product.close())

/** Opens the newest texted link, as the phone's owner does. */
async function openTextedLink({ businessId }: OpenBusiness) {
  const [text] = await at.rows<{ outgoing: string }>(
    `select outgoing from communication_logs where business_id = $1 and outgoing like '%/card/%'
     order by created_at desc, id desc limit 1`,
    [businessId],
  )
  const opened = await product.visitor().post(/\/card\/[\w-]+/.exec(text!.outgoing)![0], 'open=yes', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(opened.status).toBe(303)
}

describe('a stranger with somebody’s phone number', () => {
  it('learns nothing: the answer does not depend on whether the shop knows the number', async () => {
    const business = await openBusinessWithCode(product)
    const phone = at.newPhone()
    await business.owner.post('/api/v1/customers', { phone, first_name: 'Ada' })
    const [known, unknown] = [
      await at.join(business, { phone }),
      await at.join(business, { phone: at.newPhone() }),
    ]
    const ofEachAnswer = ['date', 'x-request-id']
    const seen = ({ status, text, headers }: Answer) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => !ofEachAnswer.includes(name)),
    })
    expect(seen(known)).toEqual(seen(unknown))
    expect(known.status).toBe(303)
    const answer = await product.visitor().get(known.headers.get('location')!)
    expect(answer.text).toContain('We texted you a link to your card')
    expect(answer.text).not.toContain('Ada')
  })

  it('is refused in the same way for both: a future birthday beside a known number is a mistake, too', async () => {
    const business = await openBusinessWithCode(product)
    const phone = at.newPhone()
    await business.owner.post('/api/v1/customers', { phone })
    const birthday = '2999-01-01'
    for (const number of [phone, at.newPhone()])
      expect((await at.join(business, { phone: number, birthday })).status).toBe(400)
  })

  it('changes nothing of the customer, nor their PIN or consent', async () => {
    const business = await openBusinessWithCode(product)
    const phone = at.newPhone()
    await business.owner.post('/api/v1/customers', {
      phone,
      first_name: 'Ada',
      opted_in_sms: false,
      opted_in_email: false,
    })
    const before = await at.customersOf(business)
    const everything = {
      first_name: 'Eve',
      last_name: 'Il',
      email: 'eve@example.com',
      birthday: '1990-01-01',
    }
    await at.join(business, { phone, pin: '6666', agrees_sms: 'yes', agrees_email: 'yes', ...everything })
    expect(await at.customersOf(business)).toEqual(before)
    expect(await at.rows('select 1 from consents where business_id = $1', [business.businessId])).toEqual([])
    expect(await at.countsOf(business)).toEqual({ scan_count: 1, signup_count: 0 })
    expect(await at.textsOf(business)).toMatchObject([
      { purpose: 'service', content: '[a link to the card]' },
    ])
  })

  it.each([true, false])(
    'cannot set its PIN, whoever proves the phone afterwards (known before: %s)',
    async (isKnown) => {
      const business = await openBusinessWithCode(product)
      const signIn = (phone: string, pin: string) =>
        product.visitor().post('/api/auth/portal/sign-in', { phone, pin })
      for (const proof of ['at the till', 'by the texted link']) {
        const phone = at.newPhone()
        if (isKnown) await business.owner.post('/api/v1/customers', { phone })
        await at.join(business, { phone, pin: '6666', auth_pin: '6666' })
        const customer = (await at.customersOf(business)).at(-1)!
        if (proof === 'at the till')
          await business.owner.post(`/api/v1/customers/${customer.id}/prove-phone`, undefined)
        else await openTextedLink(business)
        const [proven] = (await at.customersOf(business)).slice(-1)
        expect([proof, proven!.phone_proven_at !== null, proven!.auth_pin]).toEqual([proof, true, null])
        expect([proof, (await signIn(phone, '6666')).status]).toEqual([proof, 400])
      }
    },
  )

  it('can cause at most four texts a day to it, and is not told so', async () => {
    const business = await openBusinessWithCode(product)
    const phone = at.newPhone()
    for (let n = 0; n < 6; n++) expect((await at.join(business, { phone })).status).toBe(303)
    expect(await at.textsOf(business)).toHaveLength(4)
  })

  it('fills no mailbox either: five welcomes a day, however the address is written', async () => {
    const business = await openBusinessWithCode(product)
    const name = `victim${crypto.randomUUID().slice(0, 8)}`
    const six = [1, 2, 3, 4, 5, 6]
    const written = [
      ...six.map((tag) => `${name}+${tag}@example.com`),
      ...six.map((at) => `${name.slice(0, at)}.${name.slice(at)}@gmail.com`),
    ]
    for (const email of written) await at.join(business, { phone: at.newPhone(), email, agrees_email: 'yes' })
    const agreed = (await at.customersOf(business)).filter(({ opted_in_email }) => opted_in_email)
    expect(agreed).toHaveLength(10)
  })

  it('is stopped after forty forms from one address, and keeps the input', async () => {
    const business = await openBusinessWithCode(product)
    const visitor = product.visitor('198.51.100.40')
    const key = `join:from:${product.services.keyring.hash('198.51.100.40')}`
    await at.rows(
      `insert into attempts (key, count, window_ends_at) values ($1, 40, now() + interval '1 hour')`,
      [key],
    )
    const stopped = await at.join(business, { phone: '(212) 555-9999', first_name: 'Ada' }, visitor)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(stopped.text).toContain('Too many people joined from this network.')
    expect(stopped.text).toContain('value="(212) 555-9999"')
    expect(await at.customersOf(business)).toEqual([])
  })

  it('cannot make another site’s visitors join', async () => {
    const business = await openBusinessWithCode(product)
    for (const site of ['cross-site', 'same-site']) {
      const sent = await sendForm(
        product.visitor(),
        business.path,
        { phone: at.newPhone() },
        { 'sec-fetch-site': site },
      )
      expect(sent.status).toBe(403)
    }
    expect(await at.customersOf(business)).toEqual([])
  })
})
