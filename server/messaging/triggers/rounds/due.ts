import { type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { usualConfig } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Trigger } from '../findTrigger.ts'
import { birthDaysOn } from './birthDaysOn.ts'

/** Past days that a round makes up for, if no job ran on them. */
const MADE_UP_FOR = 2

type When = { daysBefore?: number | undefined }
type Look = { business: Business; trigger: Trigger; config: When }

/**
 * Selects the customers whom a calendar trigger meets today, by the business's clock, as SQL that gives customer_id,
 * mark, points, stamps and rewards. Customers due before the day on which it was switched on are left out. Null for a
 * kind that does not go by the calendar.
 */
export function dueOf(ctx: BusinessContext, look: Look): SQL | null {
  switch (look.trigger.kind) {
    case 'birthday':
      return birthdaysOf(ctx, look)
    case 'expiry':
      return endingOf(ctx, look)
    case 'miss_you':
      return missedOf(ctx, look)
    case 'unused_reward':
      return unusedOf(ctx, look)
    default:
      return null
  }
}

/** Selects birthdays. The mark is the year of the birthday, which may be the next one if it is greeted days before. */
function birthdaysOf({ now, businessId }: BusinessContext, { business, config }: Look): SQL {
  const day = addDays(localDate(now, business.time_zone), config.daysBefore ?? usualConfig.daysBefore)
  return sql`select b.id as customer_id, ${day.slice(0, 4)}::text as mark, 0::float8 as points, 0::float8 as stamps,
      null::jsonb as rewards
    from customers b where b.business_id = ${businessId} and b.birth_day = any(${sql.param(birthDaysOn(day))}::integer[])`
}

/** Selects points and cards that expire, those of one day together. The mark is their last day. */
function endingOf(ctx: BusinessContext, look: Look): SQL {
  const { businessId } = ctx
  const { from, to } = windowOf(ctx, look, 1)
  // The last day of what ends at a midnight is the day before it.
  const lastDay = dayOf(sql`e.ends_at - interval '1 second'`, look)
  return sql`select e.customer_id, ${lastDay} as mark, sum(e.points)::float8 as points, sum(e.stamps)::float8 as stamps,
      null::jsonb as rewards
    from (
      select l.customer_id, l.expires_at as ends_at, l.remaining as points, 0 as stamps from point_lots l
      where l.business_id = ${businessId} and l.remaining > 0 and l.expires_at > ${from} and l.expires_at <= ${to}
      union all
      select p.customer_id, p.card_expires_at, 0, p.stamps_current from customer_program_progress p
      where p.business_id = ${businessId} and p.card_expires_at > ${from} and p.card_expires_at <= ${to}
        and p.stamps_current > 0
    ) e group by 1, 2`
}

/**
 * Selects customers by the day of their last visit; the indexes of operations find the visits of that day, late ones by
 * when they happened.
 */
function missedOf(ctx: BusinessContext, look: Look): SQL {
  const { businessId } = ctx
  const { from, to } = windowOf(ctx, look, -1)
  return sql`select distinct v.id as customer_id, ${dayOf(sql`v.last_visit_at`, look)} as mark, 0::float8 as points,
      0::float8 as stamps, null::jsonb as rewards
    from (
      ${visitsIn(businessId, sql`created_at >= ${from} and created_at < ${to}`)}
      union all
      ${visitsIn(businessId, sql`happened_at >= ${from} and happened_at < ${to}`)}
    ) o join customers v on v.business_id = ${businessId} and v.id = o.customer_id
    where v.last_visit_at >= ${from} and v.last_visit_at < ${to}`
}

const visitsIn = (businessId: string, time: SQL): SQL =>
  sql`select customer_id from operations
    where business_id = ${businessId} and ${time} and counts_as_visit and source in ('counter', 'api')`

/** Selects unused rewards and codes by the day on which they were earned, those of one day together. */
function unusedOf(ctx: BusinessContext, look: Look): SQL {
  const { businessId, now } = ctx
  const { from, to } = windowOf(ctx, look, -1)
  return sql`select r.customer_id, ${dayOf(sql`r.earned_at`, look)} as mark, 0::float8 as points, 0::float8 as stamps,
      jsonb_agg(jsonb_build_object('name', r.name, 'code', r.redemption_code, 'ends_at', r.expires_at)
        order by r.earned_at, r.id) as rewards
    from customer_rewards r join operations o on o.business_id = ${businessId} and o.id = r.operation_id
    where r.business_id = ${businessId} and r.status = 'earned' and r.redeemed_at is null
      and r.earned_at >= ${from} and r.earned_at < ${to}
      and (r.expires_at is null or r.expires_at > ${moment(now)})
      and o.source <> 'import' and o.kind not in ('opening_balance', 'merge')
    group by 1, 2`
}

/**
 * Gives the beginning and end of the days that are due today, ahead of it or behind it, by the business's clock.
 * Whatever expires with a day ends at the midnight after it: later than `from`, and at `to` at the latest.
 */
function windowOf({ now }: BusinessContext, { business, trigger }: Look, direction: 1 | -1) {
  const { time_zone: zone } = business
  const today = localDate(now, zone)
  const since = trigger.switched_on_at ? localDate(trigger.switched_on_at, zone) : today
  const earliest = addDays(today, -MADE_UP_FOR)
  const days = trigger.settings.days! * direction
  const [first, last] = [since > earliest ? since : earliest, today].map((day) => addDays(day, days)) as [
    string,
    string,
  ]
  return { from: moment(startOfLocalDay(first, zone)), to: moment(startOfLocalDay(addDays(last, 1), zone)) }
}

const dayOf = (at: SQL, { business }: Look): SQL =>
  sql`to_char((${at}) at time zone ${business.time_zone}, 'YYYY-MM-DD')`

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
