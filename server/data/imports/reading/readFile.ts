import pLimit from 'p-limit'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { decodeText, readCsv, UnreadableCsv } from '#server/platform/csv/index.ts'
import { requestLanguage } from '#server/platform/http/index.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { LARGEST_FILE, PREVIEW_ROWS } from '../contract.ts'
import { DateColumn, type DateFacts } from './dateOrder.ts'
import { NumberColumn } from './numberColumn.ts'
import type { Grouping } from './readWhole.ts'

/** A file of 5 MB with more than these is no list of customers. Blank rows count too: they take as much time. */
export const MOST_ROWS = 200_000
const MOST_COLUMNS = 200
const MOST_CELLS = 2_000_000
/** Limits of a piece, which is read, judged and written at a stretch: rows, and characters of its JSON. */
const PIECE_ROWS = 1000
const PIECE_LENGTH = 128 * 1024
/** Files that may wait; one more would wait for minutes. */
const MOST_WAITING = 20
/** Retry time after a refusal because another file of the same business is being read. */
const RETRY_SECONDS = 5

/** A row of a file by the number that a spreadsheet shows. */
export type FileRow = [row_number: number, cells: string[]]
export type FileRead = {
  header: string[]
  /** The rows below the header that are not blank, as JSON: FileRow[] each. */
  pieces: string[]
  total: number
  first: string[][]
  /** By column. */
  dates: (DateFacts | null)[]
  numbers: Grouping[]
}

/**
 * Reads one file at a time. Every stretch of work makes all requests wait, and several files would add up their
 * stretches.
 */
const inTurn = pLimit(1)
/** Businesses with a file that is read or waits: one each, so that no business fills the queue. */
const businessesInTurn = new Set<string>()

/**
 * Reads a CSV file of customers, while other work runs in between.
 * @throws {Refusal} 'invalid' at the field `file`, in the spec's words; 'too_many_requests' while another file of
 * the business is read or waits; 'unavailable' while too many files wait.
 */
export async function readFile(bytes: Uint8Array, businessId: string): Promise<FileRead> {
  if (bytes.length >= LARGEST_FILE) throw invalidField('file', 'File size must be less than 5MB')
  if (businessesInTurn.has(businessId))
    throw new Refusal(
      'too_many_requests',
      'Another file of your shop is being read. Please try again in a moment.',
      { retryAfter: RETRY_SECONDS },
    )
  if (inTurn.pendingCount >= MOST_WAITING)
    throw new Refusal('unavailable', 'Many files are being read. Please try again in a minute.', {
      retryAfter: 60,
    })
  businessesInTurn.add(businessId)
  try {
    return await inTurn(() => read(bytes))
  } finally {
    businessesInTurn.delete(businessId)
  }
}

async function read(bytes: Uint8Array): Promise<FileRead> {
  const text = await decodeText(bytes)
  if (text === null) throw unreadable('It holds no text. Save it as CSV and try again.')
  const file = new FileReader()
  let row_number = 0
  try {
    for await (const cells of readCsv(text, { rows: MOST_ROWS, columns: MOST_COLUMNS, cells: MOST_CELLS })) {
      row_number += 1
      if (cells.some((cell) => cell.trim())) file.take(row_number, cells)
    }
  } catch (error) {
    throw error instanceof UnreadableCsv ? unreadable(error.message) : error
  }
  const found = file.found()
  if (found.total === 0) throw invalidField('file', 'CSV file is empty or has no data rows')
  return found
}

/** Takes the rows of a file that are not blank; the first is the header. */
class FileReader {
  private readonly header: string[] = []
  private readonly columns: { dates: DateColumn; numbers: NumberColumn }[] = []
  private readonly pieces: string[] = []
  private readonly first: string[][] = []
  private waiting: string[] = []
  private length = 0
  private total = 0

  take(row_number: number, cells: string[]): void {
    if (this.columns.length === 0) {
      this.header.push(...cells)
      this.columns.push(...cells.map(() => ({ dates: new DateColumn(), numbers: new NumberColumn() })))
      return
    }
    this.total += 1
    if (this.first.length < PREVIEW_ROWS) this.first.push(cells)
    for (const [at, { dates, numbers }] of this.columns.entries()) {
      dates.note(row_number, cells[at] ?? '')
      numbers.note(cells[at] ?? '')
    }
    this.keep(JSON.stringify([row_number, cells] satisfies FileRow))
  }

  private keep(row: string): void {
    this.waiting.push(row)
    this.length += row.length
    if (this.waiting.length === PIECE_ROWS || this.length >= PIECE_LENGTH) this.closePiece()
  }

  private closePiece(): void {
    if (this.waiting.length > 0) this.pieces.push(`[${this.waiting.join(',')}]`)
    this.waiting = []
    this.length = 0
  }

  found(): FileRead {
    this.closePiece()
    const { header, pieces, total, first } = this
    return {
      ...{ header, pieces, total, first },
      dates: this.columns.map(({ dates }) => dates.facts),
      numbers: this.columns.map(({ numbers }) => numbers.grouping),
    }
  }
}

const unreadable = (reason: string) =>
  new Refusal('invalid', 'Failed to read CSV file', {
    fields: { file: 'Failed to read CSV file' },
    details: { reason: refusalIn(requestLanguage(), reason) },
  })
