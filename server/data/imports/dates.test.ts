import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AGENCY, header, messageOf, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { CheckView } from './contract.ts'
import { DateColumn, readingIn } from './reading/dateOrder.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const businessIn = (country: string) =>
  openImportingBusiness(product, { tier: AGENCY, locale: `en-${country}` })

const birthdaysOf = async ({ owner }: Awaited<ReturnType<typeof businessIn>>) => {
  const { body } = await owner.get('/api/v1/customers?sort=name')
  return (body as { data: { birthday: string | null }[] }).data.map(({ birthday }) => birthday)
}
const file = (...dates: string[]) =>
  `${header}${dates.map((date, n) => `G${n},,g${n}@example.com,,${date}\n`).join('')}`
const order = (country: string, ...dates: string[]) => {
  const column = new DateColumn()
  for (const [index, date] of dates.entries()) column.note(index + 2, date)
  return readingIn(country, column.facts)
}

describe('a column of dates', () => {
  it('is read quickly even with cells of a megabyte or hostile content', () => {
    const hostile = ['1'.repeat(1_000_000), `${'1/'.repeat(500_000)}`, '=1/2/1990', "'=cmd|' /C calc'!A0", '']
    expect(order('US', ...hostile)).toBeNull()
  })

  it.each([
    ['US', 'mdy'],
    ['CA', 'mdy'],
    ['JP', 'mdy'],
    ['GB', 'dmy'],
    ['DE', 'dmy'],
    ['IN', 'dmy'],
    ['BR', 'dmy'],
    ['PH', 'mdy'],
    ['ZA', 'dmy'],
    ['SE', 'dmy'],
  ])('that no row tells anything about is read in %s as its people write: %s', (country, read) => {
    expect(order(country, '05/06/1990')).toEqual({ order: read, day_first: null, month_first: null })
  })

  it('is read by a row that can be read in only one way, in any country', () => {
    expect(order('DE', '5/6/1990', '12/25/1990')).toMatchObject({
      order: 'mdy',
      month_first: { row_number: 3, text: '12/25/1990' },
    })
    expect(order('GB', '5/6/1990 0:00', '12/25/1990 0:00')).toMatchObject({ order: 'mdy' })
    expect(order('US', '25-12-90')).toMatchObject({ order: 'dmy', day_first: { row_number: 2 } })
  })

  it('with rows that contradict each other is read as in the country, and both rows are named', () => {
    expect(order('US', '12/25/1990', '25/12/1990')).toEqual({
      order: 'mdy',
      month_first: { row_number: 2, text: '12/25/1990' },
      day_first: { row_number: 3, text: '25/12/1990' },
    })
  })

  it('with the year first or points needs no order', () => {
    expect(order('US', '1990-12-25', '25.12.1990', '1990/12/25')).toBeNull()
  })
})

describe('birthdays of a file', () => {
  it('have the month first for a shop in the United States, and the day first for one in Germany', async () => {
    const us = await businessIn('US')
    await us.bring(file('12/25/1990', '05/06/1990 12:00:00 AM', '5/6/70'))
    expect((await birthdaysOf(us)).sort()).toEqual(['1970-05-06', '1990-05-06', '1990-12-25'])
    const de = await businessIn('DE')
    await de.bring(file('25/12/1990', '05/06/1990', '5.6.1970'))
    expect((await birthdaysOf(de)).sort()).toEqual(['1970-06-05', '1990-06-05', '1990-12-25'])
  })

  it('are shown with their order before the import, and the importing person can change it', async () => {
    const us = await businessIn('US')
    const content = file('05/06/1990')
    const { preview } = await us.uploaded(content)
    expect(preview.dates).toEqual([
      ...[null, null, null, null],
      { order: 'mdy', day_first: null, month_first: null },
    ])
    await us.bring(content, {}, { date_order: 'dmy' })
    expect(await birthdaysOf(us)).toEqual(['1990-06-05'])
  })
})

describe('a row that is valid without one field', () => {
  const rows =
    'Ada,,ada@example.com,,31/31/1990\nBo,,bo at home,2015550101,\nCy,,,12,\nDi,,=1+1,12,\nEd,,ed@example.com,,\n'

  it('is listed as wrong until the importing person leaves the field out', async () => {
    const us = await businessIn('US')
    const { import: done } = await us.bring(header + rows)
    expect(done).toMatchObject({ imported_rows: 1, invalid_rows: 4 })
  })

  it('is imported without it on request, and what was left out is shown before and after', async () => {
    const us = await businessIn('US')
    const { import: uploaded, preview } = await us.uploaded(header + rows)
    const first = (await us.check(uploaded.id, preview.mapping)).body as CheckView
    expect(first).toMatchObject({ valid: 1, invalid: 4, mendable: 2, mended_rows: [] })
    const answer = await us.check(uploaded.id, preview.mapping, { leave_out_wrong: true })
    const mended_rows = [
      { row_number: 2, who: 'Ada', error: 'Without the birthday “31/31/1990”' },
      { row_number: 3, who: 'Bo', error: 'Without the email “bo at home”' },
    ]
    expect(answer.body).toMatchObject({ valid: 3, invalid: 2, mendable: 2, mended_rows })
    await us.start(uploaded.id, { attests_sms: true, attests_email: true })
    await us.work(uploaded.id)
    const { body } = await us.owner.get(`/api/app/imports/${uploaded.id}`)
    const mended = mended_rows.map((row) => ({ ...row, error: `Imported. ${row.error}` }))
    expect(body).toMatchObject({ imported_rows: 3, invalid_rows: 2, failed_rows: 0, mended })
    expect((body as { failures: unknown[] }).failures).toHaveLength(2)
    const people = await us.customers()
    expect(people.find(({ first_name }) => first_name === 'Bo')).toMatchObject({
      email: null,
      opted_in_email: false,
      opted_in_sms: true,
    })
    const { text } = await us.owner.get(`/api/app/imports/${uploaded.id}/failed_imports.csv`)
    expect(text).toContain('31/31/1990,Imported. Without the birthday “31/31/1990”')
    expect(text).toContain(",'=1+1,")
  })

  it('can still be a duplicate, which is never imported twice', async () => {
    const us = await businessIn('US')
    await us.owner.post('/api/v1/customers', { first_name: 'Ada', email: 'ada@example.com' })
    const { import: done } = await us.bring(header + rows, {}, { leave_out_wrong: true })
    expect(done).toMatchObject({ imported_rows: 2, duplicate_rows: 1, invalid_rows: 2 })
  })

  it('is enough for a file to be imported', async () => {
    const us = await businessIn('US')
    const { import: uploaded, preview } = await us.uploaded(file('31/31/1990'))
    const refused = await us.check(uploaded.id, preview.mapping)
    expect([refused.status, messageOf(refused)]).toEqual([400, 'No valid rows to import'])
    expect(refused.body).toMatchObject({ error: { details: { mendable: 1 } } })
    const mended = await us.check(uploaded.id, preview.mapping, { leave_out_wrong: true })
    expect(mended.body).toMatchObject({ valid: 1 })
  })
})
