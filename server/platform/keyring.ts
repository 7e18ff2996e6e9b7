import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Keyed hashes and encryption under ENCRYPTION_KEYS, newest first. A new key is put in front; what was hashed
 * under an older one is still found, because look-ups ask for the hashes under every key, and what was encrypted
 * under an older one can still be read.
 */
export type Keyring = {
  hash(value: string): string
  hashes(value: string): string[]
  /** AES-256-GCM under the newest key. */
  encrypt(plain: string): string
  /** Undefined for what none of the keys encrypted, or what was tampered with. */
  decrypt(encrypted: string): string | undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16

export function createKeyring(keys: readonly string[]): Keyring {
  const hashWith = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64url')
  return {
    hash: (value) => hashWith(keys[0]!, value),
    hashes: (value) => keys.map((key) => hashWith(key, value)),
    encrypt: (plain) => encryptWith(keys[0]!, plain),
    decrypt(encrypted) {
      for (const key of keys) {
        const plain = decryptWith(key, encrypted)
        if (plain !== undefined) return plain
      }
      return undefined
    },
  }
}

/** Hashing and encrypting never use the same bytes of a key. */
const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'regulars encryption', 32))

function encryptWith(key: string, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function decryptWith(key: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return undefined
  }
}

/** For random tokens of 128 bits or more, which need no key to be safe at rest. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
