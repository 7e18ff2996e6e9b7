import { createSign, generateKeyPairSync } from 'node:crypto'

export type ReportSigner = {
  /** The DER-encoded public key in base64, as SendGrid shows it. */
  publicKey: string
  headersFor(body: string, at: Date): Record<string, string>
}

/** Signs as SendGrid's Signed Event Webhook does: ECDSA (P-256) with SHA-256 over the timestamp and the body. */
export function newReportSigner(): ReportSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    headersFor(body, at) {
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const signature = createSign('sha256').update(`${timestamp}${body}`).sign(privateKey, 'base64')
      return {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': timestamp,
      }
    },
  }
}
