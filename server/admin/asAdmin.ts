import type { Context } from 'hono'
import { type AppEnv, notAllowed } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from './readUser.ts'

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
