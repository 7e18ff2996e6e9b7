import type { Context } from 'hono'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Own } from './confirmPin.ts'

/** The customer of a portal route: the permission admits nobody else. */
export function ownOf(c: Context<AppEnv>): Own {
  const { caller } = c.var
  if (caller.kind !== 'customer') throw new Error('a portal route was called by somebody else')
  return { businessId: caller.businessId, customerId: caller.customerId }
}
