import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLines } from '#server/platform/csv/index.ts'
import { seed } from '#tests/engines/proof.ts'
import { rewardsTable } from '../analytics/rewards/rewardsTable.ts'
import { csvOf } from './csv.ts'

/** Without line ends: the library does not quote those that differ from its own. */
const naughty = fc
  .oneof(
    fc.string(),
    fc.constantFrom(
      '=1+1',
      ' @SUM(A1)',
      '+1 555',
      '-2',
      '＝A1',
      '\t=1',
      'a,b',
      'say "no"',
      'two\nlines',
      "'=1",
    ),
  )
  .map((text) => text.replaceAll(/[\r\n]/g, ' '))

it('a chart’s file is guarded and quoted as the server’s own files are', () => {
  const rows = fc.array(fc.tuple(naughty, fc.integer(), fc.integer()), { minLength: 1 })
  fc.assert(
    fc.property(naughty, rows, (name, cells) => {
      const table = { title: 'x', columns: [{ name }, { name: 'n' }, { name: 'm' }], rows: cells }
      expect(csvOf(table, 2)).toBe(BYTE_ORDER_MARK + csvLines([[name, 'n', 'm'], ...cells]))
    }),
    { seed },
  )
})

it('writes money in whole units, as many decimals as the currency has', () => {
  const table = {
    title: 'x',
    columns: [{ name: 'a' }, { name: 'b', is: 'money' as const }],
    rows: [['c', 1205]],
  }
  const mixed = { title: 'x', columns: [{ name: 'a' }, { name: 'b' }], rows: [['c', { money: 1205 }]] }
  for (const one of [table, mixed]) {
    expect(csvOf(one, 2)).toBe('\ufeffa,b\r\nc,12.05\r\n')
    expect(csvOf(one, 0)).toBe('\ufeffa,b\r\nc,1205\r\n')
  }
})

it('says what each reward cost, now and before, as far as somebody said what one costs', () => {
  const latte = { id: '1', name: 'Latte', program: 'Points', handed_out: 3, handed_out_before: 2, cost: 150 }
  const [heads, known, unknown] = csvOf(rewardsTable([latte, { ...latte, cost: null }]), 2).split('\r\n')
  expect(heads).toMatch(/,Cost of one,Cost,Cost in the period before$/)
  expect(known).toBe('Latte,Points,3,2,1.50,4.50,3.00')
  expect(unknown).toBe('Latte,Points,3,2,,,')
})
