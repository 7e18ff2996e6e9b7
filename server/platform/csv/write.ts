import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | null | undefined

/** Excel reads UTF-8 only behind this mark; without it José becomes JosÃ©. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of a CSV file (RFC 4180: commas, CRLF, quotes where needed), each ended. Texts that a spreadsheet
 * would run as a formula get an apostrophe in front; `readCell` takes it off again.
 */
export const csvLines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: 'windows' },
  )

/** What spreadsheets take for the start of a formula, full-width forms and leading blanks included (OWASP). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** A signed number or a phone number in E.164 computes nothing. */
const number = /^[+-]?\d+(\.\d+)?$/

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  return formula.test(cell) && !number.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before it was made safe for spreadsheets; every other text stays as it is. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
