import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { Pool } from 'undici'
import { z } from 'zod'
import { type PostAnswer, postOnce } from './postOnce.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { smsErrorMeaning } from './smsErrors.ts'

/**
 * Texts that one process hands over at once: 60 of mailings to many, and the rest for texts that a person waits for.
 */
export const SMS_CONNECTIONS = 65

export type SmsProviderOptions = {
  /** https://api.twilio.com, or a stand-in. */
  baseUrl: string
  accountSid: string
  authToken: string
  /** A sender number in E.164, an alphanumeric sender, or a messaging service (MG…). */
  from: string
  /** The most requests at once; default SMS_CONNECTIONS. */
  connections?: number
  /** The time limit of one message from the queue to the whole answer, in milliseconds; default 10,000. */
  timeoutMs?: number
}

export type Sms = { to: string; body: string; statusCallbackUrl?: string }

export type SmsProvider = { send(sms: Sms): Promise<SendOutcome>; close(): Promise<void> }

const messagingService = /^MG[0-9a-fA-F]{32}$/
const acceptedMessage = z.object({ sid: z.string().min(1), num_segments: z.string().nullish() })
const refusal = z.object({ code: z.number().int(), message: z.string() })
const largestAnswer = 256 * 1024
// HTTP statuses that ask for another attempt even without Twilio's code.
const passing = new Set([408, 429, 503])

/** Sends texts through Twilio's REST API (2010-04-01). `close` waits for requests in progress. */
export function createSmsProvider(options: SmsProviderOptions): SmsProvider {
  const { accountSid, authToken, from, connections = SMS_CONNECTIONS, timeoutMs = 10_000 } = options
  const base = new URL(options.baseUrl)
  const path = `${base.pathname.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  // The time limit of each post is the only one, so the pool's own limits are off. If the provider closed an idle
  // connection during a post, the text would be uncertain and never sent again, so ours close long before.
  const limits = {
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: largestAnswer,
    keepAliveMaxTimeout: 1000,
  }
  const pool = new Pool(base.origin, { connections, connect: { timeout: timeoutMs }, ...limits })
  return {
    async send({ to, body, statusCallbackUrl }) {
      const form = new URLSearchParams({ To: to, Body: body })
      form.set(messagingService.test(from) ? 'MessagingServiceSid' : 'From', from)
      if (statusCallbackUrl) form.set('StatusCallback', statusCallbackUrl)
      return outcomeOf(await postOnce(pool, { path, headers, body: form.toString(), timeoutMs }))
    },
    close: () => pool.close(),
  }
}

function outcomeOf(answer: PostAnswer): SendOutcome {
  if (answer.kind === 'lost') {
    if (answer.written) return { outcome: 'uncertain', reason: answer.reason }
    return { outcome: 'rejected', code: 'NOT_CONNECTED', reason: answer.reason, retry: true }
  }
  const body = parseJson(answer.body)
  if (answer.status >= 200 && answer.status < 300) return acceptance(answer.status, body)
  const { code, message } = refusal.safeParse(body).data ?? {}
  const reason = [`HTTP ${answer.status}`, code, message].filter(Boolean).join(', ')
  // A gateway may give 500, 502 or 504 after Twilio took the message; 503 and 429 mean that it did not.
  if (answer.status >= 500 && answer.status !== 503) return { outcome: 'uncertain', reason }
  if (code === undefined) {
    return { outcome: 'rejected', code: `HTTP_${answer.status}`, reason, retry: passing.has(answer.status) }
  }
  const { retry, optOut } = smsErrorMeaning(code)
  const rejected = { outcome: 'rejected', code: String(code), reason, retry } as const
  return optOut ? { ...rejected, optOut } : rejected
}

function acceptance(status: number, body: unknown): SendOutcome {
  const message = acceptedMessage.safeParse(body)
  if (!message.success) return { outcome: 'uncertain', reason: `HTTP ${status} without a message id` }
  // With a messaging service the count is '0' until a sender is chosen: unknown, not free.
  const segments = Number(message.data.num_segments)
  const accepted = { outcome: 'accepted', providerId: message.data.sid } as const
  return segments > 0 ? { ...accepted, segments } : accepted
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type SignedRequest = {
  authToken: string
  /** The whole address that Twilio was given, with its query, as Twilio sees it from outside. */
  url: string
  params: Record<string, string | string[]>
  signature: string | undefined
}

/** True if a call came from Twilio: HMAC-SHA1 over the address and the sorted form fields. Never throws. */
export function isTwilioSignatureValid({ authToken, url, params, signature }: SignedRequest): boolean {
  if (!signature || !authToken || !URL.canParse(url)) return false
  return validateRequest(authToken, signature, url, params)
}
