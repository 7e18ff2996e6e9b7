import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The value of a cookie that better-auth signed: 'value.signature', by HMAC-SHA-256 in base64; undefined unless the
 * signature is ours. Computed here directly: Web Crypto would use another thread, which costs more per request than
 * looking up its session.
 */
export function readSigned(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.')
  const value = cookie.slice(0, Math.max(dot, 0))
  const signature = Buffer.from(cookie.slice(dot + 1))
  const ours = Buffer.from(signatureOf(value, secret))
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? value : undefined
}

/** Signs a value in better-auth's format. */
export const signValue = (value: string, secret: string): string => `${value}.${signatureOf(value, secret)}`

const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')
