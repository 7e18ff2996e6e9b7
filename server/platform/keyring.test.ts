import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'

const old = createKeyring(['an old key'])

describe('what the keyring encrypts', () => {
  it('can be read by nobody without the key, nor changed unnoticed', () => {
    const encrypted = old.encrypt('a private key')
    expect(createKeyring(['another']).decrypt(encrypted)).toBeUndefined()
    const bytes = Buffer.from(encrypted, 'base64url')
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(old.decrypt(changed.toString('base64url'))).toBeUndefined()
    }
    // Shorter tags would be guessed.
    for (const length of [0, 12, 20, 27])
      expect(old.decrypt(bytes.subarray(0, length).toString('base64url'))).toBeUndefined()
  })

  it('looks different each time', () => {
    expect(old.encrypt('the same')).not.toBe(old.encrypt('the same'))
  })

  it('can be read as long as its key is kept, wherever it stands', () => {
    const encrypted = old.encrypt('a private key')
    expect(createKeyring(['a new key', 'an old key']).decrypt(encrypted)).toBe('a private key')
  })
})
