import { invalidReceiver, type TwilioError, twilioError } from './errors.ts'

// Numbers that fail on purpose. Twilio documents those ending in 0001 to 0009 for its test credentials
// (https://www.twilio.com/docs/iam/test-credentials). From 0030 on, they are ours. Receivers at +1 206 555 behave like
// those at +1 500 555: these are personal numbers, which a product may refuse to text.

const documented = (phone: string): string => phone.replace(/^\+1206555/, '+1500555')

const receivers = new Map<string, TwilioError>([
  ['+15005550001', invalidReceiver('+15005550001')],
  ['+15005550002', twilioError(21612, "The 'To' number cannot be reached from this 'From' number.")],
  ['+15005550003', twilioError(21408, "Sending to the region of this 'To' number has not been enabled.")],
  ['+15005550004', twilioError(21610, 'Attempt to send to unsubscribed recipient')],
  ['+15005550009', twilioError(21614, "The 'To' number is not a mobile number.")],
  ['+15005550050', twilioError(20429, 'Too Many Requests', 429)],
  ['+15005550051', twilioError(20503, 'Service is unavailable', 503)],
])

const senders = new Map<string, TwilioError>([
  ['+15005550001', twilioError(21212, "The 'From' number is not a valid phone number.")],
  ['+15005550007', twilioError(21606, "The 'From' number does not belong to this account.")],
  [
    '+15005550008',
    twilioError(21611, "This 'From' number has exceeded the maximum number of queued messages"),
  ],
])

/** The error with which a message is refused at once, for its sender or its receiver. */
export const refusalFor = (from: string, to: string): TwilioError | undefined =>
  senders.get(from) ?? receivers.get(documented(to))

const undelivered = new Map<string, number>([
  ['+15005550030', 30003], // handset out of reach
  ['+15005550031', 30005], // number doesn't exist
  ['+15005550032', 30006], // landline
])

/** The error in the status callback of a text that was accepted and then `undelivered`. */
export const undeliverable = (to: string): number | undefined => undelivered.get(documented(to))

const answers = new Map<string, 'silent' | 'hang-up'>([
  ['+15005550040', 'silent'],
  ['+15005550041', 'hang-up'],
])

/** The message is accepted but the answer is lost: it never comes, or the connection is closed. */
export const lostAnswer = (to: string): 'silent' | 'hang-up' | undefined => answers.get(documented(to))
