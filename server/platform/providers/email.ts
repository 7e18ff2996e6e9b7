import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { isMailbox } from '#server/platform/contact/mailbox.ts'
import { emailOutcome } from './emailOutcome.ts'
import type { SendOutcome } from './sendOutcome.ts'

/**
 * Mails that one process hands over at once: 30 of mailings to many, and the rest for mails that a person waits for.
 */
export const EMAIL_CONNECTIONS = 35

/** The private key is a PEM; its public half stands in DNS at `{selector}._domainkey.{domain}`. */
export type Dkim = { domain: string; selector: string; privateKey: string }

export type EmailProviderOptions = {
  /**
   * smtp://user:password@host:587 or smtps://…:465. Outside this machine a plain smtp address must upgrade to
   * TLS; `?requireTLS=false` allows a relay inside a private network without it.
   */
  url: string
  /** The address that mail comes from unless the message names another. */
  from: string
  /** Signs what is sent (RFC 6376); without it the mail server may. */
  dkim?: Dkim | null
  /** The most connections at once; default EMAIL_CONNECTIONS. */
  connections?: number
  /** The time limit of one message from the queue to the server's answer, in milliseconds; default 30,000. */
  timeoutMs?: number
}

export type Email = {
  to: { email: string; name?: string }
  from: { name: string; email?: string }
  replyTo?: string
  /** Address to which the mail goes back if it cannot be delivered; the sender's by default. */
  returnPath?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Our own id, to recognise the message later; with or without the angle brackets. */
  messageId?: string
}

/** Header of a mail that nobody typed (RFC 3834, 5), so that holiday notices and the like do not answer it. */
export const autoSubmitted = { 'Auto-Submitted': 'auto-generated' }

export type EmailProvider = { send(email: Email): Promise<SendOutcome>; close(): Promise<void> }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends mail over pooled SMTP connections. `close` lets deliveries in progress finish. */
export function createEmailProvider(options: EmailProviderOptions): EmailProvider {
  const { connections = EMAIL_CONNECTIONS, timeoutMs = 30_000 } = options
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: connections,
    requireTLS: !loopback.has(new URL(options.url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(options.dkim && { dkim: dkimOptions(options.dkim) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bodies = new Map<string, Readable>()
  // Remembers each message's stream: once it has been read, the server may have the message.
  transport.use('stream', (mail, done) => {
    const open = mail.message.createReadStream.bind(mail.message)
    mail.message.createReadStream = (streamOptions) => {
      const body = open(streamOptions)
      bodies.set(mail.message.messageId(), body)
      return body
    }
    done()
  })
  return {
    async send(email) {
      const address = email.from.email ?? options.from
      const wrong = findWrongAddress(email, address)
      if (wrong) return wrong
      const messageId = `<${bare(email.messageId) || `${randomUUID()}@${address.split('@')[1]}`}>`
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        await transport.sendMail({ ...message(email, address), messageId, signal })
        return { outcome: 'accepted', providerId: messageId }
      } catch (error) {
        return emailOutcome(error, { bodyWasRead: bodies.get(messageId)?.readableDidRead ?? false })
      } finally {
        bodies.delete(messageId)
      }
    },
    close: async () => transport.close(),
  }
}

/**
 * Headers that DKIM signs. One-click unsubscribe counts only if its headers are signed (RFC 8058, 4), and nodemailer's
 * own list leaves them out.
 */
const signedHeaders = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID',
].join(':')

const dkimOptions = ({ domain, selector, privateKey }: Dkim) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders,
})

function message(email: Email, fromAddress: string) {
  const { to, from, replyTo, returnPath = fromAddress, subject, text, html, headers = {} } = email
  return {
    // Given apart from the headers, so that no header can add a receiver.
    envelope: { from: returnPath, to: [to.email] },
    from: { name: from.name, address: fromAddress },
    to: { name: to.name ?? '', address: to.email },
    replyTo,
    subject,
    text,
    html,
    headers,
  }
}

const bare = (messageId: string | undefined) => messageId?.replace(/[<>\s\p{Cc}]/gu, '')

/**
 * Rejects a message with a wrong address. Only a wrong `to` blames the receiver: a mistake in our settings or the
 * business's says nothing about them.
 */
function findWrongAddress({ to, replyTo }: Email, from: string): SendOutcome | null {
  const reason = (address: string) => `not an email address: ${JSON.stringify(address)}`
  const rejected = { outcome: 'rejected', retry: false } as const
  if (!isMailbox(from))
    return { ...rejected, code: 'INVALID_SENDER', reason: reason(from), retry: true, oursToMend: true }
  if (!isMailbox(to.email)) return { ...rejected, code: 'INVALID_ADDRESS', reason: reason(to.email) }
  if (replyTo === undefined || isMailbox(replyTo)) return null
  return { ...rejected, code: 'INVALID_REPLY_TO', reason: reason(replyTo) }
}
