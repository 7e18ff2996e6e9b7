import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Clock } from '#server/platform/clock.ts'
import type { Actor, ShopContext } from '#server/platform/context.ts'
import { type Database, queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AppEnv, Caller } from '#server/platform/http/index.ts'
import { notAllowed, requestOrigin } from '#server/platform/http/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Keyring } from '#server/platform/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import type { TextLimits } from '#server/platform/textLimits.ts'

/** What the process has one of. main.ts makes it; routes and jobs turn it into a context for their verb. */
export type Services = {
  database: Database
  jobs: Jobs
  clock: Clock
  keyring: Keyring
  log: Log
  publicUrl: string
  textLimits: TextLimits
}

/**
 * Runs a verb for the shop of whoever called, in one transaction that is the request's. A GET only reads, and is not
 * let write by mistake; one that leaves a trace, as an export does, says so.
 */
export function inShop<T>(
  services: Services,
  c: Context<AppEnv>,
  work: (ctx: ShopContext) => Promise<T>,
  { readOnly = c.req.method === 'GET' } = {},
): Promise<T> {
  const { businessId, actor } = shopActor(c.var.caller)
  return services.database.transaction({ businessId, readOnly }, (tx) =>
    work(shopContext(services, tx, businessId, actor)),
  )
}

/** The same for jobs and for guests whose shop a code or link has named. */
export function inBusiness<T>(
  services: Services,
  businessId: string,
  actor: Actor,
  work: (ctx: ShopContext) => Promise<T>,
): Promise<T> {
  return services.database.transaction({ businessId }, (tx) =>
    work(shopContext(services, tx, businessId, actor)),
  )
}

type InShop = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** For rounds through every shop that is not erased, one after the other; `inShop` opens a transaction in it. */
export async function inEveryBusiness(
  { database }: Services,
  work: (businessId: string, inShop: InShop) => Promise<void>,
): Promise<void> {
  const shops = await queryRows<{ business_id: string }>(
    database.plain,
    sql`select business_id from list_workspaces()`,
  )
  for (const { business_id: businessId } of shops)
    await work(businessId, (inOne) => database.transaction({ businessId }, inOne))
}

export function shopContext(services: Services, tx: Tx, businessId: string, actor: Actor): ShopContext {
  const { jobs, clock, keyring, publicUrl, textLimits } = services
  const { address, device } = requestOrigin()
  return { businessId, actor, tx, now: clock.now(), address, device, jobs, keyring, publicUrl, textLimits }
}

function shopActor(caller: Caller): { businessId: string; actor: Actor } {
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
