import { guardFormulas } from '#server/platform/csv/formulas.ts'
import type { Cell, ChartTable } from './table.ts'

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** Writes a table as a CSV file (RFC 4180). Money is in whole units with a point, whatever the business's locale. */
export function csvOf({ columns, rows }: ChartTable, digits: number): string {
  const amount = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  const cellOf = (cell: Cell, at: number): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quoted(cell)
    if (typeof cell === 'object') return amount(cell.money)
    return columns[at]?.is === 'money' ? amount(cell) : String(cell)
  }
  const lines = [columns.map(({ name }) => quoted(name)), ...rows.map((row) => row.map(cellOf))]
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('')
}

function quoted(text: string): string {
  const safe = guardFormulas(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
