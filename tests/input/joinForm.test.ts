import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { type OpenBusiness, openBusinessWithCode, sendForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'
import { atOnce } from './atOnce.ts'
import { brokenTexts, longText, naughtyTexts, oddBodies, oddPlaces } from './naughty.ts'
import { sampled } from './sampled.ts'

let product: Product
let business: OpenBusiness
beforeAll(async () => {
  product = await openProduct()
  business = await openBusinessWithCode(product)
  // Such a name is refused now, but older businesses may have one.
  await queryAsSuperuser(
    product.database,
    product.services.database,
    'update businesses set company_name = $1 where id = $2',
    ['"><b>Café</b> مقهى ☕', business.businessId],
  )
})
afterAll(() => product?.close())
beforeEach(() => product.services.database.plain.execute(sql`delete from attempts`))

let phones = 0
function newPhone(): string {
  phones += 1
  return `+1212555${String(phones).padStart(4, '0')}`
}
const join = (fields: Record<string, string>, path = business.path) =>
  sendForm(product.visitor(), path, { phone: newPhone(), ...fields })

/** Expects a page after any input: never broken, and with the input shown only as text. */
function expectPage(answer: Answer, what: string): void {
  expect([what, answer.status < 500]).toEqual([what, true])
  if (answer.status === 303) return
  expect([what, answer.headers.get('content-type')]).toEqual([what, expect.stringContaining('text/html')])
  expect([what, /<script>|<img src=x|<b>Café|onerror=alert\(1\)>/.test(answer.text)]).toEqual([what, false])
}

const fields = ['phone', 'first_name', 'last_name', 'email', 'birthday', 'agrees_sms', 'agrees_email', 'key']

describe('the form of a shop', () => {
  it.each(fields)('takes any text as %s, or shows the form again with what to change', async (name) => {
    const texts = [...sampled(naughtyTexts, 12), ...brokenTexts, longText, '2026-02-30', '2999-01-01']
    await atOnce(texts, async (text) => {
      const answer = await join({ [name]: text })
      expectPage(answer, `${name}=${text.slice(0, 40)}`)
      expect([303, 400]).toContain(answer.status)
    })
  })

  it('keeps names in any script and with emoji as they were typed', async () => {
    for (const name of [
      'Zoë',
      '👩‍👩‍👧‍👦',
      'مرحبا بكم',
      'שלום',
      '田中さん',
      "O'Brien <b>",
      '❤️ Mimi ❤️',
      'null',
    ]) {
      const phone = newPhone()
      expect((await join({ phone, first_name: name })).status).toBe(303)
      const found = await business.owner.get(`/api/v1/customers?search=${encodeURIComponent(phone)}`)
      expect(found.body).toMatchObject({ data: [{ first_name: name, phone }] })
    }
  })

  it('shows what was typed again, as text', async () => {
    const typed = { phone: '123', first_name: '"><img src=x onerror=alert(1)>', last_name: 'שלום 😀' }
    const answer = await join(typed)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Enter a phone number such as')
    expect(answer.text).toContain('שלום 😀')
    expect(answer.text).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
    expectPage(answer, 'typed again')
  })

  it('answers bodies of any kind with a page', async () => {
    const customer = product.visitor()
    for (const { what, body, type } of oddBodies) {
      for (const kind of [
        type ?? 'application/json',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
      ]) {
        const answer = await customer.post(business.path, body, { 'content-type': kind })
        const isTooLarge = body.length > (kind.startsWith('multipart') ? 64 : 256) * 1024
        expect([what, answer.status]).toEqual([what, isTooLarge ? 413 : 400])
        if (!isTooLarge) expectPage(answer, what)
      }
    }
    const files = '--x\r\nContent-Disposition: form-data; name="phone"; filename="a"\r\n\r\n1\r\n--x--\r\n'
    const sent = await customer.post(business.path, files, {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(sent.status).toBe(400)
    const twice = `phone=${newPhone()}&phone=${newPhone()}&first_name[]=a&first_name[b]=c&__proto__=x`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expectPage(await customer.post(business.path, twice, form), 'every field twice')
  })
})

describe('an address without a valid code, link or token', () => {
  it.each(['/signup-form/', '/card/', '/unsubscribe/', '/o/', '/l/', '/customer/'])(
    '%s… is answered kindly',
    async (base) => {
      for (const place of [...oddPlaces, newId(), `${newId()}/privacy`, `${newId()}/joined`]) {
        for (const method of ['GET', 'POST']) {
          const body = method === 'POST' ? 'pin=4711' : undefined
          const type = { 'content-type': 'application/x-www-form-urlencoded' }
          const answer = await product.visitor().send(method, `${base}${place}`, body, body ? type : {})
          expect([method, place, answer.status < 500]).toEqual([method, place, true])
          expect([method, place, answer.text.includes('request failed')]).toEqual([method, place, false])
        }
      }
    },
  )

  it('of the providers is refused without a signature, whatever is sent', async () => {
    for (const path of [
      '/webhooks/twilio/inbound',
      `/webhooks/twilio/status/${newId()}/${newId()}?attempt=1`,
    ]) {
      for (const { body, type } of oddBodies) {
        const answer = await product
          .visitor()
          .post(path, body, { 'content-type': type ?? 'application/json' })
        expect([400, 403, 413]).toContain(answer.status)
      }
    }
  })
})
