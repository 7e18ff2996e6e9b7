import { createHash } from 'node:crypto'

/**
 * Bytes that are kept of each hash, enough to tell passwords apart: of millions of others, about one is mistaken for
 * one on the list.
 */
const BYTES = 5
const SHORTEST = 6

/** Number of the most used passwords that are refused, counting only those long enough to be allowed at all. */
const MOST_USED = 250_000

/**
 * The first bytes of the SHA-1 of each password, in lower case, sorted and joined. The input has the most used
 * first. The build packs it; see vite.server.config.ts.
 */
export function packPasswords(mostUsedFirst: string[], most = MOST_USED): Buffer {
  const long = mostUsedFirst.map((password) => password.toLowerCase()).filter((one) => one.length >= SHORTEST)
  const kept = [...new Set(long)].slice(0, most)
  return Buffer.concat(kept.map(prefixOf).sort(Buffer.compare))
}

/** True if a password is on the packed list, in upper or lower case. */
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
