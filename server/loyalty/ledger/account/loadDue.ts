import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { customerRewards, lotDraws, pointLots } from '../tables.ts'
import type { HeldReward, Lot } from './account.ts'

/** Points drawn from a lot, less those returned since. */
export type Drawn = { lot: Lot; points: number }
export type DueReward = { reward: HeldReward; drawn: Drawn[] }
/** A customer's points and unused rewards that are past their date. */
export type Due = { lots: Lot[]; rewards: DueReward[] }

export const lotColumns = {
  id: pointLots.id,
  program_id: pointLots.program_id,
  remaining: pointLots.remaining,
  expires_at: pointLots.expires_at,
}

/** A customer's points and rewards that are past their date at a moment. */
export async function loadDue(ctx: BusinessContext, customerId: string, at: Date): Promise<Due> {
  const { tx, businessId } = ctx
  const [lots, rewards] = await Promise.all([
    tx
      .select(lotColumns)
      .from(pointLots)
      .where(
        and(
          eq(pointLots.business_id, businessId),
          eq(pointLots.customer_id, customerId),
          gt(pointLots.remaining, 0),
          lte(pointLots.expires_at, at),
        ),
      )
      .orderBy(asc(pointLots.expires_at), asc(pointLots.id)),
    tx
      .select()
      .from(customerRewards)
      .where(
        and(
          eq(customerRewards.business_id, businessId),
          eq(customerRewards.customer_id, customerId),
          eq(customerRewards.status, 'earned'),
          lte(customerRewards.expires_at, at),
        ),
      )
      .orderBy(asc(customerRewards.id)),
  ])
  const draws = await loadDraws(
    ctx,
    rewards.flatMap(({ paid_by }) => paid_by ?? []),
  )
  return {
    lots,
    rewards: rewards.map((reward) => ({ reward, drawn: draws.get(reward.paid_by ?? '') ?? [] })),
  }
}

/** Loads the points that each of these entries drew, by lot. */
export async function loadDraws(
  ctx: BusinessContext,
  transactionIds: string[],
): Promise<Map<string, Drawn[]>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await ctx.tx
    .select({
      transactionId: lotDraws.transaction_id,
      points: sql<number>`sum(${lotDraws.points})`.mapWith(Number),
      lot: lotColumns,
    })
    .from(lotDraws)
    .innerJoin(pointLots, and(eq(pointLots.business_id, ctx.businessId), eq(pointLots.id, lotDraws.lot_id)))
    .where(and(eq(lotDraws.business_id, ctx.businessId), inArray(lotDraws.transaction_id, transactionIds)))
    .groupBy(lotDraws.transaction_id, ...Object.values(lotColumns))
    .orderBy(asc(pointLots.id))
  const byEntry = Map.groupBy(rows, ({ transactionId }) => transactionId)
  return byEntry
}
