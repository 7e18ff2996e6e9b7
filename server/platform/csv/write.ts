import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | null | undefined

/** Excel reads a file as UTF-8 only with this mark; without it José becomes JosÃ©. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of a CSV file (RFC 4180: commas, CRLF, quotes where needed), each with its line end. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front, and so does a part of it behind what some spreadsheet
 * takes for a separator; `readCell` removes them.
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

const SEPARATORS = ',;\\t|\\r\\n'
/** Blanks and quotes that stand before a cell's text. */
const before = '(?:[^\\S\\t\\r\\n]|")*'
/** A number up to the next separator, which is none of a formula either. */
const aNumber = `[+-]?\\d+(?:\\.\\d+)?\\s*(?:[${SEPARATORS}]|$)`
/** Where a spreadsheet that takes another separator than ours would see a cell begin, with a formula in it. */
const laterFormula = new RegExp(`([${SEPARATORS}]${before})(?!${aNumber})(?=[=+\\-@＝＋－＠])`, 'g')
const laterApostrophe = new RegExp(`([${SEPARATORS}]${before})'(?=[=+\\-@＝＋－＠])`, 'g')

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  const safe = cell.replace(laterFormula, "$1'")
  return formula.test(cell) && !number.test(cell) ? `'${safe}` : safe
}

/** A cell without the apostrophes that made it safe for spreadsheets; every other text stays as it is. */
export function readCell(cell: string): string {
  const whole = cell.replace(laterApostrophe, '$1')
  return whole.startsWith("'") && formula.test(whole.slice(1)) ? whole.slice(1) : whole
}
