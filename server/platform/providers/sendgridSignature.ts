import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** SendGrid repeats a report that nobody accepted for a day. */
const LONGEST_ON_THE_WAY_SECONDS = 25 * 3600

export type SignedReport = {
  /** As SendGrid shows it: base64 of a DER-encoded P-256 key. */
  publicKey: string
  /** The body as it came, byte for byte. */
  body: string
  signature: string | undefined
  /** Seconds since 1970. */
  timestamp: string | undefined
  now: Date
}

/**
 * True if a report came from SendGrid (ECDSA with SHA-256 over the timestamp and the body) and its time is within 25
 * hours of now. Never throws.
 */
export function isSendGridSignatureValid(report: SignedReport): boolean {
  const { publicKey, body, signature, timestamp, now } = report
  const key = readReportKey(publicKey)
  if (!key || !signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  const age = now.getTime() / 1000 - Number(timestamp)
  if (Math.abs(age) > LONGEST_ON_THE_WAY_SECONDS) return false
  try {
    return verify('sha256', Buffer.from(`${timestamp}${body}`), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** Reads SendGrid's public key; undefined if the text is not a P-256 key. */
export function readReportKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}
