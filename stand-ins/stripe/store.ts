import { randomBytes } from 'node:crypto'
import { openJournal } from '#stand-ins/journal.ts'

/** A row in Stripe's shape. `_` holds the fields that only the stand-in knows. */
export type Kept<T, Hidden = object> = T & { _: Hidden }
type Row = Kept<{ id: string; object: string }>

export type Store = ReturnType<typeof openStore>

/** All rows of this Stripe, by id and in the order of their creation. With `dataDir` they outlive the process. */
export function openStore(dataDir?: string) {
  const journal = openJournal<Row>(dataDir)
  const rows = new Map<string, Row>()
  const byObject = new Map<string, Set<string>>()
  const take = (row: Row) => {
    rows.set(row.id, row)
    const ids = byObject.get(row.object) ?? new Set()
    byObject.set(row.object, ids.add(row.id))
  }
  for (const row of journal.entries) take(row)
  return {
    /** Saves a new or changed row. */
    save<T extends Row>(row: T): T {
      take(row)
      journal.append(row)
      return row
    },
    find: <T>(object: string, id: string | null | undefined): T | undefined => {
      const row = id ? rows.get(id) : undefined
      return row?.object === object ? (row as T) : undefined
    },
    byId: (id: string): Row | undefined => rows.get(id),
    /** Rows of a kind, newest first. */
    all: <T>(object: string): T[] =>
      [...(byObject.get(object) ?? [])].reverse().map((id) => rows.get(id) as T),
    close: () => journal.close(),
  }
}

/** A copy of the row as callers see it. */
export function shown<T extends object>(row: T): Omit<T, '_'> {
  const { _, ...visible } = row as T & { _?: unknown }
  return structuredClone(visible) as Omit<T, '_'>
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** An id in Stripe's form. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`
