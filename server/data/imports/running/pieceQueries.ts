import { and, asc, eq, gt } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { customerImportPieces as pieces } from '../tables.ts'

const ofImport = (ctx: BusinessContext, importId: string) =>
  and(eq(pieces.business_id, ctx.businessId), eq(pieces.import_id, importId))

export type Piece = typeof pieces.$inferSelect

export async function insertPieces(ctx: BusinessContext, importId: string, all: string[]): Promise<void> {
  for (const [index, cells] of all.entries())
    await ctx.tx
      .insert(pieces)
      .values({ business_id: ctx.businessId, import_id: importId, piece: index + 1, cells })
}

/** The first piece after another. */
export async function findPiece(
  ctx: BusinessContext,
  importId: string,
  after = 0,
): Promise<Piece | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(pieces)
    .where(and(ofImport(ctx, importId), gt(pieces.piece, after)))
    .orderBy(asc(pieces.piece))
    .limit(1)
  return found
}

export async function keepRows(
  ctx: BusinessContext,
  { import_id, piece }: Piece,
  rows: string,
): Promise<void> {
  await ctx.tx
    .update(pieces)
    .set({ rows })
    .where(and(ofImport(ctx, import_id), eq(pieces.piece, piece)))
}

export async function removePiece(ctx: BusinessContext, { import_id, piece }: Piece): Promise<void> {
  await ctx.tx.delete(pieces).where(and(ofImport(ctx, import_id), eq(pieces.piece, piece)))
}

export async function removePieces(ctx: BusinessContext, importId: string): Promise<void> {
  await ctx.tx.delete(pieces).where(ofImport(ctx, importId))
}
