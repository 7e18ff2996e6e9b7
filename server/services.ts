import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import type { Log } from '#server/platform/context/log.ts'
import { type Database, queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AppEnv, Caller } from '#server/platform/http/index.ts'
import { notAllowed, requestOrigin } from '#server/platform/http/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { Clock } from '#server/platform/time/clock.ts'

/**
 * What the process has one of. main.ts makes it; routes and jobs turn it into a context for their verb. A room adds what its
 * own verbs need by declaring it.
 */
export interface Services {
  database: Database
  jobs: Jobs
  clock: Clock
  keyring: Keyring
  log: Log
  publicUrl: string
}

/**
 * Runs a verb for the business of whoever called, in one transaction that is the request's. A GET only reads, and is not
 * let write by mistake; one that leaves a trace, as an export does, says so. In a look nothing writes at all.
 */
export function inTransaction<T>(
  services: Services,
  c: Context<AppEnv>,
  work: (ctx: BusinessContext) => Promise<T>,
  { readOnly = c.req.method === 'GET' } = {},
): Promise<T> {
  const { caller } = c.var
  const { businessId, actor } = businessActor(caller)
  const isImpersonating = caller.kind === 'member' && caller.impersonation !== null
  return services.database.transaction({ businessId, readOnly: readOnly || isImpersonating }, (tx) =>
    work(businessContext(services, tx, businessId, actor)),
  )
}

/** The same for jobs and for customers whose business a code or link has named. */
export function inBusiness<T>(
  services: Services,
  businessId: string,
  actor: Actor,
  work: (ctx: BusinessContext) => Promise<T>,
): Promise<T> {
  return services.database.transaction({ businessId }, (tx) =>
    work(businessContext(services, tx, businessId, actor)),
  )
}

/**
 * For rounds through the businesses for which something is due: each has its own transactions, and a failed one
 * does not delay the others.
 * @throws {AggregateError} with `what` was due, after all have had their turn: the next round tries those again.
 */
export async function forEachDue<Due extends { business_id: string }>(
  due: Due[],
  what: string,
  work: (businessId: string, one: Due) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = []
  for (const one of due) {
    const { business_id: businessId } = one
    await work(businessId, one).catch((cause) =>
      failures.push(new Error(`business ${businessId}`, { cause })),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`)
}

/**
 * The businesses that are not erased and at whose clock it is time. One whose zone nobody can read is left out, and named
 * in the log: it does not keep the others from their round.
 */
export async function businessesWhere(
  { database, log }: Pick<Services, 'database' | 'log'>,
  isTime: (timeZone: string) => boolean,
): Promise<{ business_id: string }[]> {
  const all = await queryRows<{ business_id: string; time_zone: string }>(
    database.plain,
    sql`select business_id, time_zone from list_businesses()`,
  )
  return all.filter(({ business_id: business, time_zone }) => {
    try {
      return isTime(time_zone)
    } catch (error) {
      log.error({ err: error, business, zone: time_zone }, 'business left out of a round')
      return false
    }
  })
}

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** For rounds through every business that is not erased, as forEachDue; `inTransaction` opens a transaction in it. */
export async function inEveryBusiness(
  { database }: Pick<Services, 'database'>,
  work: (businessId: string, inTransaction: InTransaction) => Promise<void>,
): Promise<void> {
  const businesses = await queryRows<{ business_id: string }>(
    database.plain,
    sql`select business_id from list_businesses()`,
  )
  await forEachDue(businesses, 'businesses', (businessId) =>
    work(businessId, (inOne) => database.transaction({ businessId }, inOne)),
  )
}

export function businessContext(
  services: Services,
  tx: Tx,
  businessId: string,
  actor: Actor,
): BusinessContext {
  const { jobs, clock, keyring, publicUrl, textLimits } = services
  const { address, device } = requestOrigin()
  return { businessId, actor, tx, now: clock.now(), address, device, jobs, keyring, publicUrl, textLimits }
}

/** Of whoever called, for limits that are counted outside of its transaction. @throws {Refusal} for who has none */
export const businessIdOf = (c: Context<AppEnv>): string => businessActor(c.var.caller).businessId

export function businessActor(caller: Caller): { businessId: string; actor: Actor } {
  if (caller.kind === 'member') {
    const { businessId, userId, name, role } = caller
    return { businessId, actor: { kind: 'member', userId, name, role } }
  }
  if (caller.kind === 'key') {
    const { businessId, keyId, name } = caller
    return { businessId, actor: { kind: 'key', keyId, name } }
  }
  if (caller.kind === 'customer') {
    return { businessId: caller.businessId, actor: { kind: 'customer', customerId: caller.customerId } }
  }
  throw notAllowed()
}
