import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HeldReward } from '#server/loyalty/ledger/index.ts'
import { customerRewards, redemptions, transactions } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { LedgerEntry } from './undoQueries.ts'

/** An unused reward of a full card, with the entry that exchanged the card for it. */
export type CardReward = { reward: HeldReward; turnedIn: LedgerEntry }

/** A reward that an operation used, and the time of its previous use, if it may be used often. */
export type Use = { redemptionId: string; reward: HeldReward; earlierUse: Date | null }

export const findCaused = (ctx: BusinessContext, operationId: string): Promise<HeldReward[]> =>
  ctx.tx
    .select()
    .from(customerRewards)
    .where(
      and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.operation_id, operationId)),
    )
    .orderBy(customerRewards.id)
    .execute()

export async function findUnusedCardRewards(
  ctx: BusinessContext,
  customerId: string,
  operationId: string,
): Promise<CardReward[]> {
  return ctx.tx
    .select({ reward: customerRewards, turnedIn: transactions })
    .from(customerRewards)
    .innerJoin(
      transactions,
      and(
        eq(transactions.business_id, ctx.businessId),
        eq(transactions.operation_id, customerRewards.operation_id),
        eq(transactions.customer_reward_id, customerRewards.id),
        eq(transactions.kind, 'redemption'),
      ),
    )
    .where(
      and(
        eq(customerRewards.business_id, ctx.businessId),
        eq(customerRewards.customer_id, customerId),
        eq(customerRewards.status, 'earned'),
        inArray(customerRewards.type, ['stamp_card', 'free_item']),
      ),
    )
    .orderBy(desc(sql`${customerRewards.operation_id} = ${operationId}`), desc(customerRewards.id))
}

export const findUnusedClaims = (ctx: BusinessContext, customerId: string): Promise<HeldReward[]> =>
  ctx.tx
    .select()
    .from(customerRewards)
    .where(
      and(
        eq(customerRewards.business_id, ctx.businessId),
        eq(customerRewards.customer_id, customerId),
        eq(customerRewards.status, 'earned'),
        isNotNull(customerRewards.paid_by),
      ),
    )
    .orderBy(desc(customerRewards.id))
    .execute()

export async function findUses(ctx: BusinessContext, operationId: string): Promise<Use[]> {
  const other = alias(redemptions, 'other')
  const earlierUse = ctx.tx
    .select({ at: sql`max(${other.created_at})` })
    .from(other)
    .where(
      and(
        eq(other.business_id, ctx.businessId),
        eq(other.customer_reward_id, redemptions.customer_reward_id),
        ne(other.id, redemptions.id),
        isNull(other.reversed_at),
      ),
    )
  return ctx.tx
    .select({
      redemptionId: redemptions.id,
      reward: customerRewards,
      earlierUse: sql`(${earlierUse})`.mapWith(redemptions.created_at),
    })
    .from(redemptions)
    .innerJoin(
      customerRewards,
      and(
        eq(customerRewards.business_id, ctx.businessId),
        eq(customerRewards.id, redemptions.customer_reward_id),
      ),
    )
    .where(
      and(
        eq(redemptions.business_id, ctx.businessId),
        eq(redemptions.operation_id, operationId),
        isNull(redemptions.reversed_at),
      ),
    )
}
