import { sql } from 'drizzle-orm'
import { type Business, findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import { countSentSegments, priceMany, valuesOf } from '#server/messaging/messages/index.ts'
import { readsWith } from '#server/messaging/preferences/index.ts'
import { inLanguage, writeText } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { newTurns } from '#server/platform/rate-limits/takeTurns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { refusalIn, sentenceIn } from '#server/platform/text/refusalIn.ts'
import { firstMoment } from '../check/firstMoment.ts'
import { hostsOfCampaign } from '../check/hostsOfCampaign.ts'
import { reasonNotReady } from '../check/requireReady.ts'
import { LEAST_FOR_HOLDOUT } from '../config.ts'
import { exampleOf, reasonToRunOut } from '../offer.ts'
import { type Campaign, findCampaign } from '../queries.ts'
import type { Exclusion } from '../words.ts'
import { holdoutOf, peopleOf } from './audience.ts'
import type { CampaignForecast } from './contract.ts'

/** The number of recipients for whom texts are measured; the result is scaled up to all. */
const SAMPLE = 500

const nobody = new Refusal('conflict', 'There is nobody to send this to.')

/**
 * Tells what starting a campaign now would do. It takes nothing and changes nothing.
 * @throws {Refusal} 'not_found'; 'invalid' at `audience` for a segment that is gone
 */
export async function forecastCampaign(ctx: BusinessContext, id: string): Promise<CampaignForecast> {
  const campaign = await findCampaign(ctx, id)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const people = await countPeople(ctx, business, campaign)
  const held_out =
    people.reachable >= LEAST_FOR_HOLDOUT ? Math.round((people.reachable * holdoutOf(campaign)) / 100) : 0
  const recipients = people.reachable - held_out
  const size = await measure(ctx, business, campaign, { ...people, recipients })
  const { takes, left, unaffordable } = await priceMany(ctx, business, {
    type: campaign.type,
    messages: recipients,
    segments: size.segments,
  })
  const refusal = (await reasonNotReady(ctx, business, campaign)) ?? (recipients > 0 ? null : nobody)
  const needsAddress = refusal?.fields?.address !== undefined && recipients > 0
  return {
    people: people.all,
    excluded: people.excluded,
    ...{ held_out, recipients, ...size, takes, left },
    goes_at: goesAt(ctx, business, campaign),
    refusal: needsAddress ? null : sentenceIn(ctx.language, refusal?.message ?? null),
    needs_address: needsAddress,
    looked_at_for: await hostsOfCampaign(ctx, campaign),
    warning: warningOf(ctx, [unaffordable, await reasonToRunOut(ctx, business, campaign, recipients)]),
    upgrade: refusal?.details?.upgrade !== undefined || (refusal === null && unaffordable !== null),
  }
}

function warningOf({ language }: BusinessContext, reasons: (string | null)[]): string | null {
  const known = reasons.filter((reason) => reason !== null)
  if (known.length === 0) return null
  return [...known, 'It would be paused on the way.'].map((reason) => refusalIn(language, reason)).join(' ')
}

async function countPeople(ctx: BusinessContext, business: Business, campaign: Campaign) {
  const people = await peopleOf(ctx, business, campaign)
  const rows = await queryRows<{ reason: Exclusion | null; customers: number; some: string[] }>(
    ctx.tx,
    sql`select reason, count(*)::integer as customers,
          (array_agg(id order by random()) filter (where reason is null))[1:${SAMPLE}::integer] as some
        from (${people}) people group by reason order by customers desc`,
  )
  const excluded = rows.flatMap(({ reason, customers }) => (reason ? [{ reason, customers }] : []))
  const reachable = rows.find(({ reason }) => reason === null)
  return {
    all: rows.reduce((sum, { customers }) => sum + customers, 0),
    excluded,
    reachable: reachable?.customers ?? 0,
    some: reachable?.some ?? [],
  }
}

type Chosen = { reachable: number; recipients: number; some: string[] }

async function measure(
  ctx: BusinessContext,
  business: Business,
  campaign: Campaign,
  { reachable, recipients, some }: Chosen,
): Promise<{ segments: number; segments_are_exact: boolean }> {
  const { type, texts } = campaign
  if (type === 'email' || some.length === 0) return { segments: recipients, segments_are_exact: true }
  const example = await exampleOf(ctx, business, campaign, languageOfBusiness(business))
  let segments = 0
  const rest = newTurns()
  for (const { language, ...customer } of await selectNamed(ctx, some)) {
    await rest()
    const values = { ...valuesOf(business, customer), ...(example && { code: example.code }) }
    for (const text of texts) {
      const words = inLanguage(text, readsWith(business, language))
      const content = await writeText(ctx, words, { values, customerId: customer.id })
      segments += countSentSegments(ctx, business, { purpose: 'marketing', content }) / texts.length
    }
  }
  return {
    segments: Math.round((segments / some.length) * recipients),
    segments_are_exact: some.length === reachable && recipients === reachable && texts.length === 1,
  }
}

const selectNamed = ({ tx, businessId }: BusinessContext, ids: string[]) =>
  queryRows<{
    id: string
    first_name: string | null
    last_name: string | null
    email: string | null
    total_points: number
    language: Language | null
  }>(
    tx,
    sql`select c.id, c.first_name, c.last_name, c.email, c.total_points::float8 as total_points, p.language
        from customers c
        left join contact_preferences p on p.business_id = ${businessId} and p.customer_id = c.id
        where c.business_id = ${businessId} and c.id = any(${sql.param(ids)}::uuid[])`,
  )

function goesAt(ctx: BusinessContext, business: Business, campaign: Campaign): string | null {
  const at = firstMoment(campaign, ctx.now, business)
  return at > ctx.now ? at.toISOString() : null
}
