import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Keyed hashes and encryption under ENCRYPTION_KEYS, newest first. A new key is put in front. Hashes under an
 * older key are still found, because look-ups ask for the hashes under every key; what an older key encrypted
 * still opens.
 */
export type Keyring = {
  /** A name for the newest key; it reveals nothing of the key itself. */
  name: string
  /** Names of all keys, newest first. */
  names: string[]
  hash(value: string): string
  hashes(value: string): string[]
  /**
   * Encrypts and authenticates (AES-256-GCM). `about` says what the value belongs to; it opens only with the
   * same `about`.
   */
  seal(value: string, about: string): string
  /** Undefined if no key of these encrypted it, if it is about something else, or if it was changed. */
  open(sealed: string, about: string): string | undefined
}

export function createKeyring(keys: readonly string[]): Keyring {
  const hashWith = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64url')
  const names = keys.map((key) => hashWith(key, 'name').replace(/\W|_/g, '').slice(0, 8))
  return {
    name: names[0]!,
    names,
    hash: (value) => hashWith(keys[0]!, value),
    hashes: (value) => keys.map((key) => hashWith(key, value)),
    seal: (value, about) => sealWith(sealingKey(keys[0]!), value, about),
    open: (sealed, about) => {
      for (const key of keys) {
        const opened = openWith(sealingKey(key), sealed, about)
        if (opened !== undefined) return opened
      }
      return undefined
    },
  }
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A separate key, so that the same key never both hashes and encrypts. */
const sealingKey = (key: string) => createHmac('sha256', key).update('sealing').digest()

function sealWith(key: Buffer, value: string, about: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

function openWith(key: Buffer, sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
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
