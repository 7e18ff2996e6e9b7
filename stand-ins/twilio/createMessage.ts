import { randomBytes } from 'node:crypto'
import { SegmentedMessage } from 'sms-segments-calculator'
import type { Text } from '#stand-ins/mailbox.ts'
import { invalidReceiver, type TwilioError, twilioError } from './errors.ts'
import { refusalFor } from './testNumbers.ts'

/** The form fields of POST Messages.json that the stand-in reads. */
export type CreateMessage = {
  To?: string
  From?: string
  MessagingServiceSid?: string
  Body?: string
  StatusCallback?: string
}

const e164 = /^\+[1-9]\d{6,14}$/
const longestBody = 1600
// The sender that a messaging service picks here: the valid test sender in Twilio's documentation.
const serviceNumber = '+15005550006'

export const newSid = () => `SM${randomBytes(16).toString('hex')}`

/** Segments as carriers count them: GSM-7 160/153, UCS-2 70/67. */
export const segmentsOf = (body: string) => new SegmentedMessage(body).segmentsCount

/** The text to keep, or Twilio's error for the first mistake. */
export function createMessage(form: CreateMessage): { text: Text } | { error: TwilioError } {
  const { To = '', Body = '' } = form
  const error = faultIn({ ...form, To, Body })
  return error ? { error } : { text: acceptedText({ ...form, To, Body }) }
}

type Checked = CreateMessage & { To: string; Body: string }

function faultIn({ To, From = '', MessagingServiceSid, Body, StatusCallback }: Checked) {
  if (!To) return twilioError(21604, "A 'To' phone number is required.")
  if (!From && !MessagingServiceSid) return twilioError(21603, "A 'From' phone number is required.")
  if (!Body) return twilioError(21602, 'Message body is required.')
  if (Body.length > longestBody) {
    return twilioError(21617, `The concatenated message body exceeds the ${longestBody} character limit`)
  }
  if (StatusCallback && !URL.canParse(StatusCallback)) {
    return twilioError(21609, `The 'StatusCallback' URL ${StatusCallback} is not a valid URL.`)
  }
  return refusalFor(From, To) ?? (e164.test(To) ? undefined : invalidReceiver(To))
}

function acceptedText({ To, From, MessagingServiceSid, Body, StatusCallback }: Checked): Text {
  return {
    kind: 'text',
    id: newSid(),
    at: new Date().toISOString(),
    direction: 'received',
    phone: To,
    sender: From || serviceNumber,
    service: MessagingServiceSid || null,
    body: Body,
    segments: segmentsOf(Body),
    status: From ? 'queued' : 'accepted',
    errorCode: null,
    statusCallbackUrl: StatusCallback || null,
  }
}
