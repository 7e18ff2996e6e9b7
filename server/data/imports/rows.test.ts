import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AGENCY, header, messageOf, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { CheckView } from './contract.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const newBusiness = (tier?: string, locale?: string) =>
  openImportingBusiness(product, { ...(tier && { tier }), ...(locale && { locale }) })

describe('a row', () => {
  it.each([
    ['Ada,,,,', 'Either email or phone is required'],
    ['Ada,,ada at example,,', 'Invalid email format'],
    ['Ada,,ada@example.com,,13/13/1990', 'Invalid birthday format (use YYYY-MM-DD)'],
    ['Ada,,ada@example.com,,1990-02-30', 'There is no such day: 1990-02-30'],
    ['Ada,,ada@example.com,,2999-01-01', 'Enter a date of birth in the past'],
    ['Ada,,ada@example.com,12,', 'Invalid phone number. Enter a phone number such as (201) 555-0123'],
    [
      'Ada,,ada@example.com,1.41556E+10,',
      'Invalid phone number. Enter a phone number such as (201) 555-0123',
    ],
    [`${'A'.repeat(101)},,ada@example.com,,`, 'First name: at most 100 characters'],
  ])('%s is skipped, and listed by its number with the reason', async (row, error) => {
    const business = await newBusiness()
    const { import: done, failures } = await business.bring(`${header}Bo,,bo@example.com,,\n${row}\n`)
    expect(done).toMatchObject({ status: 'done', imported_rows: 1, invalid_rows: 1, total_rows: 2 })
    expect(failures).toMatchObject([{ row_number: 3, error }])
  })

  it.each([
    ['(201) 555-0123', 'en-US', '+12015550123'],
    ['12015550123.0', 'en-US', '+12015550123'],
    ["'+12015550123", 'en-US', '+12015550123'],
    ['0170 1234567', 'de-DE', '+491701234567'],
    ['+44 7400 123456', 'de-DE', '+447400123456'],
  ])('with the phone %s in a shop of %s has %s', async (phone, locale, e164) => {
    const business = await newBusiness(AGENCY, locale)
    await business.bring(`phone\n"${phone}"\n`)
    expect(await business.customers()).toMatchObject([{ phone: e164, auth_phone: e164.slice(1) }])
  })

  it('can be searched by name, phone and id, and its birthday is a date', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Zoë,Ångström,ZOE@Example.com,201 555 0123,3.4.1990\n`)
    const [customer] = await business.customers()
    expect(customer).toMatchObject({ email: 'zoe@example.com', birthday: expect.anything() })
    expect(customer!.unique_customer_id).toMatch(/^CUS[A-Z0-9]{8}$/)
    for (const search of ['angstrom', '2015550123', String(customer!.unique_customer_id)]) {
      const { body } = await business.owner.get(`/api/v1/customers?search=${encodeURIComponent(search)}`)
      expect((body as { data: { birthday: string }[] }).data).toMatchObject([{ birthday: '1990-04-03' }])
    }
  })

  it('must be valid at least once in a file: otherwise the import cannot start', async () => {
    const business = await newBusiness()
    const { import: uploaded, preview } = await business.uploaded(`${header}Ada,,,,\n`)
    const answer = await business.check(uploaded.id, preview.mapping)
    expect([answer.status, messageOf(answer)]).toEqual([400, 'No valid rows to import'])
    expect((await business.start(uploaded.id)).status).toBe(409)
  })
})

describe('duplicates', () => {
  const known = { first_name: 'Ada', phone: '+12015550101', email: 'ada@example.com' }
  const file = `${header}Other,,new@example.com,2015550101,\nThird,,ADA@example.com,,\nNew,,n@example.com,2015550102,\nAgain,,,2015550102,\nOnce more,,N@example.com,,\n`

  it('within the file and with customers are reported before anything is written, and skipped', async () => {
    const business = await newBusiness()
    await business.owner.post('/api/v1/customers', known)
    const before = await business.customers()
    const { import: uploaded, preview } = await business.uploaded(file)
    const check = (await business.check(uploaded.id, preview.mapping)).body as CheckView
    expect(await business.customers()).toEqual(before)
    const ada = `belongs to Ada (${before[0]!.unique_customer_id}); skipped`
    expect(check).toMatchObject({ valid: 1, invalid: 0, duplicates: 4 })
    expect(check.duplicate_rows).toEqual([
      { row_number: 2, who: 'Other', error: `This phone ${ada}` },
      { row_number: 3, who: 'Third', error: `This email ${ada}` },
      { row_number: 5, who: 'Again', error: 'Same phone as row 4; skipped' },
      { row_number: 6, who: 'Once more', error: 'Same email as row 4; skipped' },
    ])
    await business.start(uploaded.id)
    await business.work(uploaded.id)
    const after = await business.customers()
    expect(after).toHaveLength(2)
    expect(after).toContainEqual(before[0])
  })

  it('by email alone become separate customers if the importing person says so', async () => {
    const business = await newBusiness()
    await business.owner.post('/api/v1/customers', known)
    const { import: done } = await business.bring(file, {}, { add_known_emails: true })
    expect(done).toMatchObject({ imported_rows: 3, duplicate_rows: 2 })
  })

  it('created since the check are skipped, not added twice', async () => {
    const business = await newBusiness()
    const { id } = await business.checked(`${header}Ada,,,2015550101,\nBo,,,2015550102,\n`)
    await business.start(id)
    await business.owner.post('/api/v1/customers', known)
    await business.work(id)
    expect((await business.read(id)).import).toMatchObject({ imported_rows: 1, duplicate_rows: 1 })
    expect(await business.customers()).toHaveLength(2)
  })

  it('are all rows of a file that is imported again', async () => {
    const business = await newBusiness()
    await business.bring(`${header}Ada,,ada@example.com,,\n`)
    const { import: uploaded, preview } = await business.uploaded(`${header}Ada,,ada@example.com,,\n`)
    const again = await business.check(uploaded.id, preview.mapping)
    expect([again.status, messageOf(again)]).toEqual([400, 'No valid rows to import'])
  })
})

describe('the tags of a row', () => {
  it('that are not names make it invalid, with the reason', async () => {
    const business = await newBusiness()
    const { failures } = await business.bring(
      'first_name,email,tags\nAda,a@example.com,evil.example\nBo,b@example.com,\n',
    )
    expect(failures).toMatchObject([{ row_number: 2, error: expect.stringContaining('web address') }])
  })

  it('are separated by semicolons, are made if missing, and are the same in upper and lower case', async () => {
    const business = await newBusiness()
    await business.bring(
      'first_name,email,Tags\nAda,a@example.com,Regular; student ;\nBo,b@example.com,REGULAR;Regular\n',
    )
    const { body } = await business.owner.get('/api/v1/customers?sort=name')
    const tags = (body as { data: { tags: { name: string }[] }[] }).data.map((one) =>
      one.tags.map(({ name }) => name),
    )
    expect(tags).toEqual([['Regular', 'student'], ['Regular']])
  })

  it('beyond the shop’s limit fail their rows with the reason, and no others', async () => {
    const business = await newBusiness()
    const many = Array.from({ length: 51 }, (_, n) => `Kind ${n}`).join(';')
    const plain = Array.from({ length: 50 }, (_, n) => `G${n},g${n}@example.com,\n`).join('')
    const { import: done, failures } = await business.bring(
      `first_name,email,tags\n${plain}Ada,ada@example.com,"${many}"\n`,
    )
    expect(done).toMatchObject({ imported_rows: 50, failed_rows: 1 })
    expect(failures).toMatchObject([{ error: expect.stringContaining('at most 50 tags') }])
  })
})
