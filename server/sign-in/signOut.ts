import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type AppEnv, bearerToken } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { Auth } from './auth.ts'
import { setCookies } from './cookies.ts'
import { endSessions } from './endSessions.ts'
import { findSession } from './findSession.ts'
import { session } from './tables.ts'

export type SignOutScope = 'local' | 'others' | 'global'

/** Ends this session ('local'), every other one of the same person ('others'), or all of them ('global'). */
export async function signOut(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  scope: SignOutScope,
): Promise<void> {
  const { database } = services
  const isBearer = bearerToken(c) !== undefined
  if (scope !== 'local' || isBearer) {
    const found = await findSession(services, auth, c)
    if (found && scope !== 'local')
      await endSessions(database.plain, found.userId, { except: found.sessionId })
    if (found && isBearer && scope !== 'others')
      await database.plain.delete(session).where(eq(session.id, found.sessionId))
  }
  if (scope === 'others' || isBearer) return
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  setCookies(c, headers.getSetCookie())
}
