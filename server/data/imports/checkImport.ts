import { findBusiness, findBusinessAndTier } from '#server/businesses/directory/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import { localDate } from '#server/platform/calendar.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { type CheckView, LISTED_ROWS } from './contract.ts'
import type { InTransaction } from './inTransaction.ts'
import { findKnown } from './knownCustomers.ts'
import { refuseBeyondRoom } from './planRoom.ts'
import { changeImport, findImport, readContent } from './queries.ts'
import { rawOfPerson } from './rawOfPerson.ts'
import { type ReadRow, readRows } from './readRows.ts'
import { readRules } from './readRules.ts'
import { whoIs } from './view.ts'

export type CheckInput = { mapping: (string | null)[]; add_known_emails: boolean }

const ROWS_AT_ONCE = 1000

/**
 * Reads every row by the mapping, looks up who is a customer already, and says what importing would do. It can
 * be repeated with another mapping until the import starts. Nothing is imported.
 * @throws {Refusal} 'not_found'; 'invalid' at `mapping`, or when no row is valid; 'forbidden' for balances by
 *   who is no admin; 'conflict' once it has started; 'limit_reached' in the spec's words.
 */
export async function checkImport(
  inTransaction: InTransaction,
  importId: string,
  input: CheckInput,
): Promise<CheckView> {
  const { cells, rules } = await inTransaction((ctx) => prepare(ctx, importId, input))
  const [, ...rows] = JSON.parse(cells) as string[][]
  const read = await readRows(rows, rules, input.add_known_emails)
  return inTransaction(async (ctx) => {
    await refuseOnceStarted(ctx, importId)
    const judged = await markKnown(ctx, read, input.add_known_emails)
    const check = summarize(judged)
    await refuseWhatCannotStart(ctx, check)
    const { invalid_rows, duplicate_rows, ...found } = check
    const { mapping, add_known_emails } = input
    await changeImport(ctx, importId, {
      ...{ status: 'checked', rows: JSON.stringify(judged), found, mapping, add_known_emails },
      moved_at: ctx.now,
    })
    return check
  })
}

async function prepare(ctx: BusinessContext, importId: string, { mapping }: CheckInput) {
  await refuseOnceStarted(ctx, importId)
  const { cells } = await readContent(ctx, importId)
  const [business, programs] = await Promise.all([
    findBusiness(ctx.tx, ctx.businessId),
    findPrograms(ctx.tx, ctx.businessId),
  ])
  const isAdmin = ctx.actor.kind === 'member' && ctx.actor.role === 'admin'
  const local = { country: business.default_country, today: localDate(ctx.now, business.time_zone) }
  const header = (JSON.parse(cells!) as string[][])[0]!
  if (mapping.length !== header.length)
    throw invalidField('mapping', `The file has ${header.length} columns, the mapping ${mapping.length}`)
  return { cells: cells!, rules: readRules(mapping, programs, { ...local, isAdmin }) }
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

function summarize(rows: ReadRow[]): CheckView {
  const left = rows.flatMap((row) => ('error' in row ? [row] : []))
  const ofKind = (kind: 'invalid' | 'duplicate') => left.filter((row) => row.kind === kind)
  const list = (some: typeof left) =>
    some.slice(0, LISTED_ROWS).map(({ row_number, raw, error }) => ({ row_number, who: whoIs(raw), error }))
  const [invalid, duplicates] = [ofKind('invalid'), ofKind('duplicate')]
  return {
    valid: rows.length - left.length,
    invalid: invalid.length,
    duplicates: duplicates.length,
    invalid_rows: list(invalid),
    duplicate_rows: list(duplicates),
  }
}

/** The same is asked again, under the lock, when the import starts. */
async function refuseWhatCannotStart(ctx: BusinessContext, check: CheckView): Promise<void> {
  const { invalid, duplicates, invalid_rows, duplicate_rows } = check
  if (check.valid === 0)
    throw new Refusal('invalid', 'No valid rows to import', {
      details: { invalid, duplicates, invalid_rows, duplicate_rows },
    })
  const { business, tier } = await findBusinessAndTier(ctx)
  refuseBeyondRoom(business, tier, check.valid)
}
