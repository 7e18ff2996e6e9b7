import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The server runs in the project's folder, and finds files that are not modules from there. */
export const migrationsFolder = join('database', 'migrations')

/** The migrations of this version, in their order. */
export const { entries: migrations } = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
) as { entries: { idx: number; when: number }[] }

/** Number of this version's last migration, the least that its servers need in the database. */
export const NEWEST_MIGRATION = migrations.at(-1)!.idx

/** Reads the number of the last migration from the schema's comment; null if the comment has none. */
export function migrationOf(comment: string | null): number | null {
  const number = /^regulars (\d+) /.exec(comment ?? '')?.[1]
  return number === undefined ? null : Number(number)
}
