import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type DescribedEntry, describedEntriesOf, type HeldReward } from '#server/loyalty/ledger/index.ts'
import { customerRewards, transactions } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, writtenOnce } from '#server/platform/database/index.ts'
import type { Operation } from '../undo/undoQueries.ts'

/** As many operations as staff can read at a glance. */
const MOST_RECENT = 6

export type UnusedReward = {
  held: HeldReward
  /** Points of the entry that paid for it, below 0; null if it was not bought with points. */
  points: number | null
}

const unused = writtenOnce((tx) =>
  tx
    .select({ held: customerRewards, points: transactions.points })
    .from(customerRewards)
    .leftJoin(
      transactions,
      and(
        eq(transactions.business_id, sql.placeholder('businessId')),
        eq(transactions.id, customerRewards.paid_by),
      ),
    )
    .where(
      and(
        eq(customerRewards.business_id, sql.placeholder('businessId')),
        eq(customerRewards.customer_id, sql.placeholder('customerId')),
        eq(customerRewards.status, 'earned'),
        or(isNull(customerRewards.expires_at), gt(customerRewards.expires_at, sql.placeholder('now'))),
      ),
    )
    .orderBy(sql`${customerRewards.expires_at} asc nulls last`, asc(customerRewards.id))
    .prepare('unused_rewards'),
)

/** Unused rewards, the first to expire on top. */
export const findUnused = (
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<UnusedReward[]> => unused(tx).execute({ businessId, customerId, now })

type Row = Pick<
  Operation,
  | 'id'
  | 'kind'
  | 'customer_id'
  | 'amount'
  | 'counts_as_visit'
  | 'staff_user_id'
  | 'staff_name'
  | 'happened_at'
  | 'created_at'
>

export type RecentOperation = {
  operation: Row
  undone: boolean
  /** Minor units that were refunded. */
  refunded: number
  entries: DescribedEntry[]
}

type FoundRow = Row & Pick<RecentOperation, 'undone' | 'refunded' | 'entries'>

/**
 * The latest operations of the customer and of customers merged into them, newest first, without undos. The query reads
 * each record by itself, and only its newest operations: a regular has hundreds.
 */
export async function findRecent(
  { tx, businessId }: BusinessContext,
  customerId: string,
): Promise<RecentOperation[]> {
  const newest = sql`order by created_at desc, id desc limit ${sql.raw(String(MOST_RECENT))}`
  const rows = await queryRows<FoundRow>(
    tx,
    sql`
      select o.id, o.kind, o.customer_id, o.amount::float8 as amount, o.counts_as_visit, o.staff_user_id, o.staff_name,
        o.happened_at, o.created_at,
        exists (select 1 from operations u where u.business_id = ${businessId} and u.reverses_id = o.id) as undone,
        (select coalesce(-sum(r.amount), 0)::float8 from operations r
          where r.business_id = ${businessId} and r.refunds_id = o.id) as refunded,
        ${describedEntriesOf('o', businessId)} as entries
      from (
        select found.* from (
          select ${customerId}::uuid as id
          union all
          select id from customers where business_id = ${businessId} and merged_into = ${customerId}::uuid
        ) record
        cross join lateral (
          select * from operations
          where business_id = ${businessId} and customer_id = record.id and reverses_id is null
          ${newest}
        ) found
        ${newest}
      ) o
      order by o.created_at desc, o.id desc`,
  )
  return rows.map(({ undone, refunded, entries, ...operation }) => ({
    operation: {
      ...operation,
      happened_at: operation.happened_at && new Date(operation.happened_at),
      created_at: new Date(operation.created_at),
    },
    undone,
    refunded,
    entries,
  }))
}
