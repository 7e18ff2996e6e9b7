import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Tx, writtenOnce } from '#server/platform/database/index.ts'
import type { HandedOut } from './handed/handedOut.ts'
import { rewards } from './tables.ts'

export type Reward = typeof rewards.$inferSelect

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

export async function findRewardByKey(ctx: BusinessContext, key: string): Promise<Reward | undefined> {
  const [found] = await ctx.tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.business_id, ctx.businessId), eq(rewards.idempotency_key, key)))
  return found
}

/** Counts the rewards that the catalogue shows, and all that it ever had. */
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

/** Changes a reward of the catalogue and returns it; undefined if its version is another now. */
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

/** Changes the one reward that a program gives by itself. */
export const changeHandedOut = ({ tx, businessId }: BusinessContext, programId: string, change: HandedOut) =>
  tx
    .update(rewards)
    .set(change)
    .where(
      and(
        eq(rewards.business_id, businessId),
        eq(rewards.program_id, programId),
        ne(rewards.type, 'catalogue'),
      ),
    )

/** Changes a reward's cost and returns it. Its version stays, because no editor shows the cost. */
export async function changeCost(
  ctx: BusinessContext,
  rewardId: string,
  cost: number | null,
): Promise<Reward | undefined> {
  const [reward] = await ctx.tx.update(rewards).set({ cost }).where(oneReward(ctx, rewardId)).returning()
  return reward
}

/**
 * Takes one from the stock; false if none is left. Do not call it for a reward without a stock: that has none to take.
 */
export async function takeFromStock(ctx: BusinessContext, rewardId: string): Promise<boolean> {
  const [left] = await ctx.tx
    .update(rewards)
    // A new version, so that an editor opened before cannot restore the old stock.
    .set({ stock: sql`${rewards.stock} - 1`, version: sql`${rewards.version} + 1` })
    .where(and(oneReward(ctx, rewardId), sql`${rewards.stock} > 0`))
    .returning({ stock: rewards.stock })
  return left !== undefined
}

/** Adds to the stock, or takes from it with a number below 0; rewards without a stock stay without. */
export async function moveStock(ctx: BusinessContext, rewardId: string, by: number): Promise<void> {
  await ctx.tx
    .update(rewards)
    .set({ stock: sql`${rewards.stock} + ${by}` })
    .where(oneReward(ctx, rewardId))
}

const catalogue = writtenOnce((tx) =>
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
        isNotNull(rewards.points_price),
      ),
    )
    .orderBy(asc(rewards.points_price), asc(rewards.id))
    .prepare('catalogue'),
)

/** Finds the rewards that points buy at this business, cheapest first, sold-out ones included. */
export const findCatalogue = ({ tx, businessId }: BusinessContext) => catalogue(tx).execute({ businessId })

/** The lowest price in each program's catalogue among rewards in stock. */
export async function findCheapestRewards(tx: Tx, businessId: string): Promise<Map<string, number>> {
  const { program_id, points_price, stock } = rewards
  const rows = await tx
    .select({ program_id, price: sql<number>`min(${points_price})`.mapWith(Number) })
    .from(rewards)
    .where(
      and(
        eq(rewards.business_id, businessId),
        eq(rewards.type, 'catalogue'),
        eq(rewards.active, true),
        or(isNull(stock), gt(stock, 0)),
      ),
    )
    .groupBy(program_id)
  return new Map(rows.map(({ program_id: id, price }) => [id, price]))
}
