import type { Keyring } from '#server/platform/secrets/keyring.ts'

// A PIN of four digits can be found from its hash within minutes. So the hash is stored encrypted, and a copy
// of the database alone is not enough to try PINs. The key's name comes before it, so that a query finds the
// PINs under an older key.

/**
 * A PIN's hash as it is stored: encrypted under the newest of ENCRYPTION_KEYS.
 * @param hashed by hashPassword or hashPin
 * @param owner the person; the PIN opens for nobody else
 */
export const sealPin = (keyring: Keyring, hashed: string, owner: string): string =>
  `${keyring.name}.${keyring.seal(hashed, aboutPin(owner))}`

/**
 * The argon2id hash of a stored PIN; undefined if no known key encrypted it, or if it belongs to somebody else.
 */
export function openPin(keyring: Keyring, kept: string, owner: string): string | undefined {
  // Stored before PINs were encrypted; the nightly job has not renewed it yet.
  if (kept.startsWith('$argon2id$')) return kept
  return keyring.open(kept.slice(kept.indexOf('.') + 1), aboutPin(owner))
}

/** A stored PIN encrypted under the newest key; undefined if no key opens it. */
export function renewPin(keyring: Keyring, kept: string, owner: string): string | undefined {
  const hashed = openPin(keyring, kept, owner)
  return hashed && sealPin(keyring, hashed, owner)
}

/** The start of every PIN under the newest key, as a LIKE pattern. */
export const underNewestKey = ({ name }: Keyring): string => `${name}.%`

const aboutPin = (owner: string): string => `PIN of ${owner}`
