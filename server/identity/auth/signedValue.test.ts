import { serializeSigned } from 'hono/utils/cookie'
import { describe, expect, it } from 'vitest'
import { readSigned } from './signedValue.ts'

const SECRET = 'a secret for tests, at least 32 characters'
const signed = async (value: string, secret = SECRET) =>
  decodeURIComponent((await serializeSigned('session', value, secret)).split('=').slice(1).join('='))

describe('a signed cookie', () => {
  it('is readable with its signature', async () => {
    for (const value of ['token', 'with.dots.in.it', 'naïve ☕'])
      expect(readSigned(await signed(value), SECRET)).toBe(value)
  })

  it('is not accepted when it was changed, signed by somebody else, or not signed', async () => {
    const cookie = await signed('token')
    for (const forged of [
      '',
      '.',
      'token',
      'token.',
      cookie.replace('token', 'tokem'),
      cookie.slice(0, -1),
      `${cookie}=`,
      cookie.replace(/[^.]+$/, (signature) => signature.toLowerCase()),
      await signed('token', 'another secret for tests, 32 characters'),
      cookie.slice('token'.length),
    ])
      expect([forged, readSigned(forged, SECRET)]).toEqual([forged, undefined])
  })
})
