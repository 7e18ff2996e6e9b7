import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportingBusiness, messageOf, openImportingBusiness } from '#tests/world/importingBusiness.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer } from '#tests/world/visitor.ts'
import { readFile } from './reading/readFile.ts'

const LARGEST = 5 * 1024 * 1024 - 1
/** Work pauses after 5 ms, or 4 KB of rows, so a file that takes seconds lets others run at least this often. */
const MANY_TURNS = 20

let product: Product
let business: ImportingBusiness
beforeAll(async () => {
  product = await openProduct()
  business = await openImportingBusiness(product)
})
afterAll(() => product.close())

const reasonOf = ({ body }: Answer) =>
  (body as { error: { details?: { reason: string } } }).error.details?.reason

/** Counts the turns that everything else in the process got during some work. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const result = await work
  isOver = true
  return { result, turns }
}

describe('a stranger cannot hold the server', () => {
  it.each([
    ['5 MB of line breaks', '\n'.repeat(LARGEST), 'It has more than 200000 rows. Split it.'],
    ['5 MB of blank rows', ' ,\r\n'.repeat(LARGEST / 4), 'It has more than 200000 rows. Split it.'],
    [
      '190,000 rows of 20 commas',
      `${','.repeat(20)}\n`.repeat(190_000),
      'It has more than 2000000 cells. Leave out empty columns, or split it.',
    ],
    ['one row of 5 MB of commas', ','.repeat(LARGEST), 'It has more than 200 columns.'],
  ])(
    'with a file of %s: it is refused once it is too much, and others have their turn',
    async (_what, file, reason) => {
      const { result, turns } = await turnsDuring(business.upload(file))
      expect([result.status, messageOf(result), reasonOf(result)]).toEqual([
        400,
        'Failed to read CSV file',
        reason,
      ])
      expect(turns).toBeGreaterThan(MANY_TURNS)
    },
  )

  it('with cells on which patterns would take the square of their length', async () => {
    const long = 48_000
    const cells = [
      `${'1'.repeat(long)},`,
      `,a@${'.'.repeat(long)}@`,
      `a${'\u0301\u0323'.repeat(long / 2)},a@example`,
      `${'1/'.repeat(long / 2)},`,
    ]
    const rows = Array.from({ length: 60 }, (_, n) => cells[n % cells.length]).join('\n')
    const { import: uploaded } = await business.uploaded(`phone,email,birthday\n${rows}\n,b@example.com,\n`)
    const { body } = await business.check(uploaded.id, ['phone', 'email', 'birthday'])
    expect(body).toMatchObject({ valid: 1, invalid: 60 })
  })

  it('with files in Windows-1252, which take long to decode', async () => {
    const file = new Uint8Array(Buffer.from(`email\n${'ä'.repeat(40_000)}\n`.repeat(120), 'latin1'))
    const { turns } = await turnsDuring(business.upload(file))
    expect(turns).toBeGreaterThan(MANY_TURNS)
  })

  it('with more than 30 files an hour in one shop, and another shop still uploads', async () => {
    const fresh = await openImportingBusiness(product)
    for (let n = 0; n < 30; n++) expect((await fresh.upload('email\na@example.com\n')).status).toBe(201)
    expect((await fresh.upload('email\na@example.com\n')).status).toBe(429)
    const other = await openImportingBusiness(product)
    expect((await other.upload('email\na@example.com\n')).status).toBe(201)
  })
})

describe('a shop cannot fill the queue of files', () => {
  const file = new TextEncoder().encode(`email\n${'a@example.com\n'.repeat(5000)}`)

  it('for others: one of its own is read or waits, and the next is told to try again', async () => {
    const first = readFile(file, 'one')
    const more = await Promise.allSettled(Array.from({ length: 25 }, () => readFile(file, 'one')))
    const other = readFile(file, 'another')
    for (const refused of more)
      expect(refused).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 5 } })
    expect((await first).total).toBe(5000)
    expect((await other).total).toBe(5000)
  })

  it('and has its own turn again once its file was read, or refused', async () => {
    await expect(readFile(new Uint8Array(), 'one')).rejects.toMatchObject({ code: 'invalid' })
    expect((await readFile(file, 'one')).total).toBe(5000)
  })
})

describe('two checks of one file', () => {
  it('beside each other never leave rows that were read by two mappings', async () => {
    const fresh = await openImportingBusiness(product)
    const rows = Array.from({ length: 3000 }, (_, n) => `First${n},Last${n},g${n}@example.com\n`)
    const { import: uploaded } = await fresh.uploaded(`a,b,c\n${rows.join('')}`)
    const answers = await Promise.all([
      fresh.check(uploaded.id, ['first_name', 'last_name', 'email']),
      fresh.check(uploaded.id, ['last_name', 'first_name', 'email']),
    ])
    // The first may have ended before the second began.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(answers.map(({ status }) => status).sort())
    await fresh.start(uploaded.id)
    await fresh.work(uploaded.id)
    const people = await fresh.customers()
    expect(people).toHaveLength(3000)
    expect(new Set(people.map(({ first_name }) => String(first_name).replace(/\d/g, ''))).size).toBe(1)
  })
})

it('an emoji at the edge of what is read at a stretch stays whole', async () => {
  const fresh = await openImportingBusiness(product)
  for (const before of [4095 - 11, 4096 - 11]) {
    const { preview } = await fresh.uploaded(`name,email\n${'x'.repeat(before)}😀,a@example.com\n`)
    expect(preview.rows[0]![0]!.endsWith('x😀')).toBe(true)
  }
})
