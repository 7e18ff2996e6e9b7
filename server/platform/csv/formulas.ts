/** The start of what spreadsheets read as a formula, with full-width forms and leading blanks (OWASP). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** A signed number or a phone number in E.164 cannot be a formula. */
const number = /^[+-]?\d+(\.\d+)?$/

const SEPARATORS = ',;\\t|\\r\\n'
/** Blanks and quotes that stand before a cell's text. */
const before = '(?:[^\\S\\t\\r\\n]|")*'
/** A number up to the next separator, which is no formula either. */
const aNumber = `[+-]?\\d+(?:\\.\\d+)?\\s*(?:[${SEPARATORS}]|$)`
/** The place where a spreadsheet with another separator than ours would see a cell begin that holds a formula. */
const laterFormula = new RegExp(`([${SEPARATORS}]${before})(?!${aNumber})(?=[=+\\-@＝＋－＠])`, 'g')
const laterApostrophe = new RegExp(`([${SEPARATORS}]${before})'(?=[=+\\-@＝＋－＠])`, 'g')

/**
 * Puts an apostrophe before whatever a spreadsheet would run as a formula: at the start of a cell's text, and behind
 * each mark that some spreadsheet takes for a separator.
 */
export function guardFormulas(text: string): string {
  const safe = text.replace(laterFormula, "$1'")
  return formula.test(text) && !number.test(text) ? `'${safe}` : safe
}

/** Removes the apostrophes that made a cell safe for spreadsheets; every other text stays as it is. */
export function readCell(cell: string): string {
  const whole = cell.replace(laterApostrophe, '$1')
  return whole.startsWith("'") && formula.test(whole.slice(1)) ? whole.slice(1) : whole
}
