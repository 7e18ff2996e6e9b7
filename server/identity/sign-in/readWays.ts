import type { Auth } from '#server/identity/auth/index.ts'
import { type WayToSignIn, waysToSignIn } from './contract.ts'

/** The ways to sign in that are switched on, in the order of the list. */
export const readWays = (auth: Auth) => waysToSignIn.map((id) => ({ id, is_on: isOn[id](auth) }))

/** Mail and texts always have providers: otherwise the server does not start. */
const isOn: Record<WayToSignIn, (auth: Auth) => boolean> = {
  password: () => true,
  email_code: () => true,
  magic_link: () => true,
  sms_code: () => true,
  sso: ({ sso }) => sso.length > 0,
  google: ({ providers }) => providers.some(({ id }) => id === 'google'),
}
