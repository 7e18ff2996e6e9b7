import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalidField } from '#server/platform/refusal.ts'

/** A place in a list that goes from new to old. */
export type Place = { at: Date; id: string }

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** @throws {Refusal} 'invalid' when it is no such place. */
export function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return null
  const [, moment, id] = pattern.exec(text) ?? []
  const at = new Date(moment ?? '')
  if (!id || Number.isNaN(at.getTime())) throw invalidField('before', 'Not a place in this list')
  return { at, id }
}

/** What lies behind a place, as an index on (time, id) finds it. */
export const behind = (at: PgColumn, id: PgColumn, place: Place | null): SQL | undefined =>
  place ? or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id))) : undefined

/** The rows of a page out of one more than it has, and the place to go on from. */
export function pageOf<Row extends { id: string; at: Date }>(
  rows: Row[],
  size: number,
): { page: Row[]; before: string | null } {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1)! : null
  return { page, before: last && `${last.at.toISOString()}_${last.id}` }
}
