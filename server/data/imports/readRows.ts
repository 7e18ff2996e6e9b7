import { setImmediate as othersFirst } from 'node:timers/promises'
import { InvalidRow } from './invalidRow.ts'
import { type GoodPerson, type Raw, type Rules, rawOf, readRow } from './readRow.ts'

/**
 * A row of the file as it was read. A row that is not imported, or not completely, has the reason and the
 * file's texts; `mendable` is valid without the wrong field.
 */
export type ReadRow = { row_number: number } & (
  | (GoodPerson & { raw?: Raw })
  | { kind: 'invalid' | 'duplicate'; error: string; raw: Raw; mendable?: boolean }
)

const ROWS_BETWEEN_PAUSES = 100

/**
 * Reads every row below the header, without blank ones. A row with the phone of an earlier row is a duplicate,
 * and so is one with its email, unless they may share it. Row numbers are a spreadsheet's.
 */
export async function readRows(rows: string[][], rules: Rules, addKnownEmails: boolean): Promise<ReadRow[]> {
  const seen = new Map<string, number>()
  const read: ReadRow[] = []
  for (const [index, cells] of rows.entries()) {
    // Reading phones takes time; requests of tills go first.
    if (index % ROWS_BETWEEN_PAUSES === 0) await othersFirst()
    if (cells.some((cell) => cell.trim())) read.push(judge(cells, index + 2, rules, addKnownEmails, seen))
  }
  return read
}

function judge(
  cells: string[],
  row_number: number,
  rules: Rules,
  addKnownEmails: boolean,
  seen: Map<string, number>,
): ReadRow {
  try {
    const row = readRow(cells, rules)
    const { phone, email } = row.person
    const contacts = [phone, addKnownEmails ? null : email].filter((contact) => contact !== null)
    const known = contacts.find((contact) => seen.has(contact))
    if (known) {
      const error = `Same ${known === phone ? 'phone' : 'email'} as row ${seen.get(known)}; skipped`
      return { row_number, kind: 'duplicate', error, raw: rawOf(cells, rules) }
    }
    for (const contact of contacts) seen.set(contact, row_number)
    return { row_number, ...row, ...(row.without && { raw: rawOf(cells, rules) }) }
  } catch (error) {
    if (!(error instanceof InvalidRow)) throw error
    const mendable = isMendable(cells, rules)
    return { row_number, kind: 'invalid', error: error.message, raw: rawOf(cells, rules), mendable }
  }
}

function isMendable(cells: string[], rules: Rules): boolean {
  if (rules.leavesOut) return false
  try {
    readRow(cells, { ...rules, leavesOut: true })
    return true
  } catch (error) {
    if (error instanceof InvalidRow) return false
    throw error
  }
}
