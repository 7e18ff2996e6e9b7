import { isAPIError } from 'better-auth/api'
import type { Auth } from '#server/identity/auth/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { reportProvider } from './reportProvider.ts'

/**
 * Begins a sign-in with Google: returns the address for the browser, and the cookies that bind the way back to it. Both
 * addresses are fixed; nothing in the request can name another.
 * @throws {Refusal} 'not_found' if Google is not switched on; 'unavailable' if it could not be reached.
 */
export async function authorize(auth: Auth, services: Services, headers: Headers) {
  const { publicUrl } = services
  if (auth.providers.length === 0) throw new Refusal('not_found', 'Signing in with Google is not switched on')
  const google = await auth.google()
  if (!google) throw unreachable(services)
  try {
    const { headers: answered, response } = await google.signInSocial({
      body: {
        provider: 'google',
        callbackURL: `${publicUrl}/dashboard`,
        errorCallbackURL: `${publicUrl}/login`,
        disableRedirect: true,
      },
      headers,
      returnHeaders: true,
    })
    return { url: response.url!, cookies: answered.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    throw unreachable(services)
  }
}

function unreachable(services: Services): Refusal {
  reportProvider(services, 'google', 'unreachable')
  return new Refusal('unavailable', 'Signing in with Google is not possible at the moment.')
}
