import type { SendOutcome } from './sendOutcome.ts'

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

// Nodemailer's codes for a refusal of this message: by its sender or receiver, or by its content.
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Replies of a server that wants another sign-in than ours (RFC 4954, 6). It may find that out only when it hears the
 * receiver.
 */
const aboutOurSignIn = new Set([530, 534, 535, 538])

/**
 * The outcome of an SMTP failure for the message. The server's reply decides (RFC 5321: 5yz is permanent, 4yz is
 * temporary). A refused connection or sign-in is not about the message. Without a reply, a message whose body the
 * connection has read may have arrived.
 */
export function emailOutcome(thrown: unknown, { bodyWasRead }: { bodyWasRead: boolean }): SendOutcome {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const reason = error.response ?? error.message
  const reply = error.responseCode
  const refused = aboutTheMessage.has(error.code ?? '')
  // The cause is our sign-in or our sender address, which a server hears before any receiver.
  const isOurs = aboutOurSignIn.has(reply ?? 0) || error.code === 'EAUTH' || error.command === 'MAIL FROM'
  if (reply !== undefined && reply >= 500 && isOurs)
    return { outcome: 'rejected', code: String(reply), reason, retry: true, oursToMend: true }
  if (reply !== undefined && reply >= 400) {
    // 503 means a wrong order of commands, not a refused message.
    const retry = !refused || reply < 500 || reply === 503
    return { outcome: 'rejected', code: String(reply), reason, retry }
  }
  if (bodyWasRead) return { outcome: 'uncertain', reason }
  return { outcome: 'rejected', code: error.code ?? 'NOT_CONNECTED', reason, retry: !refused }
}
