/** The ways to sign in of /login/ways, and the second steps. */
export type SignInWay =
  | 'password'
  | 'email_code'
  | 'magic_link'
  | 'sms_code'
  | 'google'
  | 'sso'
  | 'app_code'
  | 'backup_code'

/** Words for the way of a sign-in. Old entries have none. */
export const byWay = (way: SignInWay | undefined): string => (way ? ` ${tried[way]}` : '')

const tried: Record<SignInWay, string> = {
  password: 'by password',
  email_code: 'by a mailed code',
  magic_link: 'by a mailed link',
  sms_code: 'by a texted code',
  google: 'through Google',
  sso: 'through a company',
  app_code: 'by a code of the authenticator app',
  backup_code: 'by a backup code',
}

/** A code that a signed-in person was asked for. */
export type AskedCode = Extract<SignInWay, 'sms_code' | 'app_code' | 'backup_code'>

export const wrongCodes: Record<AskedCode, string> = {
  sms_code: 'a wrong code for a new phone number',
  app_code: 'a wrong code of the authenticator app',
  backup_code: 'a wrong backup code',
}
