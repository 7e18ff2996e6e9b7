import { Secret, TOTP } from 'otpauth'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

// RFC 6238 with the settings that every authenticator app supports.
const app = (secret: string, label = '') =>
  new TOTP({ issuer: 'Regulars', label, secret, algorithm: 'SHA1', digits: 6, period: 30 })

/** A new shared secret, in base32 for typing into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The content of the QR code (the Key Uri Format): the issuer and the account. */
export const keyUri = (secret: string, email: string): string => app(secret, email).toString()

/**
 * Finds the time step of a code: the current one or its neighbours, for clocks that differ a little.
 * @param after a used step; its code and older ones do not match
 */
export function stepOf(secret: string, code: string, now: Date, after: number): number | undefined {
  const totp = app(secret)
  const timestamp = now.getTime()
  const offset = /^\d+$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null
  if (offset === null) return
  const step = totp.counter({ timestamp }) + offset
  return step > after ? step : undefined
}
