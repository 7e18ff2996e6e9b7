import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Mail, Mailbox } from '#stand-ins/mailbox.ts'
import { errorBody, type MailSend, mailSend, reservedHeaders } from './mailSend.ts'

export type SendGridEnv = { Bindings: HttpBindings }

/** The answer that the next requests get instead. 'silent' takes the mail and never answers. */
export type Behaviour = 401 | 403 | 429 | 500 | 'silent'

type Parts = {
  mailbox: Mailbox
  behaviour(): Behaviour | undefined
  onAccepted(mail: Mail, ids: Record<string, string>, providerId: string): void
}

const words = {
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'The from address does not match a verified Sender Identity.',
  429: 'too many requests',
  500: 'internal server error',
}

/** SendGrid's v3 mail/send. It accepts every well-formed key, except those that contain 'revoked'. */
export function sendgridApp({ mailbox, behaviour, onAccepted }: Parts): Hono<SendGridEnv> {
  const app = new Hono<SendGridEnv>()
  app.post('/v3/mail/send', async (c) => {
    const key = /^Bearer (SG\..+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (!key || key.includes('revoked')) return c.json(errorBody(words[401]), 401)
    const told = behaviour()
    if (typeof told === 'number') return c.json(errorBody(words[told]), told)
    const read = mailSend.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) {
      const [issue] = read.error.issues
      return c.json(errorBody(issue!.message, issue!.path.join('.') || null), 400)
    }
    const reserved = Object.keys(read.data.headers ?? {}).find((name) =>
      reservedHeaders.has(name.toLowerCase()),
    )
    if (reserved) return c.json(errorBody(`The header ${reserved} is reserved`, 'headers'), 400)
    const ids = read.data.personalizations[0]!.custom_args ?? {}
    const mail = mailOf(read.data, ids.message_id)
    mailbox.keep(mail)
    if (told === 'silent') await new Promise((gone) => c.env.outgoing.once('close', gone))
    const providerId = randomUUID().replaceAll('-', '').slice(0, 22)
    onAccepted(mail, ids, providerId)
    return c.body(null, 202, { 'X-Message-Id': providerId })
  })
  app.notFound((c) => c.json(errorBody('not found'), 404))
  return app
}

function mailOf(
  { personalizations, from, reply_to, subject, content, headers = {} }: MailSend,
  id = '',
): Mail {
  const textOf = (wanted: string) => content.find(({ type }) => type === wanted)?.value ?? ''
  return {
    kind: 'mail',
    id: randomUUID(),
    at: new Date().toISOString(),
    email: personalizations[0]!.to[0]!.email.toLowerCase(),
    from: { name: from.name ?? '', email: from.email },
    replyTo: reply_to?.email ?? null,
    subject,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    headers: Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value })),
    messageId: id,
  }
}
