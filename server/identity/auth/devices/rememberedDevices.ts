import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { Services } from '#server/services.ts'
import { hostCookie, hostCookieOptions } from '../cookies.ts'
import { forgetOldestDevices } from '../sessions/mostSessions.ts'
import { rememberedDevices } from '../tables.ts'

const DAYS = 30
const DAY_SECONDS = 24 * 60 * 60
const COOKIE = 'regulars.device'
/** The most people for whom a shared browser is remembered at the same time. */
const MOST = 5

/** The device cookie of a request's headers, for `isRemembered`. */
export function deviceCookieIn(headers: Headers | undefined, publicUrl: string): string | undefined {
  const name = hostCookie(publicUrl, COOKIE)
  return parse(headers?.get('cookie') ?? '', name)[name]
}

/** True if one of this browser's tokens was given to it for this person. */
export async function isRemembered(
  tx: Tx,
  now: Date,
  userId: string,
  deviceCookie: string | undefined,
): Promise<boolean> {
  const hashes = tokensIn(deviceCookie).map(hashToken)
  if (hashes.length === 0) return false
  const [found] = await tx
    .select({ id: rememberedDevices.id })
    .from(rememberedDevices)
    .where(
      and(
        eq(rememberedDevices.userId, userId),
        inArray(rememberedDevices.tokenHash, hashes),
        gt(rememberedDevices.expiresAt, now),
      ),
    )
  return found !== undefined
}

/** Remembers this browser for 30 days. It always gets a new token, because its old one may be somebody else's. */
export async function rememberDevice(
  { clock }: Services,
  tx: Tx,
  userId: string,
  device: { userAgent: string; address: string },
): Promise<string> {
  const token = secretToken()
  const now = clock.now()
  await tx.insert(rememberedDevices).values({
    id: newId(),
    userId,
    tokenHash: hashToken(token),
    userAgent: device.userAgent.slice(0, 500),
    ipAddress: device.address,
    expiresAt: new Date(now.getTime() + DAYS * DAY_SECONDS * 1000),
    createdAt: now,
  })
  await forgetOldestDevices(tx, userId)
  return token
}

/** Gives the browser its token, beside the tokens of other people who use it. */
export function keepDeviceToken(c: Context<AppEnv>, publicUrl: string, token: string): void {
  const name = hostCookie(publicUrl, COOKIE)
  const kept = [token, ...tokensIn(getCookie(c, name))].slice(0, MOST)
  setCookie(c, name, kept.join('.'), hostCookieOptions(publicUrl, DAYS * DAY_SECONDS))
}

const tokensIn = (cookie: string | undefined): string[] =>
  (cookie ?? '').split('.').filter(Boolean).slice(0, MOST)

/** The devices that are remembered for a person, the latest first. */
export const findDevices = (tx: Tx, now: Date, userId: string, most: number) =>
  tx
    .select()
    .from(rememberedDevices)
    .where(and(eq(rememberedDevices.userId, userId), gt(rememberedDevices.expiresAt, now)))
    .orderBy(desc(rememberedDevices.createdAt))
    .limit(most)

/** Forgets all devices of a person, who is then asked for the second factor on every one. */
export async function deleteDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(rememberedDevices).where(eq(rememberedDevices.userId, userId))
}

/**
 * Forgets one device.
 * @returns true if the device was there, and the person's
 */
export async function deleteDevice(tx: Tx, userId: string, deviceId: string): Promise<boolean> {
  const forgotten = await tx
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.id, deviceId), eq(rememberedDevices.userId, userId)))
    .returning({ id: rememberedDevices.id })
  return forgotten.length > 0
}

export async function deleteExpiredDevices(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rememberedDevices).where(lt(rememberedDevices.expiresAt, now))
}
