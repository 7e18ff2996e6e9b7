import { sql } from 'drizzle-orm'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { forgetHabits } from './visitHabits.ts'

/**
 * A new visit needs nothing: a habit is known with the last visit up to which it was looked at. What an undo, a merge or an
 * erasure changed about earlier ones is found out anew.
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
