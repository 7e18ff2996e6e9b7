import { and, asc, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { customerRewards, rewards } from './tables.ts'

export type Reward = typeof rewards.$inferSelect

export type RewardNumbers = {
  /** Given so far; voided and cancelled ones don't count. */
  issued: number
  /** Unused ones. */
  waiting: number
  redeemed: number
}

const oneReward = (ctx: BusinessContext, rewardId: string) =>
  and(eq(rewards.business_id, ctx.businessId), eq(rewards.id, rewardId))

export async function findReward(ctx: BusinessContext, rewardId: string): Promise<Reward | undefined> {
  const [reward] = await ctx.tx.select().from(rewards).where(oneReward(ctx, rewardId)).execute()
  return reward
}

export const findRewards = (ctx: BusinessContext, programId?: string): Promise<Reward[]> =>
  ctx.tx
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.business_id, ctx.businessId),
        programId === undefined ? undefined : eq(rewards.program_id, programId),
      ),
    )
    .orderBy(asc(rewards.points_price), asc(rewards.created_at), asc(rewards.id))
    .execute()

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

export async function findRewardByKey(ctx: BusinessContext, key: string): Promise<Reward | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.business_id, ctx.businessId), eq(rewards.idempotency_key, key)))
  return found
}

/** How many rewards the catalogue shows, and how many it ever had. */
export async function countCatalogue({ tx, businessId }: BusinessContext) {
  const own = and(eq(rewards.business_id, businessId), eq(rewards.type, 'catalogue'))
  return {
    shown: await tx.$count(rewards, and(own, eq(rewards.active, true))),
    all: await tx.$count(rewards, own),
  }
}

export async function insertReward(
  { tx }: BusinessContext,
  row: typeof rewards.$inferInsert,
): Promise<Reward> {
  const [inserted] = await tx.insert(rewards).values(row).returning()
  return inserted!
}

/** The changed reward, or nothing if its version is another now. */
export async function changeRewardRow(
  ctx: BusinessContext,
  rewardId: string,
  version: number,
  change: Partial<Reward>,
): Promise<Reward | undefined> {
  const [reward] = await ctx.tx
    .update(rewards)
    .set({ ...change, version: version + 1 })
    .where(and(oneReward(ctx, rewardId), eq(rewards.version, version), eq(rewards.type, 'catalogue')))
    .returning()
  return reward
}

/** The reward with its new cost; its version stays, for no editor shows the cost. */
export async function changeCost(
  ctx: BusinessContext,
  rewardId: string,
  cost: number | null,
): Promise<Reward | undefined> {
  const [reward] = await ctx.tx.update(rewards).set({ cost }).where(oneReward(ctx, rewardId)).returning()
  return reward
}

/** Takes one from the stock; false if none is left. Rewards without a stock always have one. */
export async function takeFromStock(ctx: BusinessContext, rewardId: string): Promise<boolean> {
  const [left] = await ctx.tx
    .update(rewards)
    // A new version, so that an editor opened before cannot restore the old stock.
    .set({ stock: sql`${rewards.stock} - 1`, version: sql`${rewards.version} + 1` })
    .where(and(oneReward(ctx, rewardId), sql`${rewards.stock} > 0`))
    .returning({ stock: rewards.stock })
  return left !== undefined
}
