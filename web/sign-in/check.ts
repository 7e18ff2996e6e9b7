import { texts } from './texts.ts'

type Fields = Record<string, string>

const { errors } = texts
const MIN_PASSWORD = 6

/** What of a sign-in form is missing, by field. */
export const checkLogin = (input: Fields): Fields => ({
  ...(!input.email?.trim() && { email: errors.emailMissing }),
  ...checkPassword(input),
})

/** The password of an account, where it is asked for once more. */
export const checkPassword = ({ password = '' }: Fields): Fields =>
  password ? {} : { password: errors.passwordMissing }

/** Whether the text can be an e-mail address at all. */
export const checkAddress = ({ email = '' }: Fields): Fields =>
  looksLikeEmail(email) ? {} : { email: errors.email }

/**
 * What of a sign-up form the server would refuse, by field, in the same words. No `tier_id` at all: the plans could
 * not be read; an empty one is filled in once they are.
 */
export function checkSignUp({ company_name = '', email = '', password = '', tier_id }: Fields): Fields {
  return {
    ...(!company_name.trim() && { company_name: errors.companyName }),
    ...(!looksLikeEmail(email) && { email: errors.email }),
    ...(password.length < MIN_PASSWORD && { password: errors.password }),
    ...(tier_id === undefined && { tier_id: errors.tier }),
  }
}

/** What of an invited person's new account is missing; names may stay empty. */
export function checkNewAccount({ password = '' }: Fields): Fields {
  return password.length < MIN_PASSWORD ? { password: errors.password } : {}
}

/** The missing fields of a sign-in, or an address that is not the invited one. */
export const checkInvitedLogin =
  (invited: string) =>
  (input: Fields): Fields => {
    const found = checkLogin(input)
    const isInvited = input.email?.trim().toLowerCase() === invited
    return found.email || isInvited ? found : { ...found, email: texts.invitation.wrongEmail(invited) }
  }

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
