import { randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Mail, Mailbox } from '#stand-ins/mailbox.ts'
import { behaviourOf, replies } from './refusals.ts'

export type SmtpOptions = { mailbox: Mailbox; port?: number; user?: string; password?: string }
export type SmtpStandIn = { url: string; close(): Promise<void> }

type Done = (error?: Error | null, message?: string) => void

/** A local mail server on a loopback port. It takes mail from signed-in senders and keeps it. */
export async function startSmtp(options: SmtpOptions): Promise<SmtpStandIn> {
  const { mailbox, port = 0, user = 'regulars', password = 'local' } = options
  const smtp = new SMTPServer({
    name: 'localhost',
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth({ username = '', password: given = '' }, _session, done) {
      if (isSame(`${username}:${given}`, `${user}:${password}`)) done(null, { user: username })
      else done(new Error('The user name or password is wrong'))
    },
    onRcptTo({ address }, _session, done) {
      const behaviour = behaviourOf(address)
      done(behaviour === 'bounce' || behaviour === 'full' ? refusal(behaviour) : null)
    },
    onData: (stream, session, done) => void takeMail(smtp, mailbox, stream, session, done),
  })
  // A client that cuts the connection is no error of the server.
  smtp.on('error', () => {})
  const server = smtp.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${taken}`,
    close: () => new Promise((closed) => smtp.close(() => closed())),
  }
}

async function takeMail(
  smtp: SMTPServer,
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  done: Done,
): Promise<void> {
  const raw = await buffer(stream).catch(() => null)
  // A client that disconnects within a message has sent none.
  if (!raw) return
  const receivers = session.envelope.rcptTo.map(({ address }) => address)
  const behaviour = receivers.map(behaviourOf).find(Boolean)
  if (behaviour === 'spam') return done(refusal('spam'))
  for (const receiver of receivers) mailbox.keep(await readMail(raw, receiver))
  if (behaviour === 'silent') return
  if (behaviour === 'hangup') return hangUp(smtp, session)
  done(null, 'Kept')
}

async function readMail(raw: Buffer, receiver: string): Promise<Mail> {
  const mail = await PostalMime.parse(raw)
  return {
    kind: 'mail',
    id: randomUUID(),
    at: new Date().toISOString(),
    email: receiver.toLowerCase(),
    from: { name: mail.from?.name ?? '', email: mail.from?.address ?? '' },
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    messageId: mail.messageId ?? '',
  }
}

function hangUp(smtp: SMTPServer, session: SMTPServerSession): void {
  for (const connection of smtp.connections) {
    if (connection.session === session) connection._socket.destroy()
  }
}

function refusal(behaviour: keyof typeof replies): Error {
  const [responseCode, text] = replies[behaviour]
  return Object.assign(new Error(text), { responseCode })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
