import { and, eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Tx } from '#server/platform/database/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken, type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import type { Auth } from '../auth.ts'
import { hostCookie, hostCookieOptions } from '../cookies.ts'
import { openedSession } from '../sessions/openedSession.ts'
import { account, user } from '../tables.ts'

// Wrong passwords typed by strangers must not lock an account's owner out. So a browser that has signed in before has
// its own count of tries, by a signed cookie for each account (OWASP, 'Slow Down Online Guessing Attacks with Device
// Cookies'). The cookie signs nobody in.

const DAYS = 180
const COOKIE = 'regulars.known'
/** The most people for whom a shared browser is known at the same time. */
const MOST = 5

/**
 * The count of tries for an address: that of this browser, if it has signed in to that account since the last password
 * change, otherwise that of all strangers together. It does not reveal the address.
 */
export async function triesBy(services: Services, email: string, headers: Headers): Promise<string> {
  const { database, keyring, publicUrl } = services
  const tokens = tokensIn(headers, publicUrl)
  const owner = tokens.length > 0 ? await findOwner(database.plain, eq(user.email, email)) : undefined
  const token = owner && tokens.find((one) => isOf(keyring, owner, one))
  return token ? `device:${hashToken(token)}` : triesByStrangers(keyring, email)
}

export const triesByStrangers = (keyring: Keyring, email: string): string => keyring.hash(email)

/** Makes this browser known after any sign-in. */
export function knowDevice(services: Services, auth: Auth): MiddlewareHandler<AppEnv> {
  const { database, keyring, publicUrl } = services
  const name = hostCookie(publicUrl, COOKIE)
  return async (c, next) => {
    await next()
    const opened = await openedSession(services, auth, c.res.headers.getSetCookie())
    const owner = opened && (await findOwner(database.plain, eq(user.id, opened.userId)))
    if (!owner) return
    const others = tokensIn(c.req.raw.headers, publicUrl).filter((token) => !isOf(keyring, owner, token))
    const kept = [newToken(keyring, owner), ...others].slice(0, MOST)
    setCookie(c, name, kept.join('~'), hostCookieOptions(publicUrl, DAYS * 24 * 60 * 60))
  }
}

type Owner = { id: string; password: string | null }

async function findOwner(tx: Tx, isThis: ReturnType<typeof eq>): Promise<Owner | undefined> {
  const [owner] = await tx
    .select({ id: user.id, password: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(isThis)
  return owner
}

/**
 * The part of the cookie that is signed. It includes the password's hash, so after a password change no browser is
 * known.
 */
const signedPart = ({ id, password }: Owner, nonce: string): string =>
  `known device:${nonce}:${id}:${password ?? ''}`

function newToken(keyring: Keyring, owner: Owner): string {
  const nonce = secretToken()
  return `${nonce}.${keyring.hash(signedPart(owner, nonce))}`
}

function isOf(keyring: Keyring, owner: Owner, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return keyring.hashes(signedPart(owner, nonce)).some((hash) => sameText(hash, signature))
}

function tokensIn(headers: Headers, publicUrl: string): string[] {
  const name = hostCookie(publicUrl, COOKIE)
  const value = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  return value.split('~').filter(Boolean).slice(0, MOST)
}
