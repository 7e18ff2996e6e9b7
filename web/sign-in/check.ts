import { texts } from './texts.ts'

type Fields = Record<string, string>

const { errors } = texts
const MIN_PASSWORD = 6

/** The missing fields of a sign-in form. */
export const checkLogin = (input: Fields): Fields => ({
  ...(!input.email?.trim() && { email: errors.emailMissing }),
  ...checkPassword(input),
})

/** Checks the password of an account, asked for once more. */
export const checkPassword = ({ password = '' }: Fields): Fields =>
  password ? {} : { password: errors.passwordMissing }

/** Checks that the text can be an email address at all. */
export const checkAddress = ({ email = '' }: Fields): Fields =>
  looksLikeEmail(email) ? {} : { email: errors.email }

/**
 * The fields of a sign-up form that the server would refuse, in the same words. Without any `tier_id` the plans could
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

/** The missing fields of an invited person's new account; names may stay empty. */
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
