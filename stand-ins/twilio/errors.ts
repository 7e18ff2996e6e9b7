/** Twilio's error body: https://www.twilio.com/docs/usage/twilios-response */
export type TwilioError = { code: number; message: string; more_info: string; status: number }

export function twilioError(code: number, message: string, status = 400): TwilioError {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
}

type Refusal = (number: string) => TwilioError

/** Receivers that are refused at once, as documented for Twilio's test credentials, and two of ours. */
export const refusedReceivers: Record<string, Refusal> = {
  '+15005550001': (to) => invalidReceiver(to),
  '+15005550002': (to) =>
    twilioError(
      21612,
      `Message cannot be sent with the current combination of 'To' (${to}) and/or 'From' parameters`,
    ),
  '+15005550003': (to) =>
    twilioError(
      21408,
      `Permission to send an SMS has not been enabled for the region indicated by the 'To' number: ${to}`,
    ),
  '+15005550004': () => twilioError(21610, 'Attempt to send to unsubscribed recipient'),
  '+15005550009': (to) => twilioError(21614, `To number: ${to}, is not a mobile number`),
  '+15005550050': () => twilioError(20429, 'Too Many Requests', 429),
  '+15005550051': () => twilioError(20503, 'Service is unavailable', 503),
}

/** Senders that are refused, as documented for Twilio's test credentials. */
export const refusedSenders: Record<string, Refusal> = {
  '+15005550001': (from) =>
    twilioError(
      21212,
      `The 'From' number ${from} is not a valid phone number, shortcode, or alphanumeric sender ID.`,
    ),
  '+15005550007': (from) =>
    twilioError(
      21606,
      `The From phone number ${from} is not a valid, SMS-capable inbound phone number or short code for your account.`,
    ),
  '+15005550008': (from) =>
    twilioError(21611, `This 'From' number ${from} has exceeded the maximum number of queued messages`),
}

/** Receivers that accept and then come back `undelivered`, with the error of the status callback. */
export const undeliverable: Record<string, number> = {
  '+15005550030': 30003, // handset out of reach
  '+15005550031': 30005, // number doesn't exist
  '+15005550032': 30006, // landline
}

/** Receivers whose text is kept while the answer goes astray: never given, or the line is cut instead. */
export const lostAnswers: Record<string, 'silent' | 'hang-up'> = {
  '+15005550040': 'silent',
  '+15005550041': 'hang-up',
}

export function invalidReceiver(to: string): TwilioError {
  return twilioError(21211, `The 'To' number ${to} is not a valid phone number.`)
}
