import type { Context } from 'hono'
import type { ShopContext } from '#server/platform/context.ts'
import { speakFor } from '#server/platform/database/index.ts'
import { type AppEnv, notAllowed } from '#server/platform/http/index.ts'
import { type Services, shopContext } from '#server/services.ts'
import type { Admin } from './readUser.ts'
import { requireSuperAdmin } from './userQueries.ts'

/** One transaction in the caller's own name: the functions that look across shops ask who it is. */
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
 * Goes on within a shop: the transaction names it from here on, once it is sure that a super admin asks. To the shop it
 * is Regulars who acts; which of us it was stands in the platform's log.
 */
export async function enterShop(
  services: Services,
  { tx, now }: Admin,
  businessId: string,
): Promise<ShopContext> {
  await requireSuperAdmin(tx)
  await speakFor(tx, { businessId })
  // One request is one moment: what begins now holds in its own answer.
  return { ...shopContext(services, tx, businessId, { kind: 'system', name: 'platform' }), now }
}
