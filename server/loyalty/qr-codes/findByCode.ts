import type { Tx } from '#server/platform/database/index.ts'
import { type LocatedCode, locateCode } from './queries.ts'

/** The target of a scanned or typed code, in any business; undefined for an unknown or deleted one. */
export async function findByCode(tx: Tx, code: string): Promise<LocatedCode | undefined> {
  const read = code.toUpperCase()
  return /^[A-Z0-9]{12}$/.test(read) ? locateCode(tx, read) : undefined
}
