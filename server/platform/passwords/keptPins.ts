import type { Keyring } from '../keyring.ts'

// A PIN of four digits is found from its hash within minutes. So the hash is kept encrypted, and who has a copy of the
// database alone cannot try. The name of the key stands before it, for a query to find what is under an older one.

/**
 * A PIN's hash as it is kept: encrypted under the newest of ENCRYPTION_KEYS.
 * @param hashed by hashPassword or hashPin
 * @param owner whose it is; it opens as nobody else's
 */
export const sealPin = (keyring: Keyring, hashed: string, owner: string): string =>
  `${keyring.name}.${keyring.seal(hashed, aboutPin(owner))}`

/** The argon2id hash of a kept PIN; undefined where it was sealed under no key that is known, or is somebody else's. */
export function openPin(keyring: Keyring, kept: string, owner: string): string | undefined {
  // From before they were encrypted, until the night's round has come to it.
  if (kept.startsWith('$argon2id$')) return kept
  return keyring.open(kept.slice(kept.indexOf('.') + 1), aboutPin(owner))
}

/** A kept PIN as it is to be kept under the newest key; undefined where no key opens it. */
export function renewPin(keyring: Keyring, kept: string, owner: string): string | undefined {
  const hashed = openPin(keyring, kept, owner)
  return hashed && sealPin(keyring, hashed, owner)
}

/** How every PIN begins, as LIKE says it, that is kept under the newest key. */
export const underNewestKey = ({ name }: Keyring): string => `${name}.%`

const aboutPin = (owner: string): string => `PIN of ${owner}`
