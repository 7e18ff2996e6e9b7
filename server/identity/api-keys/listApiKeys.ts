import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { viewApiKey } from './apiKey.ts'
import type { ApiKeyView } from './contract.ts'
import { selectApiKeys } from './queries.ts'

/** The business's keys that are not revoked, newest first, including those whose last day is over. */
export async function listApiKeys(ctx: BusinessContext): Promise<ApiKeyView[]> {
  const { time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const today = localDate(ctx.now, timeZone)
  return (await selectApiKeys(ctx)).map((key) => viewApiKey(key, today))
}
