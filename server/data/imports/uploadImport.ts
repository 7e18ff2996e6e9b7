import { findBusiness } from '#server/businesses/directory/index.ts'
import { cleanLine } from '#server/loyalty/customers/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import { decodeText, readCsv, UnreadableCsv } from '#server/platform/csv/index.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { type BalanceType, LARGEST_FILE, PREVIEW_ROWS, type PreviewView } from './contract.ts'
import { readingOf } from './dateOrder.ts'
import type { InTransaction } from './inTransaction.ts'
import { type Import, insertImport, removeOldUploads } from './queries.ts'
import { mayOpenBalances } from './readRules.ts'
import { requireMember } from './requireMember.ts'
import { suggestMapping } from './suggestMapping.ts'

/** A file of 5 MB with more rows or columns than these is no list of customers. */
const MOST_ROWS = 200_000
const MOST_COLUMNS = 200
/** A person who tries again keeps a few; unused ones are deleted after a day. */
const UPLOADS_KEPT = 10

/**
 * Stores a CSV file without importing anything, and shows how it would be read.
 * @throws {Refusal} 'invalid' at the field `file`, in the spec's words.
 */
export async function uploadImport(
  inTransaction: InTransaction,
  file: File,
): Promise<{ uploaded: Import; preview: PreviewView }> {
  const cells = await readFile(file)
  const [header, ...rows] = cells as [string[], ...string[][]]
  return inTransaction(async (ctx) => {
    const { userId, name } = requireMember(ctx)
    const uploaded = await insertImport(ctx, {
      business_id: ctx.businessId,
      id: newId(),
      file_name: cleanLine(file.name)!.slice(-200),
      cells: JSON.stringify(cells),
      total_rows: rows.filter((row) => !isBlank(row)).length,
      member_id: userId,
      member_name: name,
      created_at: ctx.now,
      moved_at: ctx.now,
    })
    await removeOldUploads(ctx, UPLOADS_KEPT)
    const business = await findBusiness(ctx.tx, ctx.businessId)
    const programs = (await findPrograms(ctx.tx, ctx.businessId)).filter(mayOpenBalances)
    const preview = {
      header,
      rows: rows.filter((row) => !isBlank(row)).slice(0, PREVIEW_ROWS),
      mapping: suggestMapping(header, programs),
      dates: header.map((_name, at) => readingOf(rows, at, business.default_country)),
      programs: programs.map(({ id, name, type }) => ({ id, name, type: type as BalanceType })),
    }
    return { uploaded, preview }
  })
}

const isBlank = (row: string[]): boolean => row.every((cell) => !cell.trim())

async function readFile(file: File): Promise<string[][]> {
  if (!/\.csv$/i.test(file.name)) throw invalidField('file', 'Please upload a CSV file')
  if (file.size >= LARGEST_FILE) throw invalidField('file', 'File size must be less than 5MB')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) throw unreadable('It holds no text. Save it as CSV and try again.')
  const rows = await readAll(text)
  if (rows.length === 0 || !rows.slice(1).some((row) => !isBlank(row)))
    throw invalidField('file', 'CSV file is empty or has no data rows')
  return rows
}

/** Blank lines above the header are left out; those below keep the row numbers equal to a spreadsheet's. */
async function readAll(text: string): Promise<string[][]> {
  const rows: string[][] = []
  try {
    for await (const row of readCsv(text)) {
      if (rows.length === 0 && isBlank(row)) continue
      if (row.length > MOST_COLUMNS) throw unreadable(`It has more than ${MOST_COLUMNS} columns.`)
      if (rows.length > MOST_ROWS) throw unreadable(`It has more than ${MOST_ROWS} rows. Split it.`)
      rows.push(row)
    }
  } catch (error) {
    throw error instanceof UnreadableCsv ? unreadable(error.message) : error
  }
  return rows
}

const unreadable = (reason: string) =>
  new Refusal('invalid', 'Failed to read CSV file', {
    fields: { file: 'Failed to read CSV file' },
    details: { reason },
  })
