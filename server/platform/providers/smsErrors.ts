/**
 * Meaning of a Twilio error code for its message, at sending or in a status callback. `retry`: the message is tried
 * again by itself. `mayPass`: it may arrive when somebody has it tried again. `optOut`: the receiver has blocked us.
 */
export type SmsErrorMeaning = { retry: boolean; mayPass: boolean; optOut: boolean }

// The receiver has replied STOP to this sender.
const optOutCodes = new Set([21610])

// Faults of our account, of Twilio's capacity or of the moment, not of the message.
const passingCodes = new Set([
  14107, // sending too fast
  20003, // our credentials were refused: an operator must correct them, the message is fine
  20429, // too many requests
  20503, // Twilio is unavailable
  21611, // the sender's queue is full
  30001, // queue overflow
  30002, // our account is suspended
  30003, // the handset is switched off or out of reach
  30022, // the sender's rate limit is reached
])

// Failures that rarely pass within hours, so they are tried again only on request.
const laterCodes = new Set([
  30005, // the network does not know the number, or not at the moment
  30008, // the carrier gave no reason
])

/** Codes that are not listed are final: https://www.twilio.com/docs/api/errors */
export function smsErrorMeaning(code: number): SmsErrorMeaning {
  const retry = passingCodes.has(code)
  return { retry, mayPass: retry || laterCodes.has(code), optOut: optOutCodes.has(code) }
}
