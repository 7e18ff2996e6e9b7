import type { GoogleSettings, SsoProvider } from '#server/identity/auth/settings.ts'
import { withAsciiDomain } from '#server/platform/contact/emailAddress.ts'
import { noteClaim } from './providerClaim.ts'

/** The longest wait for a provider's OpenID description, in milliseconds. */
export const DISCOVERY_MS = 5_000

/**
 * Keeps each provider's state in a cookie of its own. A state made for one provider is unknown at the return address of
 * another, so no provider can finish a sign-in begun elsewhere (RFC 9700, 4.4).
 */
export const withOwnState = <T extends { advanced: { cookiePrefix: string } }>(
  options: T,
  providerId: string,
) => ({
  ...options,
  advanced: {
    ...options.advanced,
    cookies: { state: { name: `${options.advanced.cookiePrefix}.state-${providerId}` } },
  },
})

/**
 * Gives each provider an instance of better-auth, created at its first use and again after a failure. better-auth waits
 * for a provider's OpenID description before it does anything; this way cookies and passwords never wait for it.
 */
export function reach<T extends ProviderAuth>(
  provider: string,
  begin: () => T,
): () => Promise<T['api'] | null> {
  let begun: T | undefined
  return async () => {
    begun ??= begin()
    const auth = begun
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, DISCOVERY_MS, null).unref())
    const context = await Promise.race([auth.$context.catch(() => null), tooLate])
    if (context?.socialProviders.some(({ id }) => id === provider)) return auth.api
    if (begun === auth) begun = undefined
    return null
  }
}

type ProviderAuth = { api: object; $context: Promise<{ socialProviders: { id: string }[] }> }

export const googleProvider = ({ clientId, clientSecret, discoveryUrl }: GoogleSettings) => ({
  providerId: 'google',
  name: 'Google',
  clientId,
  clientSecret,
  discoveryUrl,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  mapProfileToUser: (profile: Record<string, unknown>) => {
    const address = asKept(profile)
    noteClaim({ ...profile, ...address })
    return address
  },
})

/** The address of a provider's profile in the form that every form stores, so that one person has one account. */
const asKept = ({ email }: Record<string, unknown>) =>
  typeof email === 'string' ? { email: withAsciiDomain(email.toLowerCase()) } : {}

/** The id of a company's provider in better-auth, and in its return address. */
export const ssoId = (id: string): string => `sso-${id}`

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export const ssoProvider = (
  id: string,
  client: Pick<SsoProvider, 'clientId' | 'clientSecret' | 'discoveryUrl'>,
) => ({
  ...client,
  providerId: ssoId(id),
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  // Employees of the company who were not invited by a business's admin must not get an account.
  disableSignUp: true,
  // Many companies' providers leave the claim out, because they assign the addresses themselves. But none may say
  // false.
  mapProfileToUser: (profile: Record<string, unknown>) => {
    const address = asKept(profile)
    noteClaim({ ...profile, ...address })
    const { email_verified: isVerified } = profile
    return { ...address, emailVerified: isVerified === undefined || isVerified === true }
  },
})
