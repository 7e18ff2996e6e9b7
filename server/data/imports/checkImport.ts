import { findBusiness, findBusinessAndTier } from '#server/businesses/business/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { CheckView, DateOrder, PersonField } from './contract.ts'
import { changeImport, findImport, type Import } from './queries.ts'
import { noFacts, orderOf } from './reading/dateOrder.ts'
import type { FileRow } from './reading/readFile.ts'
import type { Rules } from './reading/readRow.ts'
import { rawOfPerson } from './reading/readRow.ts'
import { type ReadRow, readRows, type Seen } from './reading/readRows.ts'
import { readRules } from './reading/readRules.ts'
import type { InTransaction } from './running/inTransaction.ts'
import { findKnown } from './running/knownCustomers.ts'
import { findPiece, keepRows, type Piece } from './running/pieceQueries.ts'
import { refuseBeyondRoom } from './running/planRoom.ts'
import { checkIn, Summary } from './summary.ts'

export type CheckInput = {
  importId: string
  mapping: (string | null)[]
  addKnownEmails: boolean
  dateOrder?: DateOrder | undefined
  leaveOutWrong: boolean
}

/** Checks of one business an hour: each reads every row of a file. */
const CHECKS_AN_HOUR = { limit: 120, windowSeconds: 3600, message: 'That were many checks.' }

type Checking = Pick<CheckInput, 'importId' | 'addKnownEmails'> & { checkId: string; rules: Rules }

/**
 * Reads every row by the mapping, piece by piece, looks up existing customers, and reports what importing would
 * do. Nothing is imported. The check can be repeated with another mapping until the import starts. An import
 * cannot start before a check has succeeded.
 * @throws {Refusal} 'not_found'; 'invalid' at `mapping`, or when no row is valid; 'forbidden' for balances by
 * anybody but an admin; 'conflict' once it has started, or another check has begun; 'limit_reached' in the spec's
 * words; 'too_many_requests' beyond 120 checks an hour.
 */
export async function checkImport(inTransaction: InTransaction, input: CheckInput): Promise<CheckView> {
  await inTransaction((ctx) => limitRate(ctx.tx, `checks ${ctx.businessId}`, CHECKS_AN_HOUR, ctx.now))
  const checking = await inTransaction((ctx) => begin(ctx, input))
  const summary = new Summary()
  const seen: Seen = new Map()
  for (let piece = await nextPiece(inTransaction, checking); piece; ) {
    summary.add(await checkPiece(inTransaction, piece, checking, seen))
    piece = await nextPiece(inTransaction, checking, piece)
  }
  return inTransaction(async (ctx) => {
    await findOwn(ctx, checking)
    await refuseWhatCannotStart(ctx, summary.check)
    const { invalid_rows, duplicate_rows, mended_rows, ...found } = summary.check
    const { importId, mapping, addKnownEmails: add_known_emails } = input
    await changeImport(ctx, importId, {
      ...{ status: 'checked', found, mapping, add_known_emails },
      moved_at: ctx.now,
    })
    return checkIn(ctx.language, summary.check)
  })
}

async function begin(ctx: BusinessContext, input: CheckInput): Promise<Checking> {
  const { importId, mapping, leaveOutWrong: leavesOut, addKnownEmails } = input
  const { header, dates, numbers } = await findUnstarted(ctx, importId)
  const [business, programs] = await Promise.all([
    findBusiness(ctx.tx, ctx.businessId),
    findPrograms(ctx.tx, ctx.businessId),
  ])
  const isAdmin = ctx.actor.kind === 'member' && ctx.actor.role === 'admin'
  const local = { country: business.default_country, today: localDate(ctx.now, business.time_zone) }
  if (mapping.length !== header.length)
    throw invalidField('mapping', `The file has ${header.length} columns, the mapping ${mapping.length}`)
  const told = (field: PersonField) => dates[mapping.indexOf(field)] ?? noFacts
  const dateOrder = input.dateOrder ?? orderOf(told('birthday'), local.country)
  const orders = Object.fromEntries(
    (['joined', 'last_visit'] as const).map((field) => [field, orderOf(told(field), local.country)]),
  )
  const rules = readRules(mapping, programs, { ...local, isAdmin, dateOrder, orders, numbers, leavesOut })
  const checkId = newId()
  await changeImport(ctx, importId, { check_id: checkId, status: 'uploaded', found: null })
  return { importId, checkId, rules, addKnownEmails }
}

const nextPiece = (inTransaction: InTransaction, { importId }: Checking, after?: Piece) =>
  inTransaction((ctx) => findPiece(ctx, importId, after?.piece))

async function checkPiece(
  inTransaction: InTransaction,
  piece: Piece,
  checking: Checking,
  seen: Seen,
): Promise<ReadRow[]> {
  const { rules, addKnownEmails } = checking
  const rows = await readRows(JSON.parse(piece.cells) as FileRow[], rules, addKnownEmails, seen)
  return inTransaction(async (ctx) => {
    await findOwn(ctx, checking)
    const judged = await markKnown(ctx, rows, addKnownEmails)
    await keepRows(ctx, piece, JSON.stringify(judged))
    return judged
  })
}

/** Refuses to go on after another check has begun: the rows would be read by two mappings. */
async function findOwn(ctx: BusinessContext, { importId, checkId }: Checking): Promise<void> {
  const { check_id } = await findUnstarted(ctx, importId)
  if (check_id !== checkId) throw new Refusal('conflict', 'Another check of this file has begun')
}

async function findUnstarted(ctx: BusinessContext, importId: string): Promise<Import> {
  const found = await findImport(ctx, importId, 'lock')
  if (found.status === 'importing' || found.status === 'done')
    throw new Refusal('conflict', 'This import has started already')
  return found
}

async function markKnown(ctx: BusinessContext, rows: ReadRow[], addKnownEmails: boolean): Promise<ReadRow[]> {
  const people = rows.flatMap((row) => ('person' in row ? [row.person] : []))
  const known = await findKnown(ctx, people, addKnownEmails)
  return rows.map((row) => {
    const error = 'person' in row ? known(row.person) : undefined
    if (!error || !('person' in row)) return row
    return { row_number: row.row_number, kind: 'duplicate', error, raw: rawOfPerson(row.person) }
  })
}

/**
 * Refuses an import without valid rows or without room in the plan. The start checks the room again, under the
 * lock.
 */
async function refuseWhatCannotStart(ctx: BusinessContext, check: CheckView): Promise<void> {
  if (check.valid === 0)
    throw new Refusal('invalid', 'No valid rows to import', {
      details: checkIn(ctx.language, check),
    })
  const { business, tier } = await findBusinessAndTier(ctx)
  refuseBeyondRoom(business, tier, check.valid)
}
