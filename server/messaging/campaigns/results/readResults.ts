import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { findCampaign } from '../queries.ts'
import type { CampaignResults } from './contract.ts'

type Outcome = CampaignResults['variants'][number]
const nothing: Outcome = {
  ...{ sent: 0, delivered: 0, opened: 0, machine_opened: 0, unsubscribed: 0, replies: 0, redeemed: 0 },
}

/**
 * Reads the results of a campaign's messages, for each of its texts and together. Each withdrawal of consent counts in
 * one campaign at the most, and within 14 days. A consent to emails ended by a link counts in the campaign of that
 * email, a STOP in the last campaign that texted the customer before it. A consent unticked elsewhere, on the page of
 * preferences or by staff, counts in none. A reply belongs to the last text before it; keywords (STOP, START, HELP) are
 * no replies. Rewards that the campaign gave count as redeemed whenever that happens.
 * @throws {Refusal} 'not_found'
 */
export async function readResults(ctx: BusinessContext, id: string): Promise<CampaignResults> {
  const campaign = await findCampaign(ctx, id)
  const found = new Map((await countOutcomes(ctx, id)).map(({ variant, ...outcome }) => [variant, outcome]))
  const variants = campaign.texts.map((_, variant) => ({ ...nothing, ...found.get(variant) }))
  return { ...variants.reduce(together, nothing), variants }
}

function together(one: Outcome, other: Outcome): Outcome {
  const sums = Object.keys(nothing).map((name) => {
    const key = name as keyof Outcome
    return [key, one[key] + other[key]]
  })
  return Object.fromEntries(sums) as Outcome
}

/** Columns over messages l: how many went out, and how many a person opened. */
export const outcomes = sql`count(*) filter (where l.state in ('accepted', 'delivered'))::integer as sent,
  count(*) filter (where l.open_count > 0)::integer as opened`

const countOutcomes = ({ tx, businessId }: BusinessContext, campaignId: string) =>
  queryRows<Outcome & { variant: number }>(
    tx,
    sql`select r.variant, ${outcomes},
          count(*) filter (where l.state = 'delivered')::integer as delivered,
          count(*) filter (where l.open_count = 0 and l.machine_open_count > 0)::integer as machine_opened,
          count(*) filter (where case l.type when 'email' then ${endedByLink} else ${stoppedBy(businessId)} end
            )::integer as unsubscribed,
          count(*) filter (where l.type = 'sms' and ${answered(businessId)})::integer as replies,
          count(*) filter (where g.redeemed_at is not null)::integer as redeemed
        from campaign_recipients r
        join communication_logs l on l.business_id = ${businessId} and l.id = r.message_id
        left join customer_rewards g on g.business_id = ${businessId} and g.id = r.customer_reward_id
        where r.business_id = ${businessId} and r.campaign_id = ${campaignId} and r.message_id is not null
        group by r.variant`,
  )

const endedByLink = sql`coalesce((l.metadata ->> 'ended_consent_at')::timestamptz <= l.sent_at + interval '14 days', false)`

/** Stopped by a STOP, before which no other campaign texted the customer. */
const stoppedBy = (businessId: string) => sql`exists (
  select 1 from consents s where s.business_id = ${businessId} and s.customer_id = l.customer_id
    and s.channel = 'sms' and not s.given and s.source = 'stop'
    and s.created_at > l.sent_at and s.created_at <= l.sent_at + interval '14 days'
    and not exists (${textsSince(businessId, sql`s.created_at`)} and b.campaign_id is not null))`

const answered = (businessId: string) => sql`exists (
  select 1 from communication_logs a where a.business_id = ${businessId} and a.customer_id = l.customer_id
    and a.direction = 'in' and a.keyword is null
    and a.created_at > l.sent_at and a.created_at <= l.sent_at + interval '14 days'
    and not exists (${textsSince(businessId, sql`a.created_at`)}))`

/** Texts that the customer got after this one, before `until`. */
const textsSince = (businessId: string, until: SQL) => sql`
  select 1 from communication_logs b where b.business_id = ${businessId} and b.customer_id = l.customer_id
    and b.type = 'sms' and b.direction = 'out' and b.sent_at > l.sent_at and b.sent_at < ${until}`
