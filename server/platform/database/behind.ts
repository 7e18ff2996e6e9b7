import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TimeCursor } from '../page.ts'

/** What lies behind a place in a list from new to old, as an index on (time, id) finds it. */
export const behind = (at: PgColumn, id: PgColumn, place: TimeCursor | null): SQL | undefined =>
  place ? or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id))) : undefined
