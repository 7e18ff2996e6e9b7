import { Pool } from 'undici'
import { z } from 'zod'
import { isMailbox } from '#server/platform/contact/mailbox.ts'
import type { Email } from './email.ts'
import { EMAIL_CONNECTIONS } from './email.ts'
import { type PostAnswer, postOnce } from './postOnce.ts'
import type { SendOutcome } from './sendOutcome.ts'

export type SendGridOptions = {
  /** https://api.sendgrid.com, or a stand-in. */
  baseUrl: string
  /** The most requests at once; default EMAIL_CONNECTIONS. */
  connections?: number
  /** The time limit of one message from the queue to the whole answer, in milliseconds; default 10,000. */
  timeoutMs?: number
}

/** A mail that is sent with the sender's own account. `ids` come back with each of SendGrid's reports. */
export type SendGridMail = Email & {
  from: { name: string; email: string }
  apiKey: string
  ids: Record<string, string>
}

export type SendGridProvider = { send(mail: SendGridMail): Promise<SendOutcome>; close(): Promise<void> }

const refusal = z.object({
  errors: z.array(z.object({ message: z.string(), field: z.string().nullish() })).min(1),
})
const largestAnswer = 256 * 1024

/**
 * Sends mail through SendGrid's v3 mail/send, each with the key of its account. `close` waits for requests in progress.
 */
export function createSendGridProvider(options: SendGridOptions): SendGridProvider {
  const { connections = EMAIL_CONNECTIONS, timeoutMs = 10_000 } = options
  const base = new URL(options.baseUrl)
  const path = `${base.pathname.replace(/\/$/, '')}/v3/mail/send`
  const limits = { headersTimeout: 0, bodyTimeout: 0, maxResponseSize: largestAnswer }
  const pool = new Pool(base.origin, { connections, connect: { timeout: timeoutMs }, ...limits })
  return {
    async send(mail) {
      const wrong = findWrongAddress(mail)
      if (wrong) return wrong
      const headers = {
        authorization: `Bearer ${mail.apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      }
      const body = JSON.stringify(requestOf(mail))
      return outcomeOf(await postOnce(pool, { path, headers, body, timeoutMs }))
    },
    close: () => pool.close(),
  }
}

/** Openings, clicks and unsubscribing are handled by us, so SendGrid adds nothing of its own. */
const off = { enable: false }
const untouched = { click_tracking: off, open_tracking: off, subscription_tracking: off }

export function requestOf({
  to,
  from,
  replyTo,
  subject,
  text,
  html,
  headers,
  ids,
}: Omit<SendGridMail, 'apiKey'>) {
  return {
    personalizations: [{ to: [named(to)], custom_args: ids }],
    from: named(from),
    ...(replyTo && { reply_to: { email: replyTo } }),
    subject,
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ],
    ...(headers && { headers }),
    tracking_settings: untouched,
  }
}

const named = ({ email, name }: { email: string; name?: string }) => (name ? { email, name } : { email })

function findWrongAddress({ to, replyTo }: SendGridMail): SendOutcome | null {
  const rejected = { outcome: 'rejected', retry: false } as const
  const reason = (address: string) => `not an email address: ${JSON.stringify(address)}`
  if (!isMailbox(to.email)) return { ...rejected, code: 'INVALID_ADDRESS', reason: reason(to.email) }
  if (replyTo === undefined || isMailbox(replyTo)) return null
  return { ...rejected, code: 'INVALID_REPLY_TO', reason: reason(replyTo) }
}

function outcomeOf(answer: PostAnswer): SendOutcome {
  if (answer.kind === 'lost') {
    if (answer.written) return { outcome: 'uncertain', reason: answer.reason }
    return { outcome: 'rejected', code: 'NOT_CONNECTED', reason: answer.reason, retry: true }
  }
  const { status } = answer
  if (status >= 200 && status < 300) return acceptance(answer)
  const { errors } = refusal.safeParse(parseJson(answer.body)).data ?? {}
  const reason = [`HTTP ${status}`, errors?.map(({ message }) => message).join('; ')]
    .filter(Boolean)
    .join(', ')
  // An answer with `errors` is SendGrid's own: it took nothing. Without them, a gateway in front of SendGrid may have
  // lost the answer.
  if (status >= 500 && status !== 503 && !errors) return { outcome: 'uncertain', reason }
  const rejected = { outcome: 'rejected', code: `HTTP_${status}`, reason } as const
  const isAboutSender =
    status === 401 || status === 403 || errors?.some(({ field }) => /^from(\.|$)/.test(field ?? ''))
  if (isAboutSender) return { ...rejected, retry: true, senderRefused: true }
  return { ...rejected, retry: status === 408 || status === 429 || status >= 500 }
}

function acceptance({ status, headers }: Extract<PostAnswer, { kind: 'answered' }>): SendOutcome {
  const id = headers['x-message-id']
  if (typeof id === 'string' && id !== '') return { outcome: 'accepted', providerId: id }
  return { outcome: 'uncertain', reason: `HTTP ${status} without a message id` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
