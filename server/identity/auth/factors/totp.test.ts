import { createOTP } from '@better-auth/utils/otp'
import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { keyUri, newSecret, stepOf } from './totp.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const base32 = (text: string) => new Secret({ buffer: new TextEncoder().encode(text).buffer }).base32
/** The keys of RFC 6238 and RFC 4226, whose codes are the last six digits. */
const ascii = '12345678901234567890'
const secret = base32(ascii)
/** Codes from another implementation than the product's. */
const codeAt = (step: number, text = ascii) => createOTP(text).hotp(step)

describe('time-based codes', () => {
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583'])(
    'match RFC 4226, appendix D: %s',
    (code) => {
      const steps = [0, 1, 2, 3, 4, 5, 6, 7].filter(
        (step) => stepOf(secret, code, at(step * 30), -1) === step,
      )
      expect(steps).toHaveLength(1)
    },
  )

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238, appendix B, %i seconds after 1970', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds), 0)).toBe(Math.floor(seconds / 30))
  })

  it('match another implementation, for any secret', async () => {
    for (let i = 0; i < 20; i++) {
      const text = `${i}`.repeat(20).slice(0, 20)
      const step = 60_000_000 + i
      expect(stepOf(base32(text), await codeAt(step, text), at(step * 30), 0)).toBe(step)
    }
  })

  it('are accepted one step early and late, and no further', async () => {
    const code = await codeAt(1000)
    const taken = [-60, -31, -30, 0, 29, 30, 59, 60, 90].filter(
      (off) => stepOf(secret, code, at(1000 * 30 + off), 0) === 1000,
    )
    expect(taken).toEqual([-30, 0, 29, 30, 59])
  })

  it('are not accepted again, nor are older ones after them', async () => {
    const now = at(30_000)
    expect(stepOf(secret, await codeAt(1000), now, 1000)).toBeUndefined()
    expect(stepOf(secret, await codeAt(999), now, 1000)).toBeUndefined()
    expect(stepOf(secret, await codeAt(1001), now, 1000)).toBe(1001)
  })

  it.each(['', '28708', '2870820', '28708２', 'abcdef', '000000'])('%j is not accepted', (code) => {
    expect(stepOf(secret, code, at(59), 0)).toBeUndefined()
  })
})

describe('the secret', () => {
  it('has 160 bits and differs each time', () => {
    const made = new Set(Array.from({ length: 100 }, newSecret))
    expect(made.size).toBe(100)
    for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('is in the QR code in the format that apps read', () => {
    const uri = new URL(keyUri('JBSWY3DPEHPK3PXP', 'ada+till@example.com'))
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Regulars:ada%2Btill%40example\.com\?/)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      issuer: 'Regulars',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
