import { z } from 'zod'
import { personFields } from '#server/loyalty/customers/contract.ts'
import { secretToken } from '#server/platform/codes.ts'
import type { JoinErrors, JoinValues } from './contract.ts'

export type ReadForm = {
  key: string
  /** Names the words that the ticks were set beside; '' from a form that didn't say. */
  wordingMark: string
  /** What the captcha's widget put into the form. */
  captcha: string
  values: JoinValues
  errors: JoinErrors
}

const fields = z.object({
  phone: personFields.phone.refine((phone) => Boolean(phone), 'Enter your phone number'),
  first_name: personFields.first_name,
  last_name: personFields.last_name,
  email: personFields.email,
  birthday: personFields.birthday,
})

/** What a customer's browser sent, whatever it sent: the values to show again, and what is wrong with them. */
export function readForm(body: Record<string, unknown>): ReadForm {
  const text = (name: string) => {
    const value = body[name]
    // A form of ours sends a thousandth of this; the rest is nobody's name.
    return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
  }
  const values: JoinValues = {
    phone: text('phone'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    birthday: text('birthday'),
    agrees_sms: text('agrees_sms') === 'yes',
    agrees_email: text('agrees_email') === 'yes',
  }
  const key = /^[\w-]{16,64}$/.test(text('key')) ? text('key') : secretToken()
  const captcha = token(body['cf-turnstile-response']) || token(body['h-captcha-response'])
  return { key, wordingMark: text('wording'), captcha, values, errors: findErrors(values) }
}

/** Turnstile's tokens have at most 2,048 characters, hCaptcha's somewhat more. */
const token = (value: unknown): string => (typeof value === 'string' && value.length <= 8192 ? value : '')

function findErrors(values: JoinValues): JoinErrors {
  const errors: JoinErrors = {}
  const { error } = fields.safeParse(values)
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof JoinErrors] ??= message
  if (values.agrees_email && !values.email) errors.email ??= 'Enter the address to write to'
  return errors
}
