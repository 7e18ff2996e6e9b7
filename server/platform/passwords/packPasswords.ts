import { createHash } from 'node:crypto'

/** So many tell them apart: of millions of other passwords, one is taken for one of these. */
const BYTES = 5
const SHORTEST = 6

/** How many of the most used passwords are refused: those long enough to be chosen at all. */
export const MOST_USED = 250_000

/**
 * The first bytes of the SHA-1 of each password, in lower case, sorted, one behind the other. From a list with the
 * most used first. The build packs it; see vite.server.config.ts.
 */
export function packPasswords(mostUsedFirst: string[], most = MOST_USED): Buffer {
  const long = mostUsedFirst.map((password) => password.toLowerCase()).filter((one) => one.length >= SHORTEST)
  const kept = [...new Set(long)].slice(0, most)
  return Buffer.concat(kept.map(prefixOf).sort(Buffer.compare))
}

/** Whether a password is among the packed ones, whatever its case. */
export function isPacked(packed: Buffer, password: string): boolean {
  const wanted = prefixOf(password.toLowerCase())
  let [from, until] = [0, packed.length / BYTES]
  while (from < until) {
    const middle = (from + until) >>> 1
    const order = packed.compare(wanted, 0, BYTES, middle * BYTES, (middle + 1) * BYTES)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else until = middle
  }
  return false
}

const prefixOf = (password: string): Buffer => createHash('sha1').update(password).digest().subarray(0, BYTES)
