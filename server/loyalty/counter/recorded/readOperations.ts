import { findBusiness } from '#server/businesses/business/index.ts'
import { requireStaff, sentenceOf } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import type { OperationView } from './recordedContract.ts'
import { findEntries, findOperation, findOperations, type RecordedOperation } from './recordedQueries.ts'

/** Reads a page of the business's operations, newest first. */
export async function listOperations(
  ctx: BusinessContext,
  { after, limit }: Wanted,
): Promise<Page<OperationView>> {
  requireStaff(ctx)
  const found = await findOperations(ctx, readTimeCursor(after), limit + 1)
  const { data, next } = pageOf(found, limit, (row) => row)
  return { data: await viewsOf(ctx, data), next }
}

/** @throws {Refusal} 'not_found' */
export async function readOperation(
  ctx: BusinessContext,
  { operationId }: { operationId: string },
): Promise<OperationView> {
  requireStaff(ctx)
  const found = await findOperation(ctx, operationId)
  if (!found) throw notFound('Operation')
  return (await viewsOf(ctx, [found]))[0]!
}

async function viewsOf(ctx: BusinessContext, found: RecordedOperation[]): Promise<OperationView[]> {
  const { locale } = await findBusiness(ctx.tx, ctx.businessId)
  const inLocale = localeIn(locale, staffLanguageOf(ctx.language))
  const written = await findEntries(
    ctx,
    found.map(({ id }) => id),
  )
  const entriesOf = Map.groupBy(written, ({ operation_id }) => operation_id)
  return found.map(({ at, happened_at, staff_name, ...row }) => ({
    ...row,
    staff_name: staffNameIn(ctx.language, staff_name),
    happened_at: happened_at?.toISOString() ?? null,
    at: at.toISOString(),
    entries: (entriesOf.get(row.id) ?? []).map(({ operation_id: _of, described, ...entry }) => ({
      ...entry,
      points: described.points,
      stamps: described.stamps,
      sentence: sentenceOf(described, inLocale),
    })),
  }))
}
