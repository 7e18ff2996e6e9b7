import { type Auth, ssoId } from '#server/identity/auth/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { beginAtProvider } from './beginAtProvider.ts'

/**
 * Begins a sign-in through a company's own provider: returns the address for the browser, and the cookies that bind the
 * way back to it. The operator has configured the providers; nothing in the request names an address.
 * @throws {Refusal} 'not_found' if no company has this domain or id; 'unavailable' if its provider could not be
 * reached.
 */
export async function signInWithSso(
  auth: Auth,
  services: Services,
  wanted: { domain: string } | { providerId: string },
  headers: Headers,
) {
  const provider = auth.sso.find(({ id, domains }) =>
    'domain' in wanted ? domains.includes(wanted.domain) : id === wanted.providerId,
  )
  if (!provider) throw new Refusal('not_found', 'No company signs in with this domain here.')
  const unreachable = () =>
    new Refusal('unavailable', 'Your company’s sign-in cannot be reached at the moment.')
  return beginAtProvider(services, ssoId(provider.id), provider.reach, { headers, unreachable })
}
