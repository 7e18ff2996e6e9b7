import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a cookie that better-auth signed says: 'value.signature', by HMAC-SHA-256 in base64; undefined unless the
 * signature is ours. Done here at once: Web Crypto would send it to another thread, which costs every request more than
 * looking up its session does.
 */
export function readSigned(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.')
  const value = cookie.slice(0, Math.max(dot, 0))
  const signature = Buffer.from(cookie.slice(dot + 1))
  const ours = Buffer.from(signatureOf(value, secret))
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? value : undefined
}

/** The same, as better-auth writes it. */
export const signValue = (value: string, secret: string): string => `${value}.${signatureOf(value, secret)}`

const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')
