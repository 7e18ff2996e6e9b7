import type { Auth } from '#server/identity/auth/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { beginAtProvider } from './beginAtProvider.ts'

/**
 * Begins a sign-in with Google: returns the address for the browser, and the cookies that bind the way back to it. Both
 * addresses are fixed; nothing in the request can name another.
 * @throws {Refusal} 'not_found' if Google is not switched on; 'unavailable' if it could not be reached.
 */
export async function authorize(auth: Auth, services: Services, headers: Headers) {
  if (auth.providers.length === 0) throw new Refusal('not_found', 'Signing in with Google is not switched on')
  const unreachable = () =>
    new Refusal('unavailable', 'Signing in with Google is not possible at the moment.')
  return beginAtProvider(services, 'google', auth.google, { headers, unreachable })
}
