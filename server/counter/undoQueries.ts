import { and, desc, eq, exists, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HeldReward } from '#server/ledger/index.ts'
import { customerRewards, lotDraws, operations, redemptions, transactions } from '#server/ledger/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'

export type Operation = typeof operations.$inferSelect
export type LedgerEntry = typeof transactions.$inferSelect

/** A reward that a full card gave and that nobody used, with the entry that turned the card in. */
export type CardReward = { reward: HeldReward; turnedIn: LedgerEntry }

/** A reward that an operation used, and when it was used before, if it may be used often. */
export type Use = { redemptionId: string; reward: HeldReward; earlierUse: Date | null }

export async function findOperation(ctx: ShopContext, operationId: string): Promise<Operation | undefined> {
  const [operation] = await ctx.tx
    .select()
    .from(operations)
    .where(and(eq(operations.business_id, ctx.businessId), eq(operations.id, operationId)))
  return operation
}

export const findEntries = (ctx: ShopContext, operationId: string): Promise<LedgerEntry[]> =>
  ctx.tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.business_id, ctx.businessId), eq(transactions.operation_id, operationId)))
    .orderBy(transactions.id)
    .execute()

export async function isUndone(ctx: ShopContext, operationId: string): Promise<boolean> {
  const [reversal] = await ctx.tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.business_id, ctx.businessId), eq(operations.reverses_id, operationId)))
  return reversal !== undefined
}

export async function sumExpired(ctx: ShopContext, lotIds: string[]): Promise<Map<string, number>> {
  if (lotIds.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ lotId: lotDraws.lot_id, points: sql<number>`sum(${lotDraws.points})`.mapWith(Number) })
    .from(lotDraws)
    .innerJoin(
      transactions,
      and(eq(transactions.business_id, lotDraws.business_id), eq(transactions.id, lotDraws.transaction_id)),
    )
    .where(
      and(
        eq(lotDraws.business_id, ctx.businessId),
        inArray(lotDraws.lot_id, lotIds),
        eq(transactions.kind, 'expiration'),
      ),
    )
    .groupBy(lotDraws.lot_id)
  return new Map(rows.map(({ lotId, points }) => [lotId, points]))
}

export async function findExpiredCards(
  ctx: ShopContext,
  customerId: string,
  cards: string[],
): Promise<Set<string>> {
  if (cards.length === 0) return new Set()
  const rows = await ctx.tx
    .select({ cardId: transactions.card_id })
    .from(transactions)
    .where(
      and(
        eq(transactions.business_id, ctx.businessId),
        eq(transactions.customer_id, customerId),
        eq(transactions.kind, 'expiration'),
        inArray(transactions.card_id, cards),
      ),
    )
  return new Set(rows.map(({ cardId }) => cardId!))
}

export const findCaused = (ctx: ShopContext, operationId: string): Promise<HeldReward[]> =>
  ctx.tx
    .select()
    .from(customerRewards)
    .where(
      and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.operation_id, operationId)),
    )
    .orderBy(customerRewards.id)
    .execute()

export async function findUnusedCardRewards(
  ctx: ShopContext,
  customerId: string,
  operationId: string,
): Promise<CardReward[]> {
  return ctx.tx
    .select({ reward: customerRewards, turnedIn: transactions })
    .from(customerRewards)
    .innerJoin(
      transactions,
      and(
        eq(transactions.business_id, customerRewards.business_id),
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

export async function findUses(ctx: ShopContext, operationId: string): Promise<Use[]> {
  const other = alias(redemptions, 'other')
  const earlierUse = ctx.tx
    .select({ at: sql`max(${other.created_at})` })
    .from(other)
    .where(
      and(
        eq(other.business_id, redemptions.business_id),
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
        eq(customerRewards.business_id, redemptions.business_id),
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

export async function findLastVisit(
  ctx: ShopContext,
  customerId: string,
  operationId: string,
): Promise<Date | null> {
  const undo = alias(operations, 'undo')
  const undone = ctx.tx
    .select({ id: undo.id })
    .from(undo)
    .where(and(eq(undo.business_id, operations.business_id), eq(undo.reverses_id, operations.id)))
  const [visit] = await ctx.tx
    .select({ at: operations.created_at })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, ctx.businessId),
        eq(operations.customer_id, customerId),
        eq(operations.counts_as_visit, true),
        ne(operations.id, operationId),
        not(exists(undone)),
      ),
    )
    .orderBy(desc(operations.created_at))
    .limit(1)
  return visit?.at ?? null
}
