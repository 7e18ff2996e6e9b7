import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollUp } from '#server/data/roll-ups/index.ts'
import { messageOf, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { NumberColumn } from './reading/numberColumn.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
const businessIn = (locale: string) => openImportingBusiness(product, { locale })

describe('a CSV file as others write it', () => {
  it.each([
    ['a line that names the separator', 'sep=;\r\nName, all;E-Mail\r\nDoe, Jane;jane@example.com\r\n'],
    ['commas in the header’s names', 'Name (first, last);E-Mail\nJane Doe;jane@example.com\n'],
    ['a blank before a quoted cell', 'first_name,email\n"Jane" , "jane@example.com"\n'],
  ])('with %s is read', async (_what, content) => {
    const { preview } = await (await businessIn('en-US')).uploaded(content)
    expect(preview.mapping).toContain('email')
    expect(preview.rows[0]!.at(-1)).toBe('jane@example.com')
    expect(preview.header).toHaveLength(2)
  })

  it('with a byte-order mark is UTF-8, also if one byte of it is broken', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufefffirst_name,email\nZoë,zoe@example.com\nBr'),
      Buffer.of(0xfc),
      Buffer.from('n,b@example.com\n'),
    ])
    const { preview } = await (await businessIn('de-DE')).uploaded(new Uint8Array(bytes))
    expect(preview.rows[0]).toEqual(['Zoë', 'zoe@example.com'])
  })

  it('has the addresses of people, whatever was copied along with them, by the check of every door', async () => {
    const business = await businessIn('en-US')
    const emails = [
      'mailto:a@example.com',
      'Bo <B@Example.com>',
      '<c@example.com>',
      'd@example.com;',
      'e@example.com.',
    ]
    const odd = ['\u200bf@example.com\u200b', 'g@example..com', 'h@-example', 'i@exa_mple.com']
    const file = `first_name|email\n${[...emails, ...odd].map((email, n) => `G${n}|${email}\n`).join('')}`
    const { failures } = await business.bring(file)
    expect((await business.customers()).map(({ email }) => email).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`),
    )
    expect(failures.map(({ row_number, error }) => [row_number, error])).toEqual(
      [8, 9, 10].map((row) => [row, 'Invalid email format']),
    )
    const again = await business.owner.post('/api/v1/customers', { first_name: 'H', email: 'g@example..com' })
    expect([again.status, messageOf(again)]).toEqual([400, expect.anything()])
  })
})

describe('dates', () => {
  it('with the month’s name are read, and of a day that is none the true reason is said', async () => {
    const business = await businessIn('en-US')
    const dates = ['25-Dec-90', '"Dec 31, 1990"', '3. März 1980', '31.02.1980', '1980-13-01']
    const { failures } = await business.bring(
      `email,birthday\n${dates.map((date, n) => `g${n}@example.com,${date}\n`).join('')}`,
    )
    const { body } = await business.owner.get('/api/v1/customers?sort=name')
    const born = (body as { data: { birthday: string }[] }).data.map(({ birthday }) => birthday)
    expect(born.sort()).toEqual(['1980-03-03', '1990-12-25', '1990-12-31'])
    expect(failures.map(({ error }) => error)).toEqual([
      'There is no such day: 31.02.1980',
      'Invalid birthday format (use YYYY-MM-DD)',
    ])
  })
})

describe('numbers', () => {
  it.each([
    ['de-DE', ['1,100', '2,350', '900'], 4350],
    ['en-US', ['1.100', '1.250.000', '-'], 1_251_100],
    ['en-US', ['1.100,50', '', '-'], 1100],
    ['de-DE', ['1,100.50', '–', '5'], 1105],
  ])('in %s of a column %j are read as all its rows say', async (locale, points, sum) => {
    const business = await businessIn(locale)
    const program = await business.owner.post('/api/v1/programs', {
      name: 'Beans',
      type: 'points',
      config: {},
    })
    expect(program.status).toBe(201)
    await business.bring(`email;Beans\n${points.map((one, n) => `g${n}@example.com;${one}\n`).join('')}`)
    const totals = (await business.customers()).map(({ total_points }) => Number(total_points))
    expect(totals.reduce((one, other) => one + other, 0)).toBe(sum)
  })

  it.each([
    [['1,100', '1,5'], null],
    [['1.100', '1,100', '2.100', '2,100'], null],
    [['1.100'], null],
    [['0,750', '1,100', '2,100'], null],
    [['1.100', '2.200'], '.'],
    [['1,100.50'], ','],
  ])('whose rows are %j are grouped by %j', (cells, grouping) => {
    const column = new NumberColumn()
    for (const cell of cells) column.note(cell)
    expect(column.grouping).toBe(grouping)
  })
})

describe('imported history', () => {
  const file =
    'Email,Customer since,Last visit,Visits\nada@example.com,2024-03-01,2025-06-30,21\nbo@example.com,,05/06/2025,3\ncy@example.com,,,\n'

  it('is shown as it was: guests of years are no new ones, and no visits of today', async () => {
    const business = await businessIn('en-US')
    const { preview } = await business.uploaded(file)
    expect(preview.mapping).toEqual(['email', 'joined', 'last_visit', 'visits'])
    await business.bring(file)
    const { body } = await business.owner.get('/api/v1/customers?sort=name')
    const people = (body as { data: Record<string, unknown>[] }).data
    expect(people.find(({ email }) => email === 'ada@example.com')).toMatchObject({
      created_at: expect.stringMatching(/^2024-03-01/),
      last_visit_at: expect.stringMatching(/^2025-06-30/),
      total_visits: 21,
    })
    expect(people.find(({ email }) => email === 'bo@example.com')).toMatchObject({
      created_at: expect.stringMatching(/^2025-05-06/),
      last_visit_at: expect.stringMatching(/^2025-05-06/),
    })
    const day = (await business.owner.get('/api/app/counter/day')).body
    expect(day).toMatchObject({ customers: { joined: 1, served: 0 }, total: { visits: 0 } })
    const figures = async () =>
      (await business.owner.get('/api/v1/analytics?from=2024-02-20&to=2024-03-10')).body as { now: object }
    const before = await figures()
    expect(before.now).toMatchObject({ joined: 1, visits: 0 })
    await rollUp(product.services, business.businessId)
    expect((await figures()).now).toEqual(before.now)
    await business.bring(
      `email,joined\n${['02', '03', '04'].map((day) => `on${day}@example.com,2024-03-${day}\n`).join('')}`,
    )
    expect((await figures()).now).toMatchObject({ joined: 4 })
  })

  it('cannot be of tomorrow, or of before there were such programs', async () => {
    const business = await businessIn('en-US')
    const { failures } = await business.bring(
      'email,joined,last_visit\nok@example.com,,\na@example.com,2999-01-01,\nb@example.com,1900-01-01,\nc@example.com,,soon\n',
    )
    expect(failures.map(({ error }) => error)).toEqual([
      'The day of joining is in the future',
      'The day of joining is before 1990',
      'Invalid last visit (use YYYY-MM-DD)',
    ])
  })
})

describe('the file of failed rows', () => {
  it('has every column of the upload, so that a mended file loses nothing, and can fail again', async () => {
    const business = await businessIn('en-US')
    const file =
      'E-mail,Vorname,Tags,Visits,Shoe size,Newsletter\nok@example.com,Ok,,,,\nmend at example.com,Ada,Regular; Student,21,38,yes\n'
    const { id } = await business.bring(file)
    const download = async (importId: string) =>
      (await business.owner.get(`/api/app/imports/${importId}/failed_imports.csv`)).text
    const text = await download(id)
    const [header, row] = parse(text, { bom: true }) as string[][]
    const columns = ['row_number', 'first_name', 'last_name', 'email', 'phone', 'birthday', 'error']
    expect(header).toEqual([...columns, 'Tags', 'Visits', 'Shoe size', 'Newsletter'])
    expect(row).toEqual([
      ...['3', 'Ada', '', 'mend at example.com', '', '', 'Invalid email format'],
      ...['Regular; Student', '21', '38', 'yes'],
    ])
    const { id: second } = await business.bring(
      `${text}4,Eve,,eve at home,,,x,,,,\n`.replace('mend at ', 'mend@'),
    )
    const mended = (await business.customers()).find(({ email }) => email === 'mend@example.com')
    expect(mended).toMatchObject({ first_name: 'Ada', total_visits: 21, opted_in_email: true })
    expect((parse(await download(second), { bom: true }) as string[][])[0]).toEqual(header)
  })
})
