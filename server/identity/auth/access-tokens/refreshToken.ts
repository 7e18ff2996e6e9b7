import { and, eq, gt, sql } from 'drizzle-orm'
import { sameText } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import { sessionEnd } from '../sessions/sessionEnd.ts'
import { session } from '../tables.ts'
import type { TokenBearer } from './accessToken.ts'
import { refreshTokens } from './tables.ts'

/** After a lost answer the same token may be sent again within this time, in milliseconds, with the same result. */
const RETRY_MS = 10_000

/** Stores the first refresh token of a session and returns it. */
export async function issueRefreshToken(
  { database, keyring, clock }: Services,
  sessionId: string,
): Promise<string> {
  await database.plain.insert(refreshTokens).values({ sessionId, generation: 1, rotatedAt: clock.now() })
  return tokenOf(keyring, sessionId, 1)
}

/**
 * Exchanges a refresh token, once, for the next one, and extends its session to `sessionSeconds` from now. A token used
 * a second time is known to two people, so its session ends. Undefined if the token is not valid.
 */
export function useRefreshToken(
  { database, keyring, clock }: Services,
  token: string,
  sessionSeconds: number,
): Promise<{ bearer: TokenBearer; refreshToken: string } | undefined> {
  const sent = readToken(keyring, token)
  if (!sent) return Promise.resolve(undefined)
  const { sessionId } = sent
  return database.transaction({}, async (tx) => {
    const now = clock.now()
    const [found] = await tx
      .select({
        userId: session.userId,
        generation: refreshTokens.generation,
        rotatedAt: refreshTokens.rotatedAt,
      })
      .from(refreshTokens)
      .innerJoin(session, eq(session.id, refreshTokens.sessionId))
      .where(and(eq(refreshTokens.sessionId, sessionId), gt(sessionEnd(false), sql`now()`)))
      .for('update')
    if (!found) return undefined
    const { userId, generation, rotatedAt } = found
    const isRetry = sent.generation === generation - 1 && now.getTime() - rotatedAt.getTime() <= RETRY_MS
    if (sent.generation !== generation && !isRetry) {
      await tx.delete(session).where(eq(session.id, sessionId))
      return undefined
    }
    const next = sent.generation + 1
    if (!isRetry) {
      await tx
        .update(refreshTokens)
        .set({ generation: next, rotatedAt: now })
        .where(eq(refreshTokens.sessionId, sessionId))
      await tx
        .update(session)
        .set({ expiresAt: new Date(now.getTime() + sessionSeconds * 1000), updatedAt: now })
        .where(eq(session.id, sessionId))
    }
    return { bearer: { userId, sessionId }, refreshToken: tokenOf(keyring, sessionId, next) }
  })
}

type Keyring = Services['keyring']

/** A signed token, which is not stored: a reader of the database can make none, and an old one is recognised. */
const tokenOf = (keyring: Keyring, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${keyring.hash(`refresh-token:${sessionId}.${generation}`)}`

function readToken(keyring: Keyring, token: string) {
  const [, sessionId, generation, signature] =
    /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  if (!sessionId || !signature) return undefined
  const isOurs = keyring
    .hashes(`refresh-token:${sessionId}.${generation}`)
    .some((hash) => sameText(hash, signature))
  return isOurs ? { sessionId, generation: Number(generation) } : undefined
}
