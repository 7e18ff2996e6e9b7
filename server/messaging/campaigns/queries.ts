import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { campaigns } from './tables.ts'

export type Campaign = typeof campaigns.$inferSelect

const one = ({ businessId }: BusinessContext, id: string) =>
  and(eq(campaigns.business_id, businessId), eq(campaigns.id, id))

/** @throws {Refusal} 'not_found' */
export async function findCampaign(ctx: BusinessContext, id: string): Promise<Campaign> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id))
  if (!campaign) throw notFound('Campaign')
  return campaign
}

/** Waits for every other change of the campaign, and for a round of sending that is under way. */
export async function lockCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id)).for('update')
  return campaign
}

/** Holds a campaign for a round of sending. `lockCampaign` waits for the round to end; pausing does not. */
export async function holdCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id)).for('key share')
  return campaign
}

/** True if no other round of sending is under way. If so, none begins before this transaction has ended. */
export async function isAlone(ctx: BusinessContext, id: string): Promise<boolean> {
  const free = ctx.tx.select({ id: campaigns.id }).from(campaigns).where(one(ctx, id))
  return (await free.for('update', { skipLocked: true })).length > 0
}

/** A page of campaigns, newest first, with one more that tells whether there are further pages. */
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

/** Counts drafts and campaigns that are scheduled, being sent or paused. */
export const countOpenCampaigns = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(
    campaigns,
    and(
      eq(campaigns.business_id, businessId),
      inArray(campaigns.status, ['draft', 'scheduled', 'sending', 'paused']),
    ),
  )

export async function findCampaignByKey(
  { tx, businessId }: BusinessContext,
  key: string,
): Promise<Campaign | undefined> {
  const [made] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), eq(campaigns.idempotency_key, key)))
  return made
}

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

export type CampaignChange = Partial<typeof campaigns.$inferInsert>

/** The campaign must be locked. */
export async function changeCampaign(
  ctx: BusinessContext,
  id: string,
  columns: CampaignChange,
): Promise<Campaign> {
  const [changed] = await update(ctx, columns, one(ctx, id))
  return changed!
}

/** Changes a campaign that is being sent, without waiting for a round under way. Undefined for any other campaign. */
export async function changeSending(
  ctx: BusinessContext,
  id: string,
  columns: CampaignChange,
): Promise<Campaign | undefined> {
  const [changed] = await update(ctx, columns, and(one(ctx, id), eq(campaigns.status, 'sending')))
  return changed
}

const update = ({ tx }: BusinessContext, columns: CampaignChange, which: SQL | undefined) =>
  tx
    .update(campaigns)
    .set({ ...columns, version: sql`${campaigns.version} + 1` })
    .where(which)
    .returning()

export async function removeCampaign(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.tx.delete(campaigns).where(one(ctx, id))
}
