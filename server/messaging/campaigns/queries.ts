import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { TimeCursor } from '#server/platform/http/page.ts'
import { campaigns } from './tables.ts'

export type Campaign = typeof campaigns.$inferSelect

const one = ({ businessId }: BusinessContext, id: string) =>
  and(eq(campaigns.business_id, businessId), eq(campaigns.id, id))

export async function findCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id))
  return campaign
}

/** Waits for whoever changes or sends it: all that happens to a campaign happens one after the other. */
export async function lockCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id)).for('update')
  return campaign
}

/** A page of them, newest first, with one more to tell whether there are more. */
export function selectCampaigns(
  { tx, businessId }: BusinessContext,
  { type, before, limit }: { type: 'all' | 'email' | 'sms'; before: TimeCursor | null; limit: number },
): Promise<Campaign[]> {
  return tx
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, businessId),
        type === 'all' ? undefined : eq(campaigns.type, type),
        before ? olderThan(before) : undefined,
      ),
    )
    .orderBy(desc(campaigns.created_at), desc(campaigns.id))
    .limit(limit + 1)
}

const olderThan = ({ at, id }: TimeCursor): SQL =>
  sql`(${campaigns.created_at}, ${campaigns.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Drafts, and what is to be sent or is being sent. */
export const countOpenCampaigns = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(
    campaigns,
    and(
      eq(campaigns.business_id, businessId),
      inArray(campaigns.status, ['draft', 'scheduled', 'sending', 'paused']),
    ),
  )

export async function insertCampaign(
  { tx, businessId, now }: BusinessContext,
  campaign: Omit<typeof campaigns.$inferInsert, 'business_id' | 'created_at'>,
): Promise<Campaign> {
  const [made] = await tx
    .insert(campaigns)
    .values({ ...campaign, business_id: businessId, created_at: now })
    .returning()
  return made!
}

/** The campaign is locked. */
export async function changeCampaign(
  ctx: BusinessContext,
  id: string,
  columns: Partial<typeof campaigns.$inferInsert>,
): Promise<Campaign> {
  const [changed] = await ctx.tx
    .update(campaigns)
    .set({ ...columns, version: sql`${campaigns.version} + 1` })
    .where(one(ctx, id))
    .returning()
  return changed!
}

export async function removeCampaign(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.tx.delete(campaigns).where(one(ctx, id))
}
