import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaigns } from './tables.ts'

/** The names of the campaigns that are to go out to a segment: their recipients are not chosen yet. */
export async function namesOfWaiting(
  { tx, businessId }: BusinessContext,
  segmentId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, businessId),
        inArray(campaigns.status, ['scheduled', 'paused']),
        isNull(campaigns.started_at),
        sql`lower(${campaigns.audience} ->> 'segment') = ${segmentId.toLowerCase()}`,
      ),
    )
    .orderBy(asc(campaigns.scheduled_for))
  return rows.map(({ name }) => name)
}
