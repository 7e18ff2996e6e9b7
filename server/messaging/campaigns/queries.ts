import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { TimeCursor } from '#server/platform/http/page.ts'
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

/** Waits for whoever else changes it, and for a round of sending that is under way. */
export async function lockCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id)).for('update')
  return campaign
}

/** Holds a campaign for a round of sending: whoever locks it waits for the round, whoever only pauses it does not. */
export async function holdCampaign(ctx: BusinessContext, id: string): Promise<Campaign | undefined> {
  const [campaign] = await ctx.tx.select().from(campaigns).where(one(ctx, id)).for('key share')
  return campaign
}

/** Whether no other round of sending is under way; from then on none begins before this one has ended. */
export async function isAlone(ctx: BusinessContext, id: string): Promise<boolean> {
  const free = ctx.tx.select({ id: campaigns.id }).from(campaigns).where(one(ctx, id))
  return (await free.for('update', { skipLocked: true })).length > 0
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

export type CampaignChange = Partial<typeof campaigns.$inferInsert>

/** The campaign is locked. */
export async function changeCampaign(
  ctx: BusinessContext,
  id: string,
  columns: CampaignChange,
): Promise<Campaign> {
  const [changed] = await update(ctx, columns, one(ctx, id))
  return changed!
}

/** Changes a campaign that is being sent, without waiting for a round that is under way; undefined for any other. */
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
