import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type AppEnv, type Caller, isElsewhere } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { sessionCookie } from './cookie.ts'
import { findSession } from './sessions.ts'

/** Reads the portal's cookie: the caller is a customer of one business, or anonymous. */
export function createIdentifyCustomer(services: Services) {
  const { database, clock } = services
  return async (c: Context<AppEnv>): Promise<Caller> => {
    const token = getCookie(c, sessionCookie(services))
    const session = token ? await findSession(database.reads, token, clock.now()) : undefined
    if (!session || isElsewhere(c, session.business_id)) return { kind: 'anonymous' }
    const { business_id: businessId, customer_id: customerId, session_id: sessionId } = session
    return { kind: 'customer', businessId, customerId, sessionId, standing: session.standing }
  }
}
