import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Keyed hashes under ENCRYPTION_KEYS, newest first. A new key is put in front; what was hashed under an
 * older one is still found, because look-ups ask for the hashes under every key.
 */
export type Keyring = {
  hash(value: string): string
  hashes(value: string): string[]
}

export function createKeyring(keys: readonly string[]): Keyring {
  const hashWith = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64url')
  return {
    hash: (value) => hashWith(keys[0]!, value),
    hashes: (value) => keys.map((key) => hashWith(key, value)),
  }
}

/** For random tokens of 128 bits or more, which need no key to be safe at rest. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
