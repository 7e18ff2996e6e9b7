import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { findMessage } from '../queries.ts'

/** Reads the business that a message came from, and the language that it keeps for the customer who got it. */
export async function readReceiver(
  ctx: BusinessContext,
  messageId: string,
): Promise<{ business: Business; kept: Language | null }> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const message = await findMessage(ctx.tx, ctx.businessId, messageId)
  const { language: kept } = message?.customer_id
    ? await readPreferences(ctx, message.customer_id)
    : { language: null }
  return { business, kept }
}
