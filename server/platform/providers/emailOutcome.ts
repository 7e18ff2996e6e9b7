import type { SendOutcome } from './sendOutcome.ts'

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

// Nodemailer's codes for a refusal of this message: by its sender or receiver, or by its content.
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Reads what an SMTP failure says about the message. A reply decides (RFC 5321: 5yz is final, 4yz passes);
 * a refused session or sign-in leaves the message sound; without a reply, a message whose body was read by
 * the connection may have arrived.
 */
export function emailOutcome(thrown: unknown, { bodyWasRead }: { bodyWasRead: boolean }): SendOutcome {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const reason = error.response ?? error.message
  const reply = error.responseCode
  const refused = aboutTheMessage.has(error.code ?? '')
  // Refused before a receiver was named: our sign-in, or the address that our mail comes from.
  if (reply !== undefined && reply >= 500 && (error.code === 'EAUTH' || error.command === 'MAIL FROM'))
    return { outcome: 'rejected', code: String(reply), reason, retry: true, oursToMend: true }
  if (reply !== undefined && reply >= 400) {
    // 503 says that the session was out of step, not that the message was refused.
    const retry = !refused || reply < 500 || reply === 503
    return { outcome: 'rejected', code: String(reply), reason, retry }
  }
  if (bodyWasRead) return { outcome: 'uncertain', reason }
  return { outcome: 'rejected', code: error.code ?? 'NOT_CONNECTED', reason, retry: !refused }
}
