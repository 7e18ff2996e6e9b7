import type { BusinessContext } from '#server/platform/context/context.ts'
import {
  type AnswerOf,
  type Bindable,
  type Bound,
  binding,
  handle,
  type InputOf,
} from '#server/platform/http/index.ts'
import { limitRate, type RateLimit } from '#server/platform/rate-limits/index.ts'
import { inTurn } from './heavyReads.ts'
import { businessIdOf, inTransaction, type Services } from './services.ts'

/** A rate limit that is counted for each business, under a name of its own. */
export type BusinessLimit = RateLimit & { name: string }

/**
 * Answers a route by a verb, in one transaction of the caller's business. A GET only reads, and runs in turn if the
 * contract says so. The verb gets the request's input and returns what the contract makes or returns.
 * @param limit counted before the transaction, so that refused calls count too
 */
export function bind<R extends Bindable>(
  services: Services,
  route: R,
  verb: (ctx: BusinessContext, input: InputOf<R>) => Promise<AnswerOf<R>>,
  limit?: BusinessLimit,
): Bound<R> {
  const inOrder = route[binding].inTurn ? inTurn : inTransaction
  return handle(route, async (c, input) => {
    if (limit) await limitBusiness(services, businessIdOf(c), limit)
    return inOrder(services, c, (ctx: BusinessContext) => verb(ctx, input))
  })
}

/**
 * Counts a call, or all that it asks for at once.
 * @throws {Refusal} 'too_many_requests'
 */
export const limitBusiness = (
  { database, clock }: Services,
  businessId: string,
  limit: BusinessLimit,
  count = 1,
) => limitRate(database.plain, `${limit.name}:${businessId}`, limit, clock.now(), count)
