import { and, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaigns } from '../tables.ts'

/**
 * Keeps the hour of scheduled campaigns when a business's time zone changes: 'Monday at nine' is nine on the new clock.
 * A campaign whose hour has already passed on the new clock keeps its moment.
 */
export async function keepHours(
  { tx, businessId, now }: BusinessContext,
  { from, to }: Record<'from' | 'to', string>,
): Promise<void> {
  const moved = (moment: typeof campaigns.scheduled_for | typeof campaigns.not_after) =>
    sql`(${moment} at time zone ${from}) at time zone ${to}`
  await tx
    .update(campaigns)
    .set({
      scheduled_for: moved(campaigns.scheduled_for),
      not_after: moved(campaigns.not_after),
      version: sql`${campaigns.version} + 1`,
    })
    .where(
      and(
        eq(campaigns.business_id, businessId),
        eq(campaigns.status, 'scheduled'),
        sql`${moved(campaigns.scheduled_for)} > ${now.toISOString()}::timestamptz`,
      ),
    )
}
