import { describe, expect, it } from 'vitest'
import { csvLines, readCell } from './index.ts'

/** The cells that a spreadsheet with another separator sees: quotes mean something only at the start of a cell. */
const cellsBy = (separator: string, line: string) =>
  line.split(/\r\n|\r|\n/).flatMap((row) => row.split(separator))
/** Formulas as OWASP lists them, behind blanks and quotes. */
const runs = (cell: string) =>
  /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^"*[+-]?\d+(\.\d+)?"*$/.test(cell.trim())

const hostile = [
  'a;=HYPERLINK("https://evil.example";"Ada")',
  'a; =1+1',
  'a\t+cmd',
  'a|@SUM(1)',
  'a;"=1+1"',
  'a\n-1+1',
  'a\r\n＝1+1',
  'a,b;;;=1',
  '=a;=b',
  'a;-5+3;x',
  'a;\u00a0=1',
]

describe('a stranger’s name', () => {
  it.each(hostile)('%j runs as a formula in no spreadsheet, whatever it takes for the separator', (name) => {
    const line = csvLines([['x', name]])
    for (const separator of [';', '\t', '|'])
      expect([separator, cellsBy(separator, line).filter(runs)]).toEqual([separator, []])
  })

  it.each([...hostile, 'Doe, Jane', 'Ann; Bob', "O'Brien; 'Ben'", '+49 170; +491701234567', '-5;-5.5'])(
    '%j is again what it was when our import reads it',
    (name) => {
      const [cell] = /^x,(.*)\r\n$/s.exec(csvLines([['x', name]]))!.slice(1)
      const unquoted = cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!
      expect(readCell(unquoted)).toBe(name)
    },
  )

  it('keeps numbers and phones as they are, also behind a separator', () => {
    expect(csvLines([['Ann; +491701234567; -5.5']])).toBe('Ann; +491701234567; -5.5\r\n')
  })

  it('of many separators and blanks is read once', () => {
    const long = `${';'.repeat(50_000)}${' '.repeat(50_000)}${'\t \n'.repeat(50_000)}`
    expect(csvLines([[long]]).length).toBeGreaterThan(long.length)
  })
})
