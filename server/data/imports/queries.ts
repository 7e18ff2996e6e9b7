import { and, asc, desc, eq, gt, inArray, ne, not, notInArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { removePieces } from './running/pieceQueries.ts'
import { customerImportFailures as failures, customerImports as imports } from './tables.ts'

export type Import = typeof imports.$inferSelect
export type Failure = Omit<typeof failures.$inferInsert, 'business_id' | 'import_id'>

const own = (ctx: BusinessContext, importId: string) =>
  and(eq(imports.business_id, ctx.businessId), eq(imports.id, importId))

export async function insertImport(ctx: BusinessContext, row: typeof imports.$inferInsert): Promise<Import> {
  const [inserted] = await ctx.tx.insert(imports).values(row).returning()
  return inserted!
}

/** @throws {Refusal} 'not_found' if the business has no such import, or no longer has it. */
export async function findImport(ctx: BusinessContext, importId: string, mode?: 'lock'): Promise<Import> {
  const query = ctx.tx.select().from(imports).where(own(ctx, importId))
  const [found] = await (mode === 'lock' ? query.for('update') : query)
  if (!found) throw notFound('Import')
  return found
}

export async function changeImport(
  ctx: BusinessContext,
  importId: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<Import> {
  const [changed] = await ctx.tx.update(imports).set(change).where(own(ctx, importId)).returning()
  return changed!
}

/** Imports of a business on its screen. The failed rows of older ones are not kept: each can have 200,000. */
export const IMPORTS_LISTED = 20

/** Started imports, newest first. */
export function selectStarted(ctx: BusinessContext, most: number): Promise<Import[]> {
  return ctx.tx
    .select()
    .from(imports)
    .where(and(eq(imports.business_id, ctx.businessId), inArray(imports.status, ['importing', 'done'])))
    .orderBy(desc(imports.id))
    .limit(most)
}

export async function isAnotherRunning(ctx: BusinessContext, importId: string): Promise<boolean> {
  const [other] = await ctx.tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(eq(imports.business_id, ctx.businessId), eq(imports.status, 'importing'), ne(imports.id, importId)),
    )
    .limit(1)
  return other !== undefined
}

/** Deletes uploads that were never started, except the newest. */
export async function removeOldUploads(ctx: BusinessContext, kept: number): Promise<void> {
  const waiting = and(
    eq(imports.business_id, ctx.businessId),
    inArray(imports.status, ['uploaded', 'checked']),
  )
  const newest = ctx.tx
    .select({ id: imports.id })
    .from(imports)
    .where(waiting)
    .orderBy(desc(imports.id))
    .limit(kept)
  const old = await ctx.tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(waiting, notInArray(imports.id, newest)))
  for (const { id } of old) await removeImport(ctx, id)
}

/** Deletes the failed rows of started imports that are no longer listed. */
export async function removeOldFailures(ctx: BusinessContext): Promise<void> {
  const newest = (await selectStarted(ctx, IMPORTS_LISTED)).map(({ id }) => id)
  await ctx.tx.delete(failures).where(
    and(
      eq(failures.business_id, ctx.businessId),
      notInArray(failures.import_id, newest),
      inArray(
        failures.import_id,
        ctx.tx
          .select({ id: imports.id })
          .from(imports)
          .where(
            and(eq(imports.business_id, ctx.businessId), inArray(imports.status, ['importing', 'done'])),
          ),
      ),
    ),
  )
}

export async function removeImport(ctx: BusinessContext, importId: string): Promise<void> {
  await removePieces(ctx, importId)
  await ctx.tx
    .delete(failures)
    .where(and(eq(failures.business_id, ctx.businessId), eq(failures.import_id, importId)))
  await ctx.tx.delete(imports).where(own(ctx, importId))
}

export async function insertFailures(ctx: BusinessContext, importId: string, rows: Failure[]): Promise<void> {
  if (rows.length === 0) return
  await ctx.tx.execute(
    sql`insert into customer_import_failures (business_id, import_id, row_number, kind, first_name, last_name, email,
        phone, birthday, error, others)
      select ${ctx.businessId}::uuid, ${importId}::uuid, r.* from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(row_number integer, kind text, first_name text, last_name text, email text, phone text, birthday text, error text, others jsonb)
      on conflict do nothing`,
  )
}

/**
 * @param which rows: 'failed' for rows that became no customers, 'mended' for rows imported without a field; both
 * if missing.
 */
export function selectFailures(
  ctx: BusinessContext,
  importId: string,
  { after = 0, most, which }: { after?: number; most: number; which?: 'failed' | 'mended' },
) {
  const isMended = eq(failures.kind, 'mended')
  return ctx.tx
    .select()
    .from(failures)
    .where(
      and(
        eq(failures.business_id, ctx.businessId),
        eq(failures.import_id, importId),
        gt(failures.row_number, after),
        which && (which === 'mended' ? isMended : not(isMended)),
      ),
    )
    .orderBy(asc(failures.row_number))
    .limit(most)
}

export type Located = { business_id: string; id: string }

/** Across businesses; see server/data/imports/functions.sql. */
export const locateStalled = ({ database }: Services, before: Date): Promise<Located[]> =>
  queryRows<Located>(
    database.plain,
    sql`select * from imports_to_resume(${before.toISOString()}::timestamptz)`,
  )

export const locateForgotten = (
  { database }: Services,
  { uploadedBefore, finishedBefore }: { uploadedBefore: Date; finishedBefore: Date },
): Promise<Located[]> =>
  queryRows<Located>(
    database.plain,
    sql`select * from imports_to_remove(${uploadedBefore.toISOString()}::timestamptz, ${finishedBefore.toISOString()}::timestamptz)`,
  )

/**
 * Deletes the failed rows of people: rows with one of their emails, or with a phone that is the end of one of
 * their E.164 phones. The phone needs at least six digits, so that a typing error in the file matches nobody
 * else.
 */
export async function forgetFailures(ctx: BusinessContext, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  const digits = sql`ltrim(regexp_replace(${failures.phone}, '[(]0[)]|\\D', '', 'g'), '0')`
  await ctx.tx.delete(failures).where(
    and(
      eq(failures.business_id, ctx.businessId),
      sql`exists (select 1 from unnest(${sql.param(addresses)}::text[]) address
        where lower(trim(${failures.email})) = lower(address)
          or (length(${digits}) >= 6 and address ~ '^[+]' and address like '%' || ${digits}))`,
    ),
  )
}
