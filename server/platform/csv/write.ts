import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | null | undefined

/** Excel reads a file as UTF-8 only with this mark; without it José becomes JosÃ©. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of a CSV file (RFC 4180: commas, CRLF, quotes where needed), each with its line end. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front; `readCell` removes it.
 */
export const csvLines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: 'windows' },
  )

/** What spreadsheets read as the start of a formula, with full-width forms and leading blanks (OWASP). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** A signed number or a phone number in E.164 cannot be a formula. */
const number = /^[+-]?\d+(\.\d+)?$/

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  return formula.test(cell) && !number.test(cell) ? `'${cell}` : cell
}

/** A cell without the apostrophe that made it safe for spreadsheets; every other text stays as it is. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
