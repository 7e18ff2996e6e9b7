import { type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/directory/index.ts'
import { findSuppressed, isTexted, overCap } from '#server/messaging/messages/index.ts'
import { notWanted } from '#server/messaging/preferences/index.ts'
import { findSegment, segmentCondition } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { textedCountry } from '#server/platform/phone.ts'
import type { Campaign } from './queries.ts'
import type { CampaignAudience } from './tables.ts'
import type { Exclusion } from './words.ts'

export type Addressed = Pick<Campaign, 'type' | 'audience'>
type Unreachable = { ids: string[]; reasons: Exclusion[] }

/** Phones looked at in one go. */
const AT_ONCE = 2000

/**
 * Everybody in a campaign's audience as a query of (id, reason): why each is not written to, null for who is. Whoever
 * was erased or merged into another is not in it.
 */
export async function peopleOf(ctx: BusinessContext, business: Business, campaign: Addressed): Promise<SQL> {
  const inAudience = await conditionOf(ctx, campaign.audience)
  const { ids, reasons } = await findUnreachable(ctx, business, campaign.type, inAudience)
  const [address, agreed] = columnsOf(campaign.type)
  const isOverCap = campaign.type === 'sms' ? overCap(ctx, business, sql`c.id`, ctx.now) : sql`false`
  return sql`select c.id, case when c.${address} is null then 'no_address' when not c.${agreed} then 'not_agreed'
      when unreachable.reason is not null then unreachable.reason
      else coalesce(${notWanted(ctx, 'news')}, case when ${isOverCap} then 'over_cap' end) end as reason
    from customers c
    left join unnest(${sql.param(ids)}::uuid[], ${sql.param(reasons)}::text[]) unreachable (id, reason)
      on unreachable.id = c.id
    where c.business_id = ${ctx.businessId} and c.merged_into is null and c.erased_at is null and ${inAudience}`
}

const columnsOf = (type: 'email' | 'sms'): [SQL, SQL] =>
  type === 'sms' ? [sql`phone`, sql`opted_in_sms`] : [sql`email`, sql`opted_in_email`]

/** Of customers `c` of the business. */
async function conditionOf(ctx: BusinessContext, audience: CampaignAudience): Promise<SQL> {
  if (audience.kind === 'segment')
    return segmentCondition(ctx, (await findSegment(ctx, audience.segment)).rule)
  if (audience.kind === 'picked') return sql`c.id = any(${sql.param(audience.customer_ids)}::uuid[])`
  return sql`true`
}

/** Whose phones must not be texted, which no query can tell: a STOP is a keyed hash, and a country is read off a number. */
async function findUnreachable(
  ctx: BusinessContext,
  business: Business,
  type: 'email' | 'sms',
  inAudience: SQL,
): Promise<Unreachable> {
  const found: Unreachable = { ids: [], reasons: [] }
  if (type === 'email') return found
  const phones = await selectPhones(ctx, inAudience)
  for (let from = 0; from < phones.length; from += AT_ONCE) {
    const some = phones.slice(from, from + AT_ONCE)
    const stopped = await findSuppressed(
      ctx.tx,
      ctx.keyring,
      some.map(({ phone }) => phone),
    )
    for (const { id, phone } of some) {
      const reason = stopped.has(phone) ? 'stopped' : reasonOf(business, phone)
      if (!reason) continue
      found.ids.push(id)
      found.reasons.push(reason)
    }
  }
  return found
}

function reasonOf(business: Business, phone: string): Exclusion | null {
  const country = textedCountry(phone)
  if (!country) return 'not_mobile'
  return isTexted(business, country) ? null : 'country'
}

const selectPhones = ({ tx, businessId }: BusinessContext, inAudience: SQL) =>
  queryRows<{ id: string; phone: string }>(
    tx,
    sql`select c.id, c.phone from customers c
        where c.business_id = ${businessId} and c.phone is not null and c.opted_in_sms
          and c.merged_into is null and c.erased_at is null and ${inAudience}`,
  )
