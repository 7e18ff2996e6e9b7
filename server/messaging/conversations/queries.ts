import { type SQL, sql } from 'drizzle-orm'
import type { Keyword } from '#server/messaging/messages/tables.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/page.ts'

export type Filter = 'open' | 'unread' | 'done' | 'all'
export type Wanted = {
  filter: Filter
  /** Guests fit that are one of these customers, or a phone alone with these digits. */
  search: { customerIds: string[]; digits: string } | null
  before: TimeCursor | null
  limit: number
}

export type TalkRow = {
  /** Of the text that puts the guest where they are in the list. */
  text_id: string
  talk_id: string
  customer_id: string | null
  first_name: string | null
  last_name: string | null
  phone: string
  content: string
  keyword: Keyword | null
  at: Date | string
  unread: number
  done: boolean
  answered: boolean
}

/**
 * A page of guests, whoever wrote last first. The texts that guests wrote are walked from the newest, each by an index of
 * its filter, and one stands for its guest if none of theirs that fits is newer: the page is full after few of them,
 * however many there are. A CASE keeps the planner from joining whole histories.
 */
export async function findTalks(ctx: BusinessContext, wanted: Wanted): Promise<TalkRow[]> {
  const { tx, businessId } = ctx
  const mine = sql`${businessId}::uuid`
  const rest = sql`from ${logs} k where k.business_id = ${mine} and k.type = 'sms'`
  const exists = (what: SQL) => byGuest((same) => sql`exists (select ${rest} and ${same} and ${what})`)
  const isUndone = sql`k.direction = 'in' and k.done_at is null`
  return queryRows<TalkRow>(
    tx,
    sql`
      select l.id as text_id, l.customer_id, l.recipient as phone, left(l.content, 400) as content, l.keyword,
        l.created_at as at, c.first_name, c.last_name,
        coalesce(l.customer_id, (select k.id ${rest} and k.recipient = l.recipient and k.customer_id is null
          and k.direction = 'in' order by k.created_at, k.id limit 1)) as talk_id,
        ${byGuest((same) => sql`(select count(*)::int ${rest} and ${same} and k.direction = 'in' and k.read_at is null)`)} as unread,
        not ${exists(isUndone)} as done,
        ${exists(sql`k.direction = 'out' and k.staff_name is not null and k.created_at > l.created_at`)} as answered
      from (
        select * from ${logs} l
        where l.business_id = ${mine} and l.direction = 'in' and l.recipient <> '' and ${fits(wanted.filter, sql`l`)}
          ${wanted.before ? sql`and (l.created_at, l.id) < (${wanted.before.at.toISOString()}::timestamptz, ${wanted.before.id}::uuid)` : sql``}
          ${wanted.search ? sql`and ${isFound(wanted.search)}` : sql``}
          and not ${exists(sql`k.direction = 'in' and ${fits(wanted.filter, sql`k`)} and (k.created_at, k.id) > (l.created_at, l.id)`)}
          ${wanted.filter === 'done' ? sql`and not ${exists(isUndone)}` : sql``}
        order by l.created_at desc, l.id desc
        limit ${wanted.limit}
      ) l
      left join customers c on c.business_id = ${mine} and c.id = l.customer_id
      order by l.created_at desc, l.id desc`,
  )
}

/** Of the texts `k`, those of the same guest as `l`: each way has its index. */
const byGuest = (of: (same: SQL) => SQL): SQL =>
  sql`(case when l.customer_id is null then ${of(sql`k.customer_id is null and k.recipient = l.recipient`)}
    else ${of(sql`k.customer_id = l.customer_id`)} end)`

function fits(filter: Filter, text: SQL): SQL {
  if (filter === 'open') return sql`${text}.done_at is null`
  return filter === 'unread' ? sql`${text}.read_at is null` : sql`true`
}

function isFound({ customerIds, digits }: NonNullable<Wanted['search']>): SQL {
  const ids = sql`l.customer_id = any (${sql.param(customerIds)}::uuid[])`
  return digits ? sql`(${ids} or (l.customer_id is null and strpos(l.recipient, ${digits}) > 0))` : ids
}
