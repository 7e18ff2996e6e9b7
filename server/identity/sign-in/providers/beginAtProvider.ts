import { isAPIError } from 'better-auth/api'
import type { Auth } from '#server/identity/auth/index.ts'
import type { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { reportProvider } from './reportProvider.ts'

type Api = NonNullable<Awaited<ReturnType<Auth['google']>>>

/**
 * Begins a sign-in at a provider that may not answer. Both addresses of the way back are fixed.
 * @throws {Refusal} `unreachable`, told to the operator, if the provider could not be reached
 */
export async function beginAtProvider(
  services: Services,
  provider: string,
  reach: () => Promise<Api | null | undefined>,
  { headers, unreachable }: { headers: Headers; unreachable: () => Refusal },
) {
  const { publicUrl } = services
  const fails = (): Refusal => {
    reportProvider(services, provider, 'unreachable')
    return unreachable()
  }
  const api = await reach()
  if (!api) throw fails()
  try {
    const { headers: answered, response } = await api.signInSocial({
      body: {
        provider,
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
    throw fails()
  }
}
