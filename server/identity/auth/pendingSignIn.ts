import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import { hostCookie, hostCookieOptions } from './cookies.ts'
import { deleteExpiredDevices } from './devices/rememberedDevices.ts'
import { SecondFactorNeeded } from './secondFactor.ts'
import { pendingSignIns } from './tables.ts'

const MINUTES = 10
const MOST_TRIES = 5
const COOKIE = 'regulars.pending'

/**
 * Gives this browser a pending sign-in when any way in, by an API call or by a provider's return page, asks for a
 * second factor. It can be completed within ten minutes.
 */
export function offerSecondFactor(services: Services): MiddlewareHandler<AppEnv> {
  const { publicUrl } = services
  return async (c, next) => {
    await next()
    if (!(c.error instanceof SecondFactorNeeded)) return
    if (!c.req.path.startsWith('/api/')) c.res = redirect(`${publicUrl}/login/two-factor`)
    const token = await holdSignIn(services, c.error.userId)
    setCookie(c, hostCookie(publicUrl, COOKIE), token, hostCookieOptions(publicUrl, MINUTES * 60))
  }
}

/** Builds the answer anew; `c.redirect` would keep the refusal's content type. */
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })

async function holdSignIn({ database, clock }: Services, userId: string): Promise<string> {
  const token = secretToken()
  const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000)
  await database.plain.insert(pendingSignIns).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

export const pendingTokenOf = (c: Context<AppEnv>, publicUrl: string): string =>
  getCookie(c, hostCookie(publicUrl, COOKIE)) ?? ''

export function dropPendingToken(c: Context<AppEnv>, publicUrl: string): void {
  deleteCookie(c, hostCookie(publicUrl, COOKIE), { path: '/', secure: publicUrl.startsWith('https:') })
}

export type PendingSignIn = { userId: string; expiresAt: Date }

/** The pending sign-in of a browser's token, while it is valid. */
export async function findPending(
  { database, clock }: Services,
  token: string,
): Promise<PendingSignIn | undefined> {
  const [found] = await database.plain.select().from(pendingSignIns).where(lasting(clock.now(), token))
  return found
}

/**
 * Counts a try before it is checked, so that tries at the same time all count.
 * @returns the number of tries left after this one
 * @throws {Refusal} 'conflict' if the sign-in is over
 */
export async function countTry({ database, clock }: Services, token: string): Promise<number> {
  const [counted] = await database.plain
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(and(lasting(clock.now(), token), lt(pendingSignIns.tries, MOST_TRIES)))
    .returning({ tries: pendingSignIns.tries })
  if (!counted) throw signInOver()
  return MOST_TRIES - counted.tries
}

/**
 * Uses up a pending sign-in, once. Of two requests at once one is too late.
 * @throws {Refusal} 'conflict' if the sign-in is over
 */
export async function usePending(tx: Tx, now: Date, token: string): Promise<void> {
  const used = await tx
    .delete(pendingSignIns)
    .where(lasting(now, token))
    .returning({ userId: pendingSignIns.userId })
  if (used.length === 0) throw signInOver()
}

export async function giveUpPending(tx: Tx, token: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, hashToken(token)))
}

/** Refusal of a sign-in that is over. Its details tell the screen to begin again instead of asking again. */
export const signInOver = () =>
  new Refusal('conflict', 'This sign-in is over. Please sign in again.', {
    details: { reason: 'sign-in over' },
  })

/** Ends a person's pending sign-ins. */
export async function endPending(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

/** Deletes expired rows: unfinished sign-ins, and devices that are no longer remembered. */
export async function forgetExpired({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.plain.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
  await deleteExpiredDevices(database.plain, now)
}

const lasting = (now: Date, token: string) =>
  and(eq(pendingSignIns.tokenHash, hashToken(token)), gt(pendingSignIns.expiresAt, now))
