import { errors, jwtVerify, SignJWT } from 'jose'
import type { Services } from '#server/services.ts'
import { ACCESS_SECONDS, ALGORITHM, findPublicKey, presentKey } from './signingKeys.ts'

/** RFC 9068. With this type no other kind of signed token is ever accepted as an access token. */
const TYPE = 'at+jwt'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The caller and their session, and nothing that a database row could contradict later. */
export type TokenBearer = { userId: string; sessionId: string }

/** Signs a new token, and returns it with its expiry in seconds since 1970. */
export async function signAccessToken(
  services: Services,
  { userId, sessionId }: TokenBearer,
): Promise<{ token: string; expiresAt: number }> {
  const { id, privateKey } = await presentKey(services)
  const { publicUrl } = services
  const issuedAt = Math.floor(services.clock.now().getTime() / 1000)
  const expiresAt = issuedAt + ACCESS_SECONDS
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
    .setSubject(userId)
    .setIssuer(publicUrl)
    .setAudience(publicUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey)
  return { token, expiresAt }
}

/** Reads the owner of a token; undefined for anything but a valid token of ours. The session must still be checked. */
export async function readAccessToken(services: Services, token: string): Promise<TokenBearer | undefined> {
  const { clock, publicUrl } = services
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && uuid.test(kid) ? await findPublicKey(services, kid) : undefined
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: publicUrl,
        audience: publicUrl,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        maxTokenAge: ACCESS_SECONDS,
        // The clocks of two servers may differ.
        clockTolerance: 5,
        currentDate: clock.now(),
      },
    )
    const { sub, sid } = payload
    if (!sub || typeof sid !== 'string' || !uuid.test(sub) || !uuid.test(sid)) return undefined
    return { userId: sub, sessionId: sid }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
