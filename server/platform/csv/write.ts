import { stringify } from 'csv-stringify/sync'
import { guardFormulas } from './formulas.ts'

export type Cell = string | number | boolean | null | undefined

/** Excel reads a file as UTF-8 only with this mark; without it José becomes JosÃ©. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of a CSV file (RFC 4180: commas, CRLF, quotes where needed), each with its line end. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front, and so does a part of a text behind a mark that some spreadsheet
 * takes for a separator. `readCell` removes them.
 */
export const csvLines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: 'windows' },
  )

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  return guardFormulas(cell)
}
