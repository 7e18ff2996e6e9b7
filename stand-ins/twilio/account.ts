/** `accountSid` in Twilio's form: AC and 32 hex digits. */
export type TwilioAccount = { accountSid: string; authToken: string }
