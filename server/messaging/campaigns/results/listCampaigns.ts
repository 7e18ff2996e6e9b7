import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { type Campaign, selectCampaigns } from '../queries.ts'

/** Reads a page of the business's campaigns, newest first. */
export async function listCampaigns(
  ctx: BusinessContext,
  { type, after, limit }: Wanted & { type: 'all' | 'email' | 'sms' },
): Promise<Page<Campaign>> {
  const found = await selectCampaigns(ctx, { type, before: readTimeCursor(after), limit })
  return pageOf(found, limit, ({ created_at: at, id }) => ({ at, id }))
}
