import { findBusiness } from '#server/businesses/business/index.ts'
import { readSentCampaigns } from '#server/messaging/campaigns/index.ts'
import { readTriggerResults } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { MessageSums, MessagesView, Wanted } from './contract.ts'
import { spansOf } from './span.ts'

/**
 * Reads what was sent in a period and who came after it: each campaign and automatic message by itself, beside
 * the sums of the period before.
 * @throws {Refusal} 'invalid' for days that are no period
 */
export async function readMessages(ctx: BusinessContext, wanted: Wanted): Promise<MessagesView> {
  const { time_zone: timeZone } = await findBusiness(ctx.tx, ctx.businessId)
  const { now: span, before } = spansOf(wanted, ctx.now, timeZone)
  const [campaigns, triggers, ...earlier] = await Promise.all([
    readSentCampaigns(ctx, span),
    readTriggerResults(ctx, span),
    readSentCampaigns(ctx, before),
    readTriggerResults(ctx, before),
  ])
  return {
    campaigns,
    triggers: triggers.filter(({ sent, held_out }) => sent > 0 || held_out.people > 0),
    before: { campaigns: sumUp(earlier[0]), triggers: sumUp(earlier[1]) },
  }
}

type Result = Pick<MessagesView['triggers'][number], 'sent' | 'opened' | 'messaged'>

const sumUp = (results: Result[]): MessageSums => ({
  sent: sum(results.map(({ sent }) => sent)),
  opened: sum(results.map(({ opened }) => opened)),
  people: sum(results.map(({ messaged }) => messaged.people)),
  came: sum(results.map(({ messaged }) => messaged.came)),
})

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
