import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'

const [old, fresh] = ['an old key of at least 32 characters', 'a fresh key of at least 32 characters']

describe('what is sealed', () => {
  const sealed = createKeyring([old]).seal('a secret', 'of Ada')

  it('opens under its key, also after a newer key was added', () => {
    expect(createKeyring([old]).open(sealed, 'of Ada')).toBe('a secret')
    expect(createKeyring([fresh, old]).open(sealed, 'of Ada')).toBe('a secret')
  })

  it('is sealed under the newest key', () => {
    const newer = createKeyring([fresh, old]).seal('a secret', 'of Ada')
    expect(createKeyring([fresh]).open(newer, 'of Ada')).toBe('a secret')
    expect(createKeyring([old]).open(newer, 'of Ada')).toBeUndefined()
  })

  it('opens under no other key, for no other owner or purpose, and not after one bit was changed', () => {
    const keyring = createKeyring([old])
    expect(createKeyring([fresh]).open(sealed, 'of Ada')).toBeUndefined()
    expect(keyring.open(sealed, 'of Bob')).toBeUndefined()
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(keyring.open(changed.toString('base64url'), 'of Ada')).toBeUndefined()
    }
    for (const cut of ['', 'x', sealed.slice(0, 20)]) expect(keyring.open(cut, 'of Ada')).toBeUndefined()
  })

  it('looks different each time', () => {
    expect(createKeyring([old]).seal('a secret', 'of Ada')).not.toBe(sealed)
  })
})
