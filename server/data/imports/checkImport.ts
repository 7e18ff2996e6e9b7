import { findBusiness, findBusinessAndTier } from '#server/businesses/directory/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import { localDate } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { type CheckView, type DateOrder, LISTED_ROWS } from './contract.ts'
import { readingOf } from './dateOrder.ts'
import type { InTransaction } from './inTransaction.ts'
import { findKnown } from './knownCustomers.ts'
import { refuseBeyondRoom } from './planRoom.ts'
import { changeImport, findImport, readContent } from './queries.ts'
import { rawOfPerson } from './rawOfPerson.ts'
import type { Raw } from './readRow.ts'
import { type ReadRow, readRows } from './readRows.ts'
import { readRules } from './readRules.ts'
import { whoIs } from './view.ts'

export type CheckInput = {
  mapping: (string | null)[]
  add_known_emails: boolean
  date_order?: DateOrder | undefined
  leave_out_wrong: boolean
}

const ROWS_AT_ONCE = 1000

/**
 * Reads every row by the mapping, looks up existing customers, and reports what importing would do. It can be
 * repeated with another mapping until the import starts. Nothing is imported.
 * @throws {Refusal} 'not_found'; 'invalid' at `mapping`, or when no row is valid; 'forbidden' for balances by
 * anybody but an admin; 'conflict' once it has started; 'limit_reached' in the spec's words.
 */
export async function checkImport(
  inTransaction: InTransaction,
  importId: string,
  input: CheckInput,
): Promise<CheckView> {
  const { rows, rules } = await inTransaction((ctx) => prepare(ctx, importId, input))
  const read = await readRows(rows, rules, input.add_known_emails)
  return inTransaction(async (ctx) => {
    await refuseOnceStarted(ctx, importId)
    const judged = await markKnown(ctx, read, input.add_known_emails)
    const check = summarize(judged)
    await refuseWhatCannotStart(ctx, check)
    const { invalid_rows, duplicate_rows, mended_rows, ...found } = check
    const { mapping, add_known_emails } = input
    await changeImport(ctx, importId, {
      ...{ status: 'checked', rows: JSON.stringify(judged), found, mapping, add_known_emails },
      moved_at: ctx.now,
    })
    return check
  })
}

async function prepare(ctx: BusinessContext, importId: string, input: CheckInput) {
  const { mapping, leave_out_wrong: leavesOut } = input
  await refuseOnceStarted(ctx, importId)
  const { cells } = await readContent(ctx, importId)
  const [business, programs] = await Promise.all([
    findBusiness(ctx.tx, ctx.businessId),
    findPrograms(ctx.tx, ctx.businessId),
  ])
  const isAdmin = ctx.actor.kind === 'member' && ctx.actor.role === 'admin'
  const local = { country: business.default_country, today: localDate(ctx.now, business.time_zone) }
  const [header, ...rows] = JSON.parse(cells!) as [string[], ...string[][]]
  if (mapping.length !== header.length)
    throw invalidField('mapping', `The file has ${header.length} columns, the mapping ${mapping.length}`)
  const birthdays = readingOf(rows, mapping.indexOf('birthday'), local.country)
  const dateOrder = input.date_order ?? birthdays?.order ?? 'dmy'
  return { rows, rules: readRules(mapping, programs, { ...local, isAdmin, dateOrder, leavesOut }) }
}

async function refuseOnceStarted(ctx: BusinessContext, importId: string): Promise<void> {
  const { status } = await findImport(ctx, importId, 'lock')
  if (status === 'importing' || status === 'done')
    throw new Refusal('conflict', 'This import has started already')
}

async function markKnown(ctx: BusinessContext, rows: ReadRow[], addKnownEmails: boolean): Promise<ReadRow[]> {
  const judged: ReadRow[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    const people = some.flatMap((row) => ('person' in row ? [row.person] : []))
    const known = await findKnown(ctx, people, addKnownEmails)
    for (const row of some) {
      const error = 'person' in row ? known(row.person) : undefined
      judged.push(
        error && 'person' in row
          ? { row_number: row.row_number, kind: 'duplicate', error, raw: rawOfPerson(row.person) }
          : row,
      )
    }
  }
  return judged
}

type Told = { row_number: number; raw: Raw; error: string }

function summarize(rows: ReadRow[]): CheckView {
  const left = rows.flatMap((row) => ('error' in row ? [row] : []))
  const ofKind = (kind: 'invalid' | 'duplicate') => left.filter((row) => row.kind === kind)
  const list = (some: Told[]) =>
    some.slice(0, LISTED_ROWS).map(({ row_number, raw, error }) => ({ row_number, who: whoIs(raw), error }))
  const [invalid, duplicates] = [ofKind('invalid'), ofKind('duplicate')]
  const mended = rows.flatMap((row) =>
    'person' in row && row.without ? [{ ...row, raw: row.raw!, error: row.without }] : [],
  )
  return {
    valid: rows.length - left.length,
    invalid: invalid.length,
    duplicates: duplicates.length,
    mendable: mended.length + invalid.filter(({ mendable }) => mendable).length,
    invalid_rows: list(invalid),
    duplicate_rows: list(duplicates),
    mended_rows: list(mended),
  }
}

/** The import's start checks the same again, under the lock. */
async function refuseWhatCannotStart(ctx: BusinessContext, check: CheckView): Promise<void> {
  if (check.valid === 0) throw new Refusal('invalid', 'No valid rows to import', { details: check })
  const { business, tier } = await findBusinessAndTier(ctx)
  refuseBeyondRoom(business, tier, check.valid)
}
