import { and, asc, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { byNames } from '#server/platform/http/index.ts'
import { segments } from './tables.ts'

export type SavedSegment = typeof segments.$inferSelect

const own = ({ businessId }: BusinessContext, id: string) =>
  and(eq(segments.business_id, businessId), eq(segments.id, id))

export const selectSegments = async ({ tx, businessId }: BusinessContext): Promise<SavedSegment[]> =>
  byNames(
    await tx.select().from(segments).where(eq(segments.business_id, businessId)).orderBy(asc(segments.id)),
  )

export async function selectSegment(ctx: BusinessContext, id: string): Promise<SavedSegment | undefined> {
  const [segment] = await ctx.tx.select().from(segments).where(own(ctx, id))
  return segment
}

export async function findSegmentByKey(ctx: BusinessContext, key: string): Promise<SavedSegment | undefined> {
  const [made] = await ctx.tx
    .select()
    .from(segments)
    .where(and(eq(segments.business_id, ctx.businessId), eq(segments.idempotency_key, key)))
  return made
}

export const countSegments = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(segments, eq(segments.business_id, businessId))

export async function insertSegment(
  { tx, businessId, now }: BusinessContext,
  segment: Omit<typeof segments.$inferInsert, 'business_id' | 'created_at'>,
): Promise<SavedSegment> {
  const [made] = await tx
    .insert(segments)
    .values({ ...segment, business_id: businessId, created_at: now })
    .returning()
  return made!
}

/** Changes a segment; undefined if somebody has changed it since. */
export async function changeSegment(
  ctx: BusinessContext,
  id: string,
  version: number,
  columns: Pick<SavedSegment, 'name' | 'rule'>,
): Promise<SavedSegment | undefined> {
  const [changed] = await ctx.tx
    .update(segments)
    .set({ ...columns, version: sql`${segments.version} + 1` })
    .where(and(own(ctx, id), eq(segments.version, version)))
    .returning()
  return changed
}

/** Deletes a segment, and gives it if there was one. */
export async function removeSegment(ctx: BusinessContext, id: string): Promise<SavedSegment | undefined> {
  const [removed] = await ctx.tx.delete(segments).where(own(ctx, id)).returning()
  return removed
}
