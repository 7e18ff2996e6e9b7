import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hostCookie } from '#server/identity/auth/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { knowCustomer } from './knownCustomers.ts'
import { endSession, findSession, SESSION_DAYS } from './sessions.ts'

/** The name of the cookie, which only this host can set. */
export const sessionCookie = ({ publicUrl }: Pick<Services, 'publicUrl'>): string =>
  hostCookie(publicUrl, 'regulars_portal')

const attributes = (services: Services) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: services.publicUrl.startsWith('https:'),
})

/** Gives the browser its session in place of an earlier one, and makes the browser known to the customer. */
export async function keepSession(services: Services, c: Context<AppEnv>, token: string): Promise<void> {
  await endOwnSession(services, c)
  const session = await findSession(services.database.plain, token, services.clock.now())
  if (session) await knowCustomer(services, c, session)
  setCookie(c, sessionCookie(services), token, { ...attributes(services), maxAge: SESSION_DAYS * 86_400 })
}

export async function dropSession(services: Services, c: Context<AppEnv>): Promise<void> {
  await endOwnSession(services, c)
  deleteCookie(c, sessionCookie(services), attributes(services))
}

async function endOwnSession(services: Services, c: Context<AppEnv>): Promise<void> {
  const { database, clock } = services
  const token = getCookie(c, sessionCookie(services))
  const session = token ? await findSession(database.plain, token, clock.now()) : undefined
  if (!session) return
  await database.transaction({ businessId: session.business_id }, (tx) => endSession(tx, session))
}
