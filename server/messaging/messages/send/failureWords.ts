import { smsErrorMeaning } from '#server/platform/providers/smsErrors.ts'

const UNREACHED = 'The provider could not be reached.'
const BUSY = 'The provider was too busy to take it.'

/** Meanings of providers' codes for a business's owner: https://www.twilio.com/docs/api/errors and RFC 3463. */
const meanings: Record<string, string> = {
  '21211': 'This is not a valid phone number.',
  '21214': 'This phone number cannot get texts.',
  '21408': 'Texts to this country are not switched on.',
  '21610': 'The receiver replied STOP and gets no more texts.',
  '21612': 'Texts cannot be sent to this number.',
  '21614': 'This is not a mobile number.',
  '21617': 'The text is longer than 1,600 characters.',
  '30003': 'The phone was switched off or out of reach.',
  '30004': 'The receiver has blocked texts.',
  '30005': 'The phone network does not know this number, or not at the moment.',
  '30006': 'This is a landline, which gets no texts.',
  '30007': 'The receiver’s carrier filtered the text out.',
  NOT_CONNECTED: UNREACHED,
  // Codes of Nodemailer.
  ECONNECTION: UNREACHED,
  EDNS: UNREACHED,
  ESOCKET: UNREACHED,
  ETIMEDOUT: UNREACHED,
  '20429': BUSY,
  '20503': BUSY,
  HTTP_429: BUSY,
  HTTP_503: BUSY,
  INVALID_ADDRESS: 'This is not an email address.',
  INVALID_REPLY_TO: 'The contact email of your shop is not an email address. Correct it in Settings.',
  '550': 'The mailbox does not exist or refuses mail.',
  '552': 'The mailbox is full.',
  '554': 'The mail server refused the message.',
}

/** For failures that come from the platform's own settings. */
export const OURS_TO_MEND =
  'It could not be sent because of a fault in our mail settings. The address of the receiver is not the reason.'

export const UNKNOWN_FATE = 'We could not learn whether it arrived.'

/** The reason, in words, why a message was not delivered. It is the provider's own where the code is not listed. */
export const failureWords = (code: string, reason: string): string =>
  meanings[code] ?? `The provider refused it: ${reason}`

/** True if mail to this address can never arrive (RFC 3463: 5.1.1, 5.1.2, 5.1.3, 5.1.6, 5.1.10). */
export const isDeadAddress = (reason: string): boolean => /\b5\.1\.(?:1|2|3|6|10)\b/.test(reason)

/**
 * True if a message that was certainly not taken may arrive another time. Never to a landline, a wrong number, a phone
 * that said STOP or a mailbox that does not exist. Every other fault of a mail can be mended by its business or its
 * provider.
 */
export function mayArriveLater(
  type: 'sms' | 'email',
  { code, reason, retry }: { code: string; reason: string; retry: boolean },
): boolean {
  if (type === 'email') return retry || (code !== 'INVALID_ADDRESS' && !isDeadAddress(reason))
  return retry || code.startsWith('HTTP_') || smsErrorMeaning(Number(code)).mayPass
}
