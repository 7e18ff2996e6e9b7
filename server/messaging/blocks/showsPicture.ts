import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether blocks in this column of JSON show a picture, in columns too. */
export const showsPicture = (column: AnyColumn, pictureId: string): SQL =>
  sql`jsonb_path_exists(${column}, '$.**.picture_id ? (@ == $id)', jsonb_build_object('id', ${pictureId.toLowerCase()}::text))`
