import type { Auth } from '#server/identity/auth/index.ts'
import type { Services } from '#server/services.ts'
import { type WayToSignIn, waysToSignIn } from './contract.ts'

/** The ways to sign in that are switched on, in the order of the list. */
export const readWays = (services: Services, auth: Auth) =>
  waysToSignIn.map((id) => ({ id, is_on: isOn[id](auth, services) }))

/** Mail always has a provider: otherwise the server does not start. */
const isOn: Record<WayToSignIn, (auth: Auth, services: Services) => boolean> = {
  password: () => true,
  email_code: () => true,
  magic_link: () => true,
  sms_code: (_, { canText }) => canText,
  sso: ({ sso }) => sso.length > 0,
  google: ({ providers }) => providers.some(({ id }) => id === 'google'),
}
