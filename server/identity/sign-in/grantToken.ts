import {
  ACCESS_SECONDS,
  issueRefreshToken,
  signAccessToken,
  type TokenBearer,
  useRefreshToken,
} from '#server/identity/auth/access-tokens/index.ts'
import {
  type Auth,
  findPerson,
  openedSession,
  SESSION_SECONDS,
  SecondFactorNeeded,
} from '#server/identity/auth/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { signIn } from './signIn.ts'

type Grant = {
  grantType: 'password' | 'refresh_token'
  email?: string | undefined
  password?: string | undefined
  refreshToken?: string | undefined
}

/**
 * Gives a caller without a browser an access token, and a refresh token for the next one. Behind them is a normal
 * session: it is in the list of sessions and ends like the others, and both tokens end with it.
 * @throws {Refusal} as `signIn`; 'forbidden' if a second factor would be needed; 'invalid' for an invalid refresh token
 * or a used one. A used one also ends its session, because somebody else must have had it.
 */
export async function grantToken(
  services: Services,
  auth: Auth,
  grant: Grant,
  headers: Headers,
  address: string,
) {
  const { bearer, refreshToken } =
    grant.grantType === 'password'
      ? await byPassword(services, auth, grant, headers, address)
      : await byRefreshToken(services, grant)
  const { id, email } = (await findPerson(services.database.plain, bearer.userId))!
  const { token, expiresAt } = await signAccessToken(services, bearer)
  return {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: ACCESS_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: { id, email },
  }
}

type Granted = { bearer: TokenBearer; refreshToken: string }

async function byPassword(
  services: Services,
  auth: Auth,
  { email, password }: Grant,
  headers: Headers,
  address: string,
): Promise<Granted> {
  if (!email || !password)
    throw invalidField(email ? 'password' : 'email', 'You must provide an email and a password')
  const { cookies } = await signIn(services, auth, { email, password }, headers, address).catch(
    inBrowsersAlone,
  )
  const opened = (await openedSession(services, auth, cookies))!
  const bearer = { userId: opened.userId, sessionId: opened.id }
  return { bearer, refreshToken: await issueRefreshToken(services, opened.id) }
}

function inBrowsersAlone(error: unknown): never {
  if (!(error instanceof SecondFactorNeeded)) throw error
  throw new Refusal('forbidden', 'This account signs in in two steps, which needs a browser. Use an API key.')
}

async function byRefreshToken(services: Services, { refreshToken: token }: Grant): Promise<Granted> {
  if (!token) throw invalidField('refresh_token', 'Refresh token is required')
  const granted = await useRefreshToken(services, token, SESSION_SECONDS)
  if (!granted) throw new Refusal('invalid', 'Invalid refresh token')
  return granted
}
