import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { HeldReward } from '../account/account.ts'
import { customerRewards } from '../tables.ts'

export type RewardNumbers = {
  /** Rewards given so far; voided and cancelled ones don't count. */
  issued: number
  /** Unused rewards. */
  waiting: number
  redeemed: number
}

/** A reward by the code on the customer's phone, in any case and with spaces or hyphens. */
export async function findHeldByCode(ctx: BusinessContext, code: string): Promise<HeldReward | undefined> {
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  const [held] = await ctx.tx
    .select()
    .from(customerRewards)
    .where(and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.redemption_code, plain)))
    .execute()
  return held
}

/** The rewards among these that are not used yet. */
export const findWaiting = ({ tx, businessId }: BusinessContext, ids: string[]): Promise<HeldReward[]> =>
  tx
    .select()
    .from(customerRewards)
    .where(
      and(
        eq(customerRewards.business_id, businessId),
        inArray(customerRewards.id, ids),
        eq(customerRewards.status, 'earned'),
      ),
    )

export async function findHeldById(ctx: BusinessContext, id: string): Promise<HeldReward | undefined> {
  const [held] = await ctx.tx
    .select()
    .from(customerRewards)
    .where(and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.id, id)))
    .execute()
  return held
}

/** Counts by reward what customers got. Rewards that nobody got are left out. */
export async function countByReward(ctx: BusinessContext): Promise<Map<string, RewardNumbers>> {
  const having = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`
  const { status, redeemed_at } = customerRewards
  const rows = await ctx.tx
    .select({
      rewardId: customerRewards.reward_id,
      issued: having(sql`${status} <> 'void'`).mapWith(Number),
      waiting: having(sql`${status} = 'earned'`).mapWith(Number),
      redeemed: having(sql`${redeemed_at} is not null`).mapWith(Number),
    })
    .from(customerRewards)
    .where(eq(customerRewards.business_id, ctx.businessId))
    .groupBy(customerRewards.reward_id)
  return new Map(rows.map(({ rewardId, ...numbers }) => [rewardId, numbers]))
}
