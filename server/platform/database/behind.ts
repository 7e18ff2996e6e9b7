import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A row's place in a list from new to old. */
type Place = { at: Date; id: string }

/** Condition for the rows after a place in a list from new to old, in a form that an index on (time, id) can use. */
export const behind = (at: PgColumn, id: PgColumn, place: Place | null): SQL | undefined =>
  place ? or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id))) : undefined
