import type { Context } from 'hono'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { deleteSession, endSessions, setCookies } from '#server/identity/auth/index.ts'
import { findSession } from '#server/identity/sessions/index.ts'
import { type AppEnv, bearerToken, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'

export type SignOutScope = 'local' | 'others' | 'global'

/** Ends this session ('local'), every other one of the same person ('others'), or all of them ('global'). */
export async function signOut(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  scope: SignOutScope,
): Promise<void> {
  const { database, clock } = services
  const isBearer = bearerToken(c) !== undefined
  const found = await findSession(services, auth, c)
  await database.transaction({}, async (tx) => {
    if (found) {
      const { userId, sessionId, activeBusinessId: businessId } = found
      // The person who set up a shared till is elsewhere, and is not the one who signs out here.
      if (found.sharedTill && scope !== 'local') throw notAllowed()
      if (scope !== 'local') await endSessions(tx, userId, { except: sessionId })
      const action = scope === 'others' ? 'session_ended' : 'signed_out'
      await recordAccountAct(tx, clock.now(), { userId, action, businessId })
    }
    if (scope === 'others') return
    if (isBearer) {
      if (found) await deleteSession(tx, found.sessionId)
      return
    }
    const { headers } = await auth.within(tx, () =>
      auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }),
    )
    setCookies(c, headers.getSetCookie())
  })
}
