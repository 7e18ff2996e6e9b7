import type { Context } from 'hono'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { sqlState } from '#server/platform/database/index.ts'
import { type AppEnv, type Caller, requestLanguage } from '#server/platform/http/index.ts'
import { tooLate } from '#server/platform/rate-limits/turns.ts'
import { businessActor, businessContext, type Services } from '#server/services.ts'

/** PostgreSQL's query_canceled: the statement took longer than a heavy read may. */
const CANCELED = '57014'
/** PostgreSQL's lock_not_available: another server reads for the same business, and took longer than one waits. */
const STILL_READ_ELSEWHERE = '55P03'

/**
 * `inTransaction` for reads of much of a business: on connections of their own, one at a time for each business in all
 * servers together, under a time-out. Waiting calls with the same rights for the same address and body share one answer,
 * if it is read in the same language, so `work` must not depend on the caller beyond their role. Pass `shared: false` if
 * it does, or if one call makes several reads.
 * @throws {Refusal} 'too_many_requests' or 'unavailable' if too many reads wait, or a statement takes too long
 */
export async function inTurn<T>(
  services: Services,
  c: Context<AppEnv>,
  work: (ctx: BusinessContext) => Promise<T>,
  { shared = true, patient = false } = {},
): Promise<T> {
  const { database, turns } = services
  const { businessId, actor } = businessActor(c.var.caller)
  const name = shared ? await nameOf(c) : null
  return turns
    .take(
      businessId,
      name,
      () =>
        database.transaction({ businessId, readOnly: true, heavy: patient ? 'patient' : true }, (tx) =>
          work(businessContext(services, tx, businessId, actor)),
        ),
      patient,
    )
    .catch(tellTooLong)
}

/**
 * The transactions of a download, one for each page. The first may be refused, while a refusal can still be sent; a
 * file that has begun waits for its turns, and breaks off once its reader may no longer have it.
 */
export function pagesInTurn(services: Services, c: Context<AppEnv>) {
  let begun = false
  return async <T>(work: (ctx: BusinessContext) => Promise<T>): Promise<T> => {
    const patient = begun
    begun = true
    if (patient) await c.var.confirmCaller()
    return inTurn(services, c, work, { shared: false, patient })
  }
}

export function tellTooLong(error: unknown): never {
  const state = sqlState(error)
  if (state === STILL_READ_ELSEWHERE) throw tooLate()
  if (state !== CANCELED) throw error
  throw new Refusal(
    'unavailable',
    'This takes too long to work out at the moment. Please try again in a minute.',
    { retryAfter: 60 },
  )
}

/** The name under which calls share an answer: it is equal for the same rights, language, address and body. */
async function nameOf(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url)
  const body = c.req.method === 'GET' ? '' : await c.req.text()
  return JSON.stringify([rightsOf(c.var.caller), requestLanguage(), c.req.method, pathname, search, body])
}

function rightsOf(caller: Caller): unknown[] {
  if (caller.kind !== 'member') return [caller.kind]
  return [caller.kind, caller.role, caller.impersonation !== null, caller.sharedTill !== null]
}
