import { type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import { reachOf } from '#server/messaging/messages/index.ts'
import { topicByTrigger } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Trigger } from './findTrigger.ts'
import { type Channel, channels, isOwed } from './kinds.ts'
import { isDrawn } from './meeting/holdOut.ts'
import { type Due, named, notYetMet, type Wanted } from './rounds/findDue.ts'

type Look = { business: Business; trigger: Trigger; due: SQL; by: Channel[] }
export type Counts = { customers: number; sms: number; email: number }

/** Counts the customers who would get a due message by these channels and by each, and finds the first few of them. */
export async function forecastDue(
  ctx: BusinessContext,
  look: Look,
  most: number,
): Promise<{ counts: Counts; first: Due[] }> {
  const [sms, email] = await Promise.all(channels.map((channel) => reachedBy(ctx, look, channel)))
  const reached = sql`with sms as (${sms}), email as (${email}), met as (select * from sms union all select * from email)`
  const of = (name: Channel | 'met') =>
    sql`(select count(distinct customer_id) from ${sql.identifier(name)})::float8`
  const [counts] = await queryRows<Counts>(
    ctx.tx,
    sql`${reached} select ${of('met')} as customers, ${of('sms')} as sms, ${of('email')} as email`,
  )
  const first = await queryRows<Due>(
    ctx.tx,
    sql`${reached} select distinct on (customer_id) * from met order by customer_id, mark limit ${most}`,
  )
  return { counts: counts!, first }
}

/** Selects the due customers whom a channel would reach, without those held out, as far as is known beforehand. */
async function reachedBy(
  ctx: BusinessContext,
  { business, trigger, due, by }: Look,
  channel: Channel,
): Promise<SQL> {
  const { kind } = trigger
  const wanted: Wanted = { kind, due, channel }
  const marketing = { type: channel, topic: topicByTrigger[kind], capped: !isOwed(kind) }
  const isDue = sql`c.id in (select m.customer_id from (${due}) m)`
  return sql`select d.* from ${notYetMet(ctx, wanted)} and ${by.includes(channel)}
    and d.customer_id in (select r.id from (${await reachOf(ctx, business, marketing, isDue)}) r where r.reason is null)
    and not ${isDrawn(ctx, trigger, named(kind))}`
}
