import { randomBytes } from 'node:crypto'
import { openJournal } from '#stand-ins/journal.ts'

/** What stands in Stripe's shape, and under `_` what only the stand-in knows. */
export type Kept<T, Hidden = object> = T & { _: Hidden }
type Row = Kept<{ id: string; object: string }>

export type Store = ReturnType<typeof openStore>

/** Everything of this Stripe, by id and in the order in which it was made. With `dataDir` it outlives the process. */
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
    /** Keeps a new row, or what was changed in one. */
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
    /** Newest first. */
    all: <T>(object: string): T[] =>
      [...(byObject.get(object) ?? [])].reverse().map((id) => rows.get(id) as T),
    close: () => journal.close(),
  }
}

/** The row as callers see it, apart from the row itself. */
export function shown<T extends object>(row: T): Omit<T, '_'> {
  const { _, ...visible } = row as T & { _?: unknown }
  return structuredClone(visible) as Omit<T, '_'>
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** An id in Stripe's form. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`
