import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLines } from '#server/platform/csv/index.ts'
import { seed } from '#tests/engines/proof.ts'
import { csvOf } from '#web/console/analytics/charts/csv.ts'

/** Without line ends, which the library leaves bare where they are not its own. */
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
  expect(csvOf(table, 2)).toBe('\ufeffa,b\r\nc,12.05\r\n')
  expect(csvOf(table, 0)).toBe('\ufeffa,b\r\nc,1205\r\n')
})
