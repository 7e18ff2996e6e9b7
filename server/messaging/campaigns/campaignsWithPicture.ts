import { and, asc, eq, inArray } from 'drizzle-orm'
import { showsPicture } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { campaigns } from './tables.ts'

/** The campaigns that are still to be written to somebody and show a picture, in words. */
export async function campaignsWithPicture(
  { tx, businessId }: BusinessContext,
  pictureId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.business_id, businessId),
        inArray(campaigns.status, ['draft', 'scheduled', 'sending', 'paused']),
        showsPicture(campaigns.texts, pictureId),
      ),
    )
    .orderBy(asc(campaigns.name))
  return rows.map(({ name }) => `the campaign “${name}”`)
}
