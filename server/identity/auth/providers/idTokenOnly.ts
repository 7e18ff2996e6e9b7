import type { BetterAuthPlugin } from 'better-auth'
import { decodeJwt } from 'jose'

type Init = NonNullable<BetterAuthPlugin['init']>
type Provider = Parameters<Init>[0]['socialProviders'][number]

/**
 * Accepts a person only from a signed id_token. better-auth checks an id_token if the token answer has one, and
 * otherwise believes the userinfo endpoint. Whatever that endpoint adds must be about the person of the id_token
 * (OpenID Connect Core, 5.3.2). The plug-in comes after the one that makes the providers.
 */
export const idTokenOnly = {
  id: 'id-token-only',
  init: ({ socialProviders }) => ({ context: { socialProviders: socialProviders.map(onlySigned) } }),
} satisfies BetterAuthPlugin

const onlySigned = (provider: Provider): Provider => ({
  ...provider,
  getUserInfo: async (tokens) => {
    if (!tokens.idToken) return null
    const found = await provider.getUserInfo(tokens)
    const { sub } = (found?.data ?? {}) as { sub?: unknown }
    return sub === decodeJwt(tokens.idToken).sub ? found : null
  },
})
