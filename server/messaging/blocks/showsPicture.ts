import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Condition that the blocks in a JSON column show a picture, also within columns. */
export const showsPicture = (column: AnyColumn, pictureId: string): SQL =>
  sql`jsonb_path_exists(${column}, '$.**.picture_id ? (@ == $id)', jsonb_build_object('id', ${pictureId.toLowerCase()}::text))`
