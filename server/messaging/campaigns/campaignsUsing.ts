import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { showsPicture } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaigns } from './tables.ts'

/** Names of campaigns by their ids. */
export async function namesOfCampaigns(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), inArray(campaigns.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names, as words for people, of the campaigns that show a picture and have not been sent to everybody yet. */
export async function campaignsWithPicture(ctx: BusinessContext, pictureId: string): Promise<string[]> {
  const names = await namesWhere(
    ctx,
    and(
      inArray(campaigns.status, ['draft', 'scheduled', 'sending', 'paused']),
      showsPicture(campaigns.texts, pictureId),
    ),
    campaigns.name,
  )
  return names.map((name) => `the campaign “${name}”`)
}

/** Names of the campaigns that will go out to a segment and whose recipients are not chosen yet. */
export const namesOfWaiting = (ctx: BusinessContext, segmentId: string): Promise<string[]> =>
  namesWhere(
    ctx,
    and(
      inArray(campaigns.status, ['scheduled', 'paused']),
      isNull(campaigns.started_at),
      sql`lower(${campaigns.audience} ->> 'segment') = ${segmentId.toLowerCase()}`,
    ),
    campaigns.scheduled_for,
  )

async function namesWhere(
  { tx, businessId }: BusinessContext,
  condition: SQL | undefined,
  order: typeof campaigns.name | typeof campaigns.scheduled_for,
): Promise<string[]> {
  const rows = await tx
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), condition))
    .orderBy(asc(order))
  return rows.map(({ name }) => name)
}
