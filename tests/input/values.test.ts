import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { isSeen } from '#server/platform/text/nameField.ts'
import { oneLine, plainNameFault } from '#server/platform/text/plainName.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { naughtyTexts, oddValues } from './naughty.ts'
import { faultOf, fieldsOf } from './refusals.ts'
import { sampled } from './sampled.ts'

let product: Product
let owner: Visitor
beforeAll(async () => {
  product = await openProduct()
  owner = (await openBusinessWithCode(product)).owner
})
afterAll(() => product?.close())

const texts = naughtyTexts.filter((text) => text.trim())
const post = async <Body>(path: string, body: unknown) => {
  const answer = await owner.post(`/api${path}`, body, { 'idempotency-key': newId() })
  expect([JSON.stringify(body), answer.status, faultOf(answer)]).toEqual([
    JSON.stringify(body),
    201,
    undefined,
  ])
  return answer.body as Body
}
/**
 * A text in the form in which a person's name is stored: one line, in composed letters, without characters that change
 * the direction of text.
 */
const asName = (text: string) => {
  const line = text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return isSeen(line) ? line : null
}

describe('what was accepted', () => {
  it('as the name of a customer comes back as it went in', async () => {
    for (const text of texts) {
      const customer = await post<{ id: string; first_name: string | null }>('/v1/customers', {
        first_name: text,
      })
      const { body } = await owner.get(`/api/app/counter/customers/${customer.id}`)
      expect(body).toMatchObject({ customer: { first_name: asName(text) } })
    }
  })

  it('as the name of a place of a QR code comes back as it went in, or is refused for what it could lead to', async () => {
    const kept: (string | null)[] = []
    const named = texts.filter((text) => !plainNameFault(text))
    for (const location_name of named) {
      const qr_code = await post<{ location_name: string }>('/v1/qr-codes', {
        location_name,
      })
      kept.push(qr_code.location_name)
    }
    expect(kept).toEqual(named.map((text) => oneLine(text) || null))
    for (const location_name of texts.filter((text) => plainNameFault(text))) {
      const answer = await owner.post('/api/v1/qr-codes', { location_name })
      expect([location_name, answer.status, fieldsOf(answer)]).toEqual([
        location_name,
        400,
        ['location_name'],
      ])
    }
    const { body } = await owner.get('/api/v1/qr-codes')
    const listed = (body as { data: { location_name: string | null }[] }).data
    expect(listed.map(({ location_name }) => location_name)).toEqual(expect.arrayContaining(kept))
  })

  it('as the name and description of programs and rewards comes back as it went in', async () => {
    const type = 'points'
    const { id: program_id } = await post<{ id: string }>('/v1/programs', {
      name: 'Points',
      type,
      config: {},
    })
    for (const [at, text] of sampled(texts.filter(isSeen), 25).entries()) {
      const edit = { version: at + 1, name: text, config: {} }
      expect((await owner.send('PUT', `/api/v1/programs/${program_id}`, edit)).status).toBe(200)
      const reward = { program_id, name: text, description: text, points_price: 100 }
      const { id } = await post<{ id: string }>('/v1/rewards', reward)
      const [programs, rewards] = await Promise.all([
        owner.get('/api/v1/programs'),
        owner.get('/api/v1/rewards'),
      ])
      const named = (body: unknown, one: string) =>
        (body as { data: { id: string; name: string }[] }).data.find((row) => row.id === one)
      expect(named(programs.body, program_id)).toMatchObject({ name: asName(text) })
      const kept = { name: asName(text), description: text.trim() }
      expect(named(rewards.body, id)).toMatchObject(kept)
    }
  })

  it('as a note or device is stored, whatever its text', async () => {
    const customer = await post<{ id: string }>('/v1/customers', { first_name: 'Ana' })
    for (const text of texts) {
      const purchase = {
        customer_id: customer.id,
        amount: 100,
        note: text,
        device: text,
        confirm_repeat_visit: true,
      }
      await post('/v1/purchases', purchase)
    }
  })
})

const configs: Record<string, string[]> = {
  points: ['pointsPerDollar', 'minimumRedemption', 'pointsExpireDays', 'welcomeBonus'],
  stamp_card: ['stampsRequired', 'rewardDescription', 'allowMultipleCards', 'cardExpireDays'],
  rebate_code: ['codePrefix', 'discountType', 'discountValue', 'validDays', 'singleUse'],
  discount: ['tiers'],
  free_item: ['itemName', 'itemDescription', 'requiredPurchases', 'recurring', 'validDays'],
}

describe('the settings of a program', () => {
  it.each(Object.entries(configs))('%s refuse by name what they cannot be', async (type, names) => {
    const business = (await openBusinessWithCode(product, { program: { name: 'Program', type, config: {} } }))
      .owner
    const { data: programs } = (await business.get('/api/v1/programs')).body as { data: { id: string }[] }
    let version = 1
    for (const name of [...names, 'nobody_knows']) {
      for (const value of [...sampled(oddValues, 12), ...sampled(texts, 12)]) {
        const edit = { version, name: 'Program', config: { [name]: value } }
        const answer = await business.send('PUT', `/api/v1/programs/${programs[0]!.id}`, edit)
        const what = `${name}=${JSON.stringify(value).slice(0, 60)}`
        expect([what, faultOf(answer)]).toEqual([what, undefined])
        if (answer.status === 200) version += 1
        else expect([what, fieldsOf(answer).some((field) => field.includes(name))]).toEqual([what, true])
      }
    }
  })
})

describe('an amount', () => {
  it.each([-1, 0.1, 1e11, 1e21, 2 ** 53, '5', '1e3', null, '-0', Number.NaN])(
    'of %j is refused',
    async (amount) => {
      const customer = await post<{ id: string }>('/v1/customers', { first_name: 'Ana' })
      const answer = await owner.post(
        '/api/v1/purchases',
        { customer_id: customer.id, amount },
        { 'idempotency-key': newId() },
      )
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['amount']])
    },
  )

  it('as large as may be is counted right', async () => {
    const { owner: business } = await openBusinessWithCode(product, {
      program: { name: 'Points', type: 'points', config: { pointsPerDollar: 1000 } },
    })
    const customer = (await business.post('/api/v1/customers', { first_name: 'Ana' })).body as { id: string }
    const purchase = {
      customer_id: customer.id,
      amount: 10_000_000_000,
      confirm_repeat_visit: true,
      confirm_amount: true,
    }
    for (let n = 1; n <= 3; n++) {
      const { body } = await business.post('/api/v1/purchases', purchase, { 'idempotency-key': newId() })
      expect(body).toMatchObject({ programs: [{ points: 1e11, points_balance: n * 1e11 }] })
    }
  })
})
