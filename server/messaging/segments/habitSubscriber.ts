import { sql } from 'drizzle-orm'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { forgetHabits } from './visitHabits.ts'

/**
 * Forgets habits after an undo, a merge or an erasure, which change earlier visits; they are computed anew. A new visit
 * needs nothing: a habit is stored with the last visit for which it was computed.
 */
export const habitSubscriber = {
  types: ['operation.recorded', 'customer.merged', 'customer.erased'],
  async handleTogether(ctx, happened) {
    const people = [
      ...idsOf(happened, 'customer.merged').flatMap(({ customer_id, merged_id }) => [customer_id, merged_id]),
      ...idsOf(happened, 'customer.erased').map(({ customer_id }) => customer_id),
    ]
    if (people.length > 0) await forgetHabits(ctx, sql`select unnest(${sql.param(people)}::uuid[])`)
    const recorded = idsOf(happened, 'operation.recorded').map(({ operation_id }) => operation_id)
    if (recorded.length > 0)
      await forgetHabits(
        ctx,
        sql`select customer_id from operations
          where business_id = ${ctx.businessId}::uuid and id = any(${sql.param(recorded)}::uuid[]) and reverses_id is not null`,
      )
  },
} satisfies Subscriber
