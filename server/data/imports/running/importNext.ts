import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeImport, type Failure, findImport, type Import, insertFailures } from '../queries.ts'
import { withOthers } from '../reading/otherColumns.ts'
import type { FileRow } from '../reading/readFile.ts'
import { rawOfPerson } from '../reading/readRow.ts'
import type { ReadRow } from '../reading/readRows.ts'
import { findKnown } from './knownCustomers.ts'
import { findPiece, removePiece } from './pieceQueries.ts'
import { roomFor } from './planRoom.ts'
import { type GoodRow, writeBatches } from './writeBatches.ts'

/**
 * Imports the next piece of a file in this transaction, together with its progress: a crash loses both or
 * neither, and two workers on one import take turns. Skips people who became customers since the check, and
 * people for whom the plan has no room any more. The import of a closed or suspended business waits.
 */
export async function importNext(ctx: BusinessContext, importId: string): Promise<'more' | 'waits' | 'done'> {
  const found = await findImport(ctx, importId, 'lock')
  if (found.status !== 'importing') return 'done'
  const { business, tier } = await lockBusinessAndTier(ctx)
  if (business.standing !== 'open') return 'waits'
  const piece = await findPiece(ctx, importId)
  const next = JSON.parse(piece?.rows ?? '[]') as ReadRow[]
  const { fit, left } = await chooseRows(ctx, found, next, roomFor(business, tier))
  const { imported, failed } = await writeBatches(ctx, found, fit)
  const lost = new Set(failed.map(({ row_number }) => row_number))
  const mended = fit.filter(({ row_number }) => !lost.has(row_number)).flatMap(asMended)
  const failures = [...left, ...failed, ...mended]
  const file = JSON.parse(piece?.cells ?? '[]') as FileRow[]
  await insertFailures(ctx, importId, withOthers(found, file, failures))
  if (piece) await removePiece(ctx, piece)
  const isOver = !(await findPiece(ctx, importId))
  await recordProgress(ctx, found, { rows: next.length, imported, failures, isOver })
  return isOver ? 'done' : 'more'
}

async function chooseRows(ctx: BusinessContext, found: Import, next: ReadRow[], room: number) {
  const good = next.flatMap((row) => ('person' in row ? [row] : []))
  const known = await findKnown(
    ctx,
    good.map(({ person }) => person),
    found.add_known_emails,
  )
  const fit: GoodRow[] = []
  const left: Failure[] = []
  for (const row of next) {
    const failure = 'person' in row ? reasonToSkip(row, known(row.person), fit.length < room) : asFailure(row)
    if (failure) left.push(failure)
    else fit.push(row as GoodRow)
  }
  return { fit, left }
}

function reasonToSkip(row: GoodRow, known: string | undefined, hasRoom: boolean): Failure | undefined {
  const { row_number, person } = row
  if (known) return { row_number, kind: 'duplicate', error: known, ...rawOfPerson(person) }
  if (hasRoom) return undefined
  const error = 'Your plan has no room for more customers. Upgrade it and import this row again.'
  return { row_number, kind: 'failed', error, ...rawOfPerson(person) }
}

const asFailure = ({ row_number, kind, error, raw }: Extract<ReadRow, { raw: unknown }>): Failure => ({
  ...{ row_number, kind, error },
  ...raw,
})

/** Records the fields left out of an imported customer, which only the file has now. */
const asMended = ({ row_number, without, raw }: GoodRow): Failure[] =>
  without && raw ? [{ row_number, kind: 'mended', error: `Imported. ${without}`, ...raw }] : []

type Progress = { rows: number; imported: number; failures: Failure[]; isOver: boolean }

function recordProgress(
  ctx: BusinessContext,
  found: Import,
  { rows, imported, failures, isOver }: Progress,
): Promise<Import> {
  const ofKind = (kind: Failure['kind']) => failures.filter((failure) => failure.kind === kind).length
  return changeImport(ctx, found.id, {
    processed_rows: found.processed_rows + rows,
    imported_rows: found.imported_rows + imported,
    invalid_rows: found.invalid_rows + ofKind('invalid'),
    duplicate_rows: found.duplicate_rows + ofKind('duplicate'),
    failed_rows: found.failed_rows + ofKind('failed'),
    moved_at: ctx.now,
    ...(isOver && { status: 'done' as const, finished_at: ctx.now }),
  })
}
