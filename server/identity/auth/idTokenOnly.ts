import type { BetterAuthPlugin } from 'better-auth'
import { decodeJwt } from 'jose'

type Init = NonNullable<BetterAuthPlugin['init']>
type Provider = Parameters<Init>[0]['socialProviders'][number]

/**
 * Takes nobody's word but a signed one: better-auth checks an id_token where the token answer has one, and without it
 * believes what the userinfo endpoint says. What that endpoint adds must be about the person of the id_token (OpenID
 * Connect Core, 5.3.2). Comes after the plug-in that makes the providers.
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
