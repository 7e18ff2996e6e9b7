import type { Context } from 'hono'
import { tellTooLong } from '#server/heavyReads.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { speakFor } from '#server/platform/database/index.ts'
import {
  type AnswerOf,
  type AppEnv,
  type Bindable,
  type Bound,
  binding,
  handle,
  type InputOf,
  notAllowed,
} from '#server/platform/http/index.ts'
import { businessContext, type Services } from '#server/services.ts'
import type { Admin } from './users/readUser.ts'
import { requireSuperAdmin } from './users/userQueries.ts'

/** Runs a transaction in the caller's own name: the functions that read across businesses check who it is. */
export function asAdmin<T>(
  { database, clock }: Services,
  c: Context<AppEnv>,
  work: (admin: Admin) => Promise<T>,
  heavy = false,
): Promise<T> {
  const { caller } = c.var
  if (caller.kind !== 'member' && caller.kind !== 'user') throw notAllowed()
  const { userId } = caller
  return database.transaction({ userId, heavy }, (tx) => work({ tx, userId, now: clock.now() }))
}

/**
 * `asAdmin` for figures of the whole platform, in turn and on the connections of heavy reads. All super admins
 * together wait like one business.
 */
const asAdminInTurn = <T>(
  services: Services,
  c: Context<AppEnv>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> =>
  services.turns.take('platform', null, () => asAdmin(services, c, work, true)).catch(tellTooLong)

/** `bind` for super admins, in the caller's own name; in turn if the contract says so. */
export const bindAdmin = <R extends Bindable>(
  services: Services,
  route: R,
  verb: (admin: Admin, input: InputOf<R>) => Promise<AnswerOf<R>>,
): Bound<R> =>
  handle(route, (c, input) => {
    const inOrder = route[binding].inTurn ? asAdminInTurn : asAdmin
    return inOrder(services, c, (admin: Admin) => verb(admin, input))
  })

/**
 * Runs an act, and then reads its result in a transaction of its own: functions that look at all businesses must
 * not be called in a transaction that has written to one.
 */
export async function actAsAdmin<T>(
  services: Services,
  c: Context<AppEnv>,
  act: (admin: Admin) => Promise<void>,
  look: (admin: Admin) => Promise<T>,
): Promise<T> {
  await asAdmin(services, c, act)
  return asAdmin(services, c, look)
}

/**
 * Continues inside a business: the transaction names it from here on, after checking that the caller is a super
 * admin. The business's log shows Regulars as the actor; the platform's log says which super admin it was.
 */
export async function enterBusiness(
  services: Services,
  { tx, now }: Admin,
  businessId: string,
): Promise<BusinessContext> {
  await requireSuperAdmin(tx)
  await speakFor(tx, { businessId })
  // One request has one time, so a grant that begins now already counts in the request's own answer.
  return { ...businessContext(services, tx, businessId, { kind: 'system', name: 'platform' }), now }
}
