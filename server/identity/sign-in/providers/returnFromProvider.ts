import type { Context } from 'hono'
import { recordFailedSignIn } from '#server/businesses/audit/index.ts'
import type { ProviderApi } from '#server/identity/auth/index.ts'
import {
  findByAddress,
  findLinked,
  hearClaim,
  type ProviderClaim,
  requestHeaders,
} from '#server/identity/auth/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { addAttempt } from '#server/platform/rate-limits/attempts.ts'
import type { Services } from '#server/services.ts'
import { reportProvider } from './reportProvider.ts'

/** Recorded failures of one account in a quarter of an hour, as many as of a password. */
const MOST_WRITTEN = 10
const QUARTER_HOUR = 900

/**
 * Completes a sign-in at a provider's return address: better-auth checks the state, the code and the id_token, and
 * signs in. A refusal of a person with an account is recorded.
 * @param providerId as better-auth knows it
 */
export async function returnFromProvider(
  services: Services,
  c: Context<AppEnv>,
  { api, providerId }: { api: ProviderApi; providerId: string },
): Promise<{ cookies: string[]; location: string }> {
  const { publicUrl } = services
  const { result: answer, claim } = await hearClaim(() =>
    api.callbackOAuth({
      params: { id: providerId },
      query: c.req.query(),
      headers: requestHeaders(c),
      method: 'GET',
      asResponse: true,
    }),
  )
  const location = landing(publicUrl, answer.headers.get('location'))
  const error = new URL(location).searchParams.get('error')
  reportProvider(services, providerId, error)
  if (claim && error) await recordKeptOut(services, providerId, claim)
  return { cookies: answer.headers.getSetCookie(), location }
}

async function recordKeptOut({ database, clock }: Services, providerId: string, claim: ProviderClaim) {
  const { plain } = database
  const userId = await findClaimed(plain, providerId, claim)
  if (!userId) return
  // A company's provider can name any address as often as it likes.
  const { count } = await addAttempt(plain, `kept-out:${userId}`, QUARTER_HOUR, clock.now())
  if (count > MOST_WRITTEN) return
  const way = providerId === 'google' ? 'google' : 'sso'
  await recordFailedSignIn(plain, clock.now(), { way, userId })
}

/** The account that a provider's claim is about: the one that it already opens, or else the one with the address. */
async function findClaimed(
  plain: Tx,
  providerId: string,
  { subject, email }: ProviderClaim,
): Promise<string | undefined> {
  const linked = await findLinked(plain, providerId, subject)
  return linked ?? (await findByAddress(plain, email.toLowerCase()))?.id
}

/** The page for the result. Our own page gets only a short code for a failure; the provider's text is dropped. */
function landing(publicUrl: string, location: string | null): string {
  const target = new URL(location ?? '/login?error=failed', publicUrl)
  const error = target.searchParams.get('error')
  if (!error && target.origin === new URL(publicUrl).origin) return target.href
  return `${publicUrl}/login?error=${encodeURIComponent((error ?? 'failed').slice(0, 60))}`
}
