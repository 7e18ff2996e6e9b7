import { captchaHeader } from '#web/captcha/CaptchaWidget.tsx'
import { auth, call } from '#web/client/api.ts'
import { placeOfBrowser } from '../placeOfBrowser.ts'

/** The receiver of a code, as typed. */
export type Recipient = { by: 'email'; email: string } | { by: 'sms'; phone: string; country: string }

/** Sends a code, or a new one in place of the last. */
export function sendCode(to: Recipient, captcha?: string) {
  const json = to.by === 'email' ? { email: to.email } : { phone: to.phone, country: to.country }
  return call(auth.otp.$post({ json }, captchaHeader(captcha)))
}

/** Signs in with the code. The browser reports its place for a new business, as at sign-up. */
export function enterCode(to: Recipient, token: string) {
  if (to.by === 'sms') {
    const { phone, country } = to
    return call(auth.verify.$post({ json: { type: 'sms', phone, country, token } }))
  }
  return call(auth.verify.$post({ json: { type: 'email', email: to.email, token, ...placeOfBrowser() } }))
}
