import type { Context } from 'hono'
import type { BusinessContext } from '#server/platform/context.ts'
import { speakFor } from '#server/platform/database/index.ts'
import { type AppEnv, notAllowed } from '#server/platform/http/index.ts'
import { businessContext, type Services } from '#server/services.ts'
import type { Admin } from './readUser.ts'
import { requireSuperAdmin } from './userQueries.ts'

/** One transaction in the caller's own name: the functions that look across businesses ask who it is. */
export function asAdmin<T>(
  { database, clock }: Services,
  c: Context<AppEnv>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const { caller } = c.var
  if (caller.kind !== 'member' && caller.kind !== 'user') throw notAllowed()
  const { userId } = caller
  return database.transaction({ userId }, (tx) => work({ tx, userId, now: clock.now() }))
}

/**
 * Goes on within a business: the transaction names it from here on, once it is sure that a super admin asks. To the business it
 * is Regulars who acts; which of us it was stands in the platform's log.
 */
export async function enterBusiness(
  services: Services,
  { tx, now }: Admin,
  businessId: string,
): Promise<BusinessContext> {
  await requireSuperAdmin(tx)
  await speakFor(tx, { businessId })
  // One request is one moment: what begins now holds in its own answer.
  return { ...businessContext(services, tx, businessId, { kind: 'system', name: 'platform' }), now }
}
