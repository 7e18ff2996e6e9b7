import type { Mailbox, Text } from '#stand-ins/mailbox.ts'
import type { TwilioAccount } from './account.ts'
import { newSid, segmentsOf } from './createMessage.ts'
import { postSigned } from './signature.ts'
import { twimlMessages } from './twiml.ts'

export type InboundText = {
  /** The customer's phone, E.164. */
  from: string
  /** The business's number. Default: the number that last wrote to this phone. */
  to?: string
  body: string
}

/** The answer of the product's webhook. `status` is the HTTP status, or 0 without an answer. */
export type InboundAnswer = { status: number; replies: string[]; problem: string | null }

export type Inbound = { account: TwilioAccount; mailbox: Mailbox; url: string; signal: AbortSignal }

const webhookLimitMs = 15_000
const fallbackNumber = '+15005550006'

/** Sends a text from a phone to the product's webhook, signed, and delivers the TwiML answer to that phone. */
export async function receiveInbound(text: InboundText, inbound: Inbound): Promise<InboundAnswer> {
  const { account, mailbox, url } = inbound
  const to = text.to ?? mailbox.texts(text.from).at(-1)?.sender ?? fallbackNumber
  const sent = phoneText('sent', text.from, to, text.body)
  mailbox.keep(sent)
  const signal = AbortSignal.any([inbound.signal, AbortSignal.timeout(webhookLimitMs)])
  try {
    const params = inboundParams(account.accountSid, sent)
    const response = await postSigned({ authToken: account.authToken, url, params }, signal)
    const answer = readAnswer(response.status, await response.text())
    for (const reply of answer.replies) mailbox.keep(phoneText('received', text.from, to, reply))
    return answer
  } catch (error) {
    return { status: 0, replies: [], problem: `Nobody answered at ${url}: ${error}` }
  }
}

function readAnswer(status: number, body: string): InboundAnswer {
  if (status < 200 || status >= 300) return { status, replies: [], problem: `The webhook answered ${status}` }
  if (body.trim() === '') return { status, replies: [], problem: null }
  const replies = twimlMessages(body)
  return { status, replies: replies ?? [], problem: replies ? null : 'The answer is not TwiML (error 12100)' }
}

function phoneText(direction: Text['direction'], phone: string, sender: string, body: string): Text {
  const status = direction === 'sent' ? 'received' : 'delivered'
  const at = new Date().toISOString()
  const counted = { segments: segmentsOf(body), status, errorCode: null, statusCallbackUrl: null }
  return { kind: 'text', id: newSid(), at, direction, phone, sender, service: null, body, ...counted }
}

function inboundParams(accountSid: string, text: Text): Record<string, string> {
  return {
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    Body: text.body,
    From: text.phone,
    MessageSid: text.id,
    NumMedia: '0',
    NumSegments: String(text.segments),
    SmsMessageSid: text.id,
    SmsSid: text.id,
    SmsStatus: 'received',
    To: text.sender,
  }
}
