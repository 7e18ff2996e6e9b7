import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { type Database, queryRows, type Scope, type Tx } from '#server/platform/database/index.ts'
import type { AppEnv, Caller } from '#server/platform/http/index.ts'
import { notAllowed, requestLanguage, requestOrigin } from '#server/platform/http/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Turns } from '#server/platform/rate-limits/turns.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { Clock } from '#server/platform/time/clock.ts'

/**
 * The services of the process. server/commands/openServices.ts makes them; routes and jobs turn them into a context for
 * their verb. A room declares what its own verbs need besides.
 */
export interface Services {
  database: Database
  /** The line in which heavy reads wait for their connections. */
  turns: Turns
  jobs: Jobs
  clock: Clock
  keyring: Keyring
  log: Log
  publicUrl: string
  /** True if the installation has a provider of texts. */
  canText: boolean
}

/**
 * Runs a verb for the caller's business, in one transaction for the request. A GET only reads, so that it cannot write
 * by mistake; a GET that writes an entry, as an export does, passes `readOnly: false`. In an impersonation nothing is
 * written at all.
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

/** `inTransaction` for jobs, and for customers whose business a code or link has named. */
export function inBusiness<T>(
  services: Services,
  businessId: string,
  actor: Actor,
  work: (ctx: BusinessContext) => Promise<T>,
  limits: Pick<Scope, 'lockMs'> = {},
): Promise<T> {
  return services.database.transaction({ businessId, ...limits }, (tx) =>
    work(businessContext(services, tx, businessId, actor)),
  )
}

/**
 * Makes a round through the businesses for which something is due. Each has its own transactions, and a failed one does
 * not delay the others.
 * @throws {AggregateError} with `what` was due, after all have had their turn: the next round tries the failed ones
 * again.
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
 * The businesses that are not erased and on whose clock it is time. A business whose zone cannot be read is left out
 * and named in the log, so it does not keep the others from their round.
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

/**
 * Makes a round through every business that is not erased, as forEachDue does; `inTransaction` opens a transaction in
 * the business.
 */
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
  const { jobs, clock, keyring, publicUrl, canText, textLimits } = services
  const { address, device } = requestOrigin()
  const now = clock.now()
  const language = requestLanguage()
  return {
    businessId,
    actor,
    tx,
    now,
    address,
    device,
    language,
    jobs,
    keyring,
    publicUrl,
    canText,
    textLimits,
  }
}

/**
 * The caller's business, for limits that are counted outside of its transaction. @throws {Refusal} for a caller without
 * one
 */
export const businessIdOf = (c: Context<AppEnv>): string => businessActor(c.var.caller).businessId

export function businessActor(caller: Caller): { businessId: string; actor: Actor } {
  if (caller.kind === 'member') {
    const { businessId, userId, name, role } = caller
    return { businessId, actor: { kind: 'member', userId, name, role } }
  }
  if (caller.kind === 'key') {
    const { businessId, keyId, name, scopes } = caller
    return { businessId, actor: { kind: 'key', keyId, name, scopes } }
  }
  if (caller.kind === 'customer') {
    return { businessId: caller.businessId, actor: { kind: 'customer', customerId: caller.customerId } }
  }
  throw notAllowed()
}
