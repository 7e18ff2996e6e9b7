import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct, type Product } from '#tests/world/product.ts'
import { openBusinessIn } from './openBusinessIn.ts'
import { fieldsOf } from './refusals.ts'

/** A mobile number of each country: as dialled there, as dialled from abroad, and as stored. */
const numbers: Record<string, [national: string[], international: string[], e164: string]> = {
  US: [
    ['(201) 555-0123', '201.555.0123', '2015550123'],
    ['+1 201 555 0123', '1-201-555-0123'],
    '+12015550123',
  ],
  CA: [['506-234-5678'], ['+1 506 234 5678'], '+15062345678'],
  GB: [['07400 123456', '07400123456'], ['+44 7400 123456', '+44 (0)7400 123456'], '+447400123456'],
  IE: [['085 012 3456'], ['+353 85 012 3456'], '+353850123456'],
  DE: [['01512 3456789', '01512/3456789'], ['+49 1512 3456789', '0049 1512 3456789'], '+4915123456789'],
  FR: [['06 12 34 56 78', '06.12.34.56.78'], ['+33 6 12 34 56 78', '0033612345678'], '+33612345678'],
  ES: [['612 34 56 78'], ['+34 612 345 678'], '+34612345678'],
  IT: [['312 345 6789'], ['+39 312 345 6789'], '+393123456789'],
  NL: [['06 12345678', '06-12345678'], ['+31 6 12345678'], '+31612345678'],
  PL: [['512 345 678'], ['+48 512 345 678'], '+48512345678'],
  SE: [['070-123 45 67'], ['+46 70 123 45 67'], '+46701234567'],
  CH: [['078 123 45 67'], ['+41 78 123 45 67'], '+41781234567'],
  TR: [['0501 234 56 78'], ['+90 501 234 56 78'], '+905012345678'],
  IL: [['050-234-5678'], ['+972 50-234-5678'], '+972502345678'],
  AE: [['050 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧'], ['+971 50 123 4567'], '+971501234567'],
  IN: [['081234 56789', '8123456789'], ['+91 81234 56789'], '+918123456789'],
  JP: [['090-1234-5678', '０９０－１２３４－５６７８'], ['+81 90 1234 5678'], '+819012345678'],
  KR: [['010-2000-0000'], ['+82 10-2000-0000'], '+821020000000'],
  CN: [['131 2345 6789'], ['+86 131 2345 6789'], '+8613123456789'],
  BR: [['(11) 96123-4567'], ['+55 11 96123-4567'], '+5511961234567'],
  MX: [['222 123 4567'], ['+52 222 123 4567'], '+522221234567'],
  AU: [['0412 345 678'], ['+61 412 345 678'], '+61412345678'],
  ZA: [['071 123 4567'], ['+27 71 123 4567'], '+27711234567'],
  NG: [['0802 123 4567'], ['+234 802 123 4567'], '+2348021234567'],
}

const garbage = [
  ...[
    'hello',
    '123',
    '+',
    '++1',
    '0',
    '000000000000',
    '+999 123 456 789',
    '12345678901234567890',
    'tel:',
    '<b>',
    '☎️',
  ],
  ...['+1', '(((((', '-0', 'NaN', '+44', '1e10', '%2B44', '٣'],
]

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

type Added = { id: string; phone: string }

describe('a phone number', () => {
  it.each(Object.entries(numbers))('of %s is read as people there write it', async (country, number) => {
    const [national, international, e164] = number
    const owner = await openBusinessIn(product, country)
    const [first, ...others] = [...national, ...international]
    const added = await owner.post('/api/v1/customers', { phone: first })
    expect([first, added.status, (added.body as Added).phone]).toEqual([first, 201, e164])
    // In any other form it still belongs to the same customer.
    for (const phone of others) {
      const again = await owner.post('/api/v1/customers', { phone })
      expect([phone, again.status, fieldsOf(again)]).toEqual([phone, 409, ['phone']])
    }
    const found = await owner.get(`/api/v1/customers?search=${encodeURIComponent(national[0]!)}`)
    expect((found.body as { data: Added[] }).data.map(({ phone }) => phone)).toEqual([e164])
  })

  it('of another country is accepted in every shop with its country code', async () => {
    const owner = await openBusinessIn(product, 'DE')
    for (const [, [abroad], e164] of Object.values(numbers).filter(([, [form]]) => form!.startsWith('+'))) {
      const added = await owner.post('/api/v1/customers', { phone: abroad })
      expect([abroad, (added.body as Added).phone]).toEqual([abroad, e164])
    }
  })

  it.each(['US', 'DE', 'JP', 'BR'])(
    'that is invalid is refused in %s with an example of a valid one',
    async (country) => {
      const owner = await openBusinessIn(product, country)
      for (const phone of garbage) {
        const answer = await owner.post('/api/v1/customers', { phone })
        expect([phone, answer.status, fieldsOf(answer)]).toEqual([phone, 400, ['phone']])
        expect(answer.text).toMatch(/Enter a phone number such as .*\d{3}/)
      }
      expect((await owner.get('/api/v1/customers')).body).toMatchObject({ data: [] })
    },
  )

  it('that is invalid is refused by the portal, which says that nobody has it', async () => {
    for (const phone of garbage) {
      const answer = await product.visitor().post('/api/auth/portal/sign-in', { phone, pin: '4711' })
      expect([phone, answer.status]).toEqual([phone, 400])
      expect(answer.text).toContain('Phone number not found')
    }
  })
})
