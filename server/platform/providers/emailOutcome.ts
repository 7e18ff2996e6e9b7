import type { SendOutcome } from './sendOutcome.ts'

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

// Nodemailer's codes for a refusal of this message: by its sender or receiver, or by its content.
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * What an SMTP failure means for the message. The server's reply decides (RFC 5321: 5yz is permanent, 4yz is
 * temporary). A refused connection or sign-in is not about the message. Without a reply, a message whose body
 * the connection has read may have arrived.
 */
export function emailOutcome(thrown: unknown, { bodyWasRead }: { bodyWasRead: boolean }): SendOutcome {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const reason = error.response ?? error.message
  const reply = error.responseCode
  const refused = aboutTheMessage.has(error.code ?? '')
  // Refused before a receiver was named: because of our sign-in, or of our sender address.
  if (reply !== undefined && reply >= 500 && (error.code === 'EAUTH' || error.command === 'MAIL FROM'))
    return { outcome: 'rejected', code: String(reply), reason, retry: true, oursToMend: true }
  if (reply !== undefined && reply >= 400) {
    // 503 means a wrong order of commands, not a refused message.
    const retry = !refused || reply < 500 || reply === 503
    return { outcome: 'rejected', code: String(reply), reason, retry }
  }
  if (bodyWasRead) return { outcome: 'uncertain', reason }
  return { outcome: 'rejected', code: error.code ?? 'NOT_CONNECTED', reason, retry: !refused }
}
