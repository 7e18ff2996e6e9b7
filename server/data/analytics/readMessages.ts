import { findBusiness } from '#server/businesses/directory/index.ts'
import { readSentCampaigns } from '#server/messaging/campaigns/index.ts'
import { readTriggerResults } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { MessagesView, Wanted } from './contract.ts'
import { spansOf } from './span.ts'

/**
 * What was sent in a period, and who came after it: each campaign and automatic message by itself.
 * @throws {Refusal} 'invalid' for days that are no period
 */
export async function readMessages(ctx: BusinessContext, wanted: Wanted): Promise<MessagesView> {
  const { time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const { now: span } = spansOf(wanted, ctx.now, timeZone)
  const [campaigns, triggers] = await Promise.all([
    readSentCampaigns(ctx, span),
    readTriggerResults(ctx, span),
  ])
  return {
    campaigns,
    triggers: triggers.filter(({ sent, held_out }) => sent > 0 || held_out.people > 0),
  }
}
