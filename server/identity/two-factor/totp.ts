import { Secret, TOTP } from 'otpauth'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

// RFC 6238 with what every authenticator app understands.
const app = (secret: string, label = '') =>
  new TOTP({ issuer: 'Regulars', label, secret, algorithm: 'SHA1', digits: 6, period: 30 })

/** A new shared secret, in base32 as apps take it by hand. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the QR code holds (the Key Uri Format): who gives the account, and whose it is. */
export const keyUri = (secret: string, email: string): string => app(secret, email).toString()

/**
 * The time step whose code this is: the present one or its neighbours, for clocks that are a little off.
 * @param after a step that was taken already; its code and older ones are no answer
 */
export function stepOf(secret: string, code: string, now: Date, after: number): number | undefined {
  const totp = app(secret)
  const timestamp = now.getTime()
  const offset = /^\d+$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null
  if (offset === null) return
  const step = totp.counter({ timestamp }) + offset
  return step > after ? step : undefined
}
