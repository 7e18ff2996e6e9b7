import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { bind } from '#server/bind.ts'
import { inTurn } from '#server/heavyReads.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, handle, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { addCustomerOnce } from './adding/addCustomerOnce.ts'
import * as contract from './contract.ts'
import { findCustomer } from './list/findCustomer.ts'
import { type CustomerSearch, countCustomers, listTagged, selectCustomers } from './list/listCustomers.ts'
import { stampedCustomers } from './list/stampQueries.ts'
import { provePhone } from './provePhone.ts'
import { viewCustomer } from './view.ts'

/** Functions of rooms that this one may not import; the composition passes them in. */
type Elsewhere = {
  /** Runs for everybody who joins. */
  welcome: (ctx: BusinessContext, customerId: string) => Promise<void>
  /** Counts a phone whose owner the caller learnt; refuses callers who learnt too many. */
  countFound: (ctx: BusinessContext, phone: string) => Promise<void>
  /**
   * A query of the ids of a segment's members.
   * @throws {Refusal} if there is no such segment
   */
  segmentMembers: (ctx: BusinessContext, segment: string) => Promise<SQL>
}

export function customerRoutes(services: Services, { welcome, countFound, segmentMembers }: Elsewhere) {
  const searchOf = async (ctx: BusinessContext, { spelling, segment, stamps, ...search }: Asked) => {
    const members = segment === undefined ? undefined : await segmentMembers(ctx, segment)
    const stamped = stamps && stampedCustomers(ctx, stamps)
    return {
      ...search,
      forgiving: spelling === 'forgiving',
      among: members && stamped ? sql`(${members}) intersect (${stamped})` : (members ?? stamped),
    }
  }
  /** A search by segment or stamps waits its turn: it reads much of the business's data. */
  const searching = <T>(c: Context<AppEnv>, asked: Asked, work: (ctx: BusinessContext) => Promise<T>) =>
    asked.segment === undefined && asked.stamps === undefined
      ? inTransaction(services, c, work)
      : inTurn(services, c, work)
  return newRoutes().openapiRoutes([
    handle(contract.addCustomer, async (c, { idempotencyKey, ...person }) => {
      const add = inTransaction(services, c, async (ctx) => {
        const added = await addCustomerOnce(ctx, person, idempotencyKey)
        if (!added.repeated) await welcome(ctx, added.customer.id)
        return added.customer
      })
      const customer = await add.catch(async (error) => {
        if (namesHolder(error)) await inTransaction(services, c, (ctx) => countFound(ctx, person.phone ?? ''))
        throw error
      })
      return viewCustomer(customer)
    }),
    handle(contract.listCustomers, (c, wanted) =>
      searching(c, wanted, async (ctx) => listTagged(ctx, { ...wanted, ...(await searchOf(ctx, wanted)) })),
    ),
    bind(services, contract.readCustomer, async (ctx, { customerId }) => {
      const customer = await findCustomer(ctx, customerId)
      return { ...viewCustomer(customer), version: customer.version }
    }),
    handle(contract.countCustomers, (c, asked) =>
      searching(c, asked, async (ctx) => countCustomers(ctx, await searchOf(ctx, asked))),
    ),
    handle(contract.selectCustomers, (c, asked) =>
      searching(c, asked, async (ctx) => selectCustomers(ctx, await searchOf(ctx, asked))),
    ),
    bind(services, contract.provePhone, async (ctx, wanted) => viewCustomer(await provePhone(ctx, wanted))),
  ])
}

/** A search as the query string of a request has it. */
type Asked = Omit<CustomerSearch, 'forgiving' | 'among'> & {
  spelling: string
  segment?: string | undefined
  stamps?: contract.StampFilter | undefined
}

/** True if a refusal names the customer who has the phone. */
const namesHolder = (error: unknown): boolean =>
  error instanceof Refusal && error.details?.customer !== undefined
