/** Twilio's error body: https://www.twilio.com/docs/usage/twilios-response */
export type TwilioError = { code: number; message: string; more_info: string; status: number }

export function twilioError(code: number, message: string, status = 400): TwilioError {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
}

export function invalidReceiver(to: string): TwilioError {
  return twilioError(21211, `The 'To' number ${to} is not a valid phone number.`)
}
