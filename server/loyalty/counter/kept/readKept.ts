import { type SQL, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import {
  findCatalogue,
  findPrograms,
  findRewards,
  type ProgramTerms,
  type Reward,
} from '#server/loyalty/programs/index.ts'
import { nextRewardAt } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import type { KeptBusiness, KeptCustomer } from './keptContract.ts'

/** The most customers that a till keeps. */
const MOST_KEPT = 2000
const DIGITS = 4

/** The business as a till keeps it. */
export async function readKeptBusiness(ctx: BusinessContext): Promise<KeptBusiness> {
  const [business, programs, rewards, offers] = await Promise.all([
    findBusiness(ctx.tx, ctx.businessId),
    findPrograms(ctx.tx, ctx.businessId),
    findRewards(ctx),
    findCatalogue(ctx),
  ])
  const { offline_most_value: most } = business
  const living = programs.filter(({ archived_at }) => archived_at === null)
  return {
    read_at: ctx.now.toISOString(),
    currency: business.currency,
    time_zone: business.time_zone,
    locale: business.locale,
    visit_window_minutes: business.visit_window_minutes,
    redeeming: { most, rewards: most === 0 ? [] : rewards.flatMap((reward) => toGive(reward, most)) },
    programs: living.map(({ id, name, status, type, config }) => {
      const terms = { type, config } as ProgramTerms
      const own = offers.filter(({ program_id }) => program_id === id)
      const given = rewards.find((reward) => reward.program_id === id && reward.type !== 'catalogue')
      return {
        ...{ id, name, status, terms },
        reward_at: terms.type === 'points' ? nextRewardAt(terms, own) : null,
        reward: given
          ? {
              id: given.id,
              program_id: given.program_id,
              type: given.type,
              name: given.name,
              description: given.description,
              valid_days: given.valid_days,
            }
          : null,
      }
    }),
  }
}

/** A reward that may be given without a connection: one that is sold, or that a program gives by itself. */
function toGive(
  { id, program_id, type, active, name, points_price, stock, valid_days, cost }: Reward,
  most: number | null,
): KeptBusiness['redeeming']['rewards'] {
  if (type === 'rebate_code') return []
  // One that is no longer sold may still be held.
  const price = type === 'catalogue' && active ? points_price : null
  const reward = { id, program_id, name, points_price: price, sold_out: stock === 0, valid_days }
  return [{ ...reward, cost: most === null ? null : cost }]
}

/** A page of the customers who came lately, at most `MOST_KEPT` on all pages together, the last one first. */
export async function readKeptCustomers(
  { tx, businessId, now }: BusinessContext,
  { after, limit }: Wanted,
): Promise<Page<KeptCustomer>> {
  const { offline_most_value: most } = await findBusiness(tx, businessId)
  const place = readTimeCursor(after)
  const behind = place
    ? sql`where (last_visit_at, id) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
    : sql``
  const found = await queryRows<KeptCustomer>(
    tx,
    sql`
      select c.id, c.unique_customer_id, c.first_name, right(c.phone, ${DIGITS}) as last_digits, c.total_visits,
        ${asText(sql`c.last_visit_at`)} as last_visit_at,
        coalesce((
          select json_agg(json_build_object(
            'program_id', p.program_id, 'points_balance', p.points_balance, 'total_earned', p.total_earned,
            'points_carried', p.points_carried, 'stamps_current', p.stamps_current, 'card_places', p.card_places,
            'card_expires_at', ${asText(sql`p.card_expires_at`)}, 'rewards_earned', p.rewards_earned))
          from customer_program_progress p where p.business_id = ${businessId} and p.customer_id = c.id
        ), '[]'::json) as cards,
        ${most === 0 ? sql`'[]'::json` : heldRewards(businessId, now)} as rewards
      from (
        select * from (
          select id, unique_customer_id, first_name, phone, total_visits, last_visit_at from customers
          where business_id = ${businessId} and merged_into is null and erased_at is null
            and last_visit_at is not null
          order by last_visit_at desc, id desc limit ${MOST_KEPT}
        ) latest
        ${behind}
        order by last_visit_at desc, id desc limit ${limit + 1}
      ) c
      order by c.last_visit_at desc, c.id desc`,
  )
  return pageOf(found, limit, ({ last_visit_at, id }) => ({ at: new Date(last_visit_at!), id }))
}

/** The rewards that a customer `c` can get handed over, without their codes, the first to expire on top. */
const heldRewards = (businessId: string, now: Date): SQL => sql`
  coalesce((
    select json_agg(json_build_object(
      'id', h.id, 'reward_id', h.reward_id, 'name', h.name, 'expires_at', ${asText(sql`h.expires_at`)})
      order by h.expires_at nulls last, h.id)
    from customer_rewards h
    where h.business_id = ${businessId} and h.customer_id = c.id and h.status = 'earned'
      and h.type <> 'rebate_code' and (h.expires_at is null or h.expires_at > ${now.toISOString()}::timestamptz)
  ), '[]'::json)`

const asText = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
