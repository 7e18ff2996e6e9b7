import { and, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { pictures } from './tables.ts'

/** Most removed pictures that are kept, for the mails that show them. */
const KEPT_PICTURES = 100

const described = {
  id: pictures.id,
  name: pictures.name,
  token: pictures.token,
  media_type: pictures.media_type,
  width: pictures.width,
  height: pictures.height,
  size: pictures.size,
  created_at: pictures.created_at,
}
export type StoredPicture = Pick<typeof pictures.$inferSelect, keyof typeof described>

const inLibrary = ({ businessId }: BusinessContext) =>
  and(eq(pictures.business_id, businessId), isNull(pictures.deleted_at))

export const selectPictures = (ctx: BusinessContext): Promise<StoredPicture[]> =>
  ctx.tx
    .select(described)
    .from(pictures)
    .where(inLibrary(ctx))
    .orderBy(desc(pictures.created_at), desc(pictures.id))

export const countPictures = (ctx: BusinessContext): Promise<number> =>
  ctx.tx.$count(pictures, inLibrary(ctx))

export async function selectPictureByHash(
  ctx: BusinessContext,
  hash: string,
): Promise<StoredPicture | undefined> {
  const [found] = await ctx.tx
    .select(described)
    .from(pictures)
    .where(and(inLibrary(ctx), eq(pictures.hash, hash)))
  return found
}

/** Finds the business's own pictures among these ids, including those removed from its library. */
export async function selectPicturesOf(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<StoredPicture[]> {
  if (ids.length === 0) return []
  return tx
    .select(described)
    .from(pictures)
    .where(and(eq(pictures.business_id, businessId), inArray(pictures.id, ids)))
}

type NewPicture = Omit<typeof pictures.$inferInsert, 'business_id' | 'created_at' | 'deleted_at'>

export async function insertPicture(
  { tx, businessId, now }: BusinessContext,
  picture: NewPicture,
): Promise<StoredPicture> {
  const [made] = await tx
    .insert(pictures)
    .values({ ...picture, business_id: businessId, created_at: now })
    .returning(described)
  return made!
}

/** Removes a picture from the library; gives its name, or undefined if the library has no such picture. */
export async function takeOut(ctx: BusinessContext, id: string): Promise<{ name: string } | undefined> {
  const [gone] = await ctx.tx
    .update(pictures)
    .set({ deleted_at: ctx.now })
    .where(and(inLibrary(ctx), eq(pictures.id, id)))
    .returning({ name: pictures.name })
  return gone
}

export async function dropOldPictures({ tx, businessId }: BusinessContext): Promise<void> {
  const gone = and(eq(pictures.business_id, businessId), isNotNull(pictures.deleted_at))
  const newest = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(gone)
    .orderBy(desc(pictures.deleted_at), desc(pictures.id))
    .limit(KEPT_PICTURES)
  await tx.delete(pictures).where(and(gone, notInArray(pictures.id, newest)))
}

type Content = { media_type: string; content: Uint8Array }

/** Finds a picture across businesses, by its address alone; see server/messaging/pictures/functions.sql. */
export async function locatePicture(tx: Tx, token: string): Promise<Content | undefined> {
  const [found] = await queryRows<Content>(tx, sql`select * from picture_by_token(${token})`)
  return found
}
