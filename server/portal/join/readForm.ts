import { z } from 'zod'
import { personFields } from '#server/loyalty/customers/contract.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import type { JoinErrors, JoinValues } from './contract.ts'

export type ReadForm = {
  key: string
  /** Mark of the words beside the boxes; '' if the form did not send it. */
  wordingMark: string
  /** The token that the captcha's widget put into the form. */
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

/** Reads any input of a customer's browser: the values to show again, and their errors. */
export function readForm(body: Record<string, unknown>): ReadForm {
  const text = (name: string) => {
    const value = body[name]
    // No real name is longer.
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
  const { data, error } = fields.safeParse(values)
  const email = data?.email ?? values.email
  return {
    ...{ key, wordingMark: text('wording'), captcha, values: { ...values, email } },
    errors: errorsIn(values, error),
  }
}

/** Turnstile's tokens have at most 2,048 characters, hCaptcha's somewhat more. */
const token = (value: unknown): string => (typeof value === 'string' && value.length <= 8192 ? value : '')

function errorsIn(values: JoinValues, error: z.ZodError | undefined): JoinErrors {
  const errors: JoinErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof JoinErrors] ??= message
  if (values.agrees_email && !values.email) errors.email ??= 'Enter the address to write to'
  return errors
}
