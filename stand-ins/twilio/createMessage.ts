import { randomBytes } from 'node:crypto'
import { SegmentedMessage } from 'sms-segments-calculator'
import type { Text } from '../mailbox.ts'
import { invalidReceiver, refusedReceivers, refusedSenders, type TwilioError, twilioError } from './errors.ts'

/** The form fields of POST Messages.json that are understood. */
export type CreateMessage = {
  To?: string
  From?: string
  MessagingServiceSid?: string
  Body?: string
  StatusCallback?: string
}

const e164 = /^\+[1-9]\d{6,14}$/
const longestBody = 1600
// The sender that a messaging service picks here: Twilio's documented valid test sender.
const serviceNumber = '+15005550006'

export const newSid = (prefix: 'SM' | 'MG') => `${prefix}${randomBytes(16).toString('hex')}`

/** Segments as carriers count them: GSM-7 160/153, UCS-2 70/67. */
export const segmentsOf = (body: string) => new SegmentedMessage(body).segmentsCount

/** Checks the request in Twilio's order: the first fault answers. */
export function createMessage(form: CreateMessage): { text: Text } | { error: TwilioError } {
  const { To: to, From: from, MessagingServiceSid: service, Body: body, StatusCallback: callback } = form
  if (!to) return { error: twilioError(21604, "A 'To' phone number is required.") }
  if (!from && !service) return { error: twilioError(21603, "A 'From' phone number is required.") }
  if (!body) return { error: twilioError(21602, 'Message body is required.') }
  if (body.length > longestBody) {
    return {
      error: twilioError(21617, `The concatenated message body exceeds the ${longestBody} character limit`),
    }
  }
  if (callback && !URL.canParse(callback)) {
    return { error: twilioError(21609, `The 'StatusCallback' URL ${callback} is not a valid URL.`) }
  }
  const refusal = refusedSenders[from ?? '']?.(from ?? '') ?? refusedReceivers[to]?.(to)
  if (refusal) return { error: refusal }
  if (!e164.test(to)) return { error: invalidReceiver(to) }
  return { text: acceptedText(to, from || serviceNumber, body, callback) }
}

function acceptedText(to: string, sender: string, body: string, callback: string | undefined): Text {
  return {
    kind: 'text',
    id: newSid('SM'),
    at: new Date().toISOString(),
    direction: 'received',
    phone: to,
    sender,
    body,
    segments: segmentsOf(body),
    status: 'queued',
    errorCode: null,
    statusCallbackUrl: callback ?? null,
  }
}
