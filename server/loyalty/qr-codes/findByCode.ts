import type { Tx } from '#server/platform/database/index.ts'
import { type LocatedCode, locateCode } from './queries.ts'

/** What a scanned or typed code leads to, in whatever business; undefined for one that never was or was deleted. */
export async function findByCode(tx: Tx, code: string): Promise<LocatedCode | undefined> {
  const read = code.toUpperCase()
  return /^[A-Z0-9]{12}$/.test(read) ? locateCode(tx, read) : undefined
}
