import type { Context } from 'hono'
import { type AppEnv, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { Auth } from './auth.ts'
import { setCookies } from './cookies.ts'
import { endSessions } from './endSessions.ts'
import { findSession } from './findSession.ts'

export type SignOutScope = 'local' | 'others' | 'global'

/** Ends this session ('local'), every other one of the same person ('others'), or all of them ('global'). */
export async function signOut(
  { database }: Services,
  auth: Auth,
  c: Context<AppEnv>,
  scope: SignOutScope,
): Promise<void> {
  if (scope !== 'local') {
    const found = await findSession(database.plain, auth, c)
    // Whoever signed it in elsewhere is not the one who signs out here.
    if (found?.sharedTill) throw notAllowed()
    if (found) await endSessions(database.plain, found.userId, { except: found.sessionId })
  }
  if (scope === 'others') return
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  setCookies(c, headers.getSetCookie())
}
