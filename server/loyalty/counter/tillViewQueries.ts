import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { type HeldReward, type ToldEntry, toldEntriesOf } from '#server/loyalty/ledger/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { customerRewards, rewards } from '#server/loyalty/rewards/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import type { Operation } from './undoQueries.ts'

/** As many as staff can read at a glance. */
const MOST_RECENT = 6

export type UnusedReward = { held: HeldReward /** The price that was paid for it. */; points: number | null }

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

/** Unused rewards, those that expire first on top. */
export const findUnused = (
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<UnusedReward[]> => unused(tx).execute({ businessId, customerId, now })

const offers = writtenOnce((tx) =>
  tx
    .select({
      id: rewards.id,
      program_id: rewards.program_id,
      name: rewards.name,
      description: rewards.description,
      points_price: sql<number>`${rewards.points_price}`.mapWith(Number),
      stock: rewards.stock,
    })
    .from(rewards)
    .where(
      and(
        eq(rewards.business_id, sql.placeholder('businessId')),
        eq(rewards.type, 'catalogue'),
        eq(rewards.active, true),
      ),
    )
    .orderBy(asc(rewards.points_price), asc(rewards.id))
    .prepare('offers'),
)

/** What the business sells for points, cheapest first, with what is sold out. */
export const findOffers = ({ tx, businessId }: BusinessContext) => offers(tx).execute({ businessId })

/** Of an operation; the answer that it keeps for its key is larger than all of these together. */
const shown = {
  id: operations.id,
  kind: operations.kind,
  customer_id: operations.customer_id,
  amount: operations.amount,
  staff_user_id: operations.staff_user_id,
  staff_name: operations.staff_name,
  created_at: operations.created_at,
}

export type RecentOperation = {
  operation: Pick<Operation, keyof typeof shown>
  undone: boolean
  /** Minor units that were refunded. */
  refunded: number
  entries: ToldEntry[]
}

/** The latest operations of the customer and of customers merged into them, newest first, without undos. */
export const findRecent = (
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<RecentOperation[]> =>
  tx
    .select({
      operation: shown,
      undone: sql<boolean>`exists (select from operations u
        where u.business_id = ${businessId} and u.reverses_id = operations.id)`,
      refunded: sql<number>`(select coalesce(-sum(r.amount), 0) from operations r
        where r.business_id = ${businessId} and r.refunds_id = operations.id)`.mapWith(Number),
      entries: toldEntriesOf('operations'),
    })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        inArray(operations.customer_id, customerIds),
        isNull(operations.reverses_id),
      ),
    )
    .orderBy(desc(operations.created_at), desc(operations.id))
    .limit(MOST_RECENT)
    .execute()
