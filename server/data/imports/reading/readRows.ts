import pLimit from 'p-limit'
import { phoneKey } from '#server/platform/contact/phone.ts'
import { newTurns } from '#server/platform/rate-limits/takeTurns.ts'
import { InvalidRow } from './invalidRow.ts'
import type { FileRow } from './readFile.ts'
import { type GoodPerson, type Raw, type Rules, rawOf, readRow } from './readRow.ts'

/**
 * A row of the file as it was read. A row that is not imported, or not completely, has the reason and the file's
 * texts. A `mendable` row is valid without the wrong field.
 */
export type ReadRow = { row_number: number } & (
  | (GoodPerson & { raw?: Raw })
  | { kind: 'invalid' | 'duplicate'; error: string; raw: Raw; mendable?: boolean }
)

/** The row in which each phone and email of a file first appears. */
export type Seen = Map<string, number>

/** Reading phones takes time, so one piece is read at a time, however many checks run. */
const inTurn = pLimit(1)

/**
 * Reads rows of a file, while other work runs in between. A row with the phone of an earlier row is a duplicate.
 * So is a row with the email of an earlier row, unless people may share an email.
 */
export function readRows(
  rows: FileRow[],
  rules: Rules,
  addKnownEmails: boolean,
  seen: Seen,
): Promise<ReadRow[]> {
  return inTurn(async () => {
    const rest = newTurns()
    const read: ReadRow[] = []
    for (const [row_number, cells] of rows) {
      await rest()
      read.push(judge(cells, row_number, rules, addKnownEmails, seen))
    }
    return read
  })
}
function judge(
  cells: string[],
  row_number: number,
  rules: Rules,
  addKnownEmails: boolean,
  seen: Seen,
): ReadRow {
  try {
    const row = readRow(cells, rules)
    const { phone, email } = row.person
    const key = phone && phoneKey(phone)
    const contacts = [key, addKnownEmails ? null : email].filter((contact) => contact !== null)
    const known = contacts.find((contact) => seen.has(contact))
    if (known) {
      const error = `Same ${known === key ? 'phone' : 'email'} as row ${seen.get(known)}; skipped`
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
