import { type SQL, sql } from 'drizzle-orm'
import type { Keyword } from '#server/messaging/messages/tables.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'

export type Filter = 'open' | 'unread' | 'done' | 'all'
export type Wanted = {
  filter: Filter
  /** Finds these customers, and phones of no customer with these digits. */
  search: { customerIds: string[]; digits: string } | null
  before: TimeCursor | null
  limit: number
}

export type TalkRow = {
  /** Id of the text that gives the conversation its place in the list. */
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

/** Finds a page of conversations, the latest to write first. A CASE keeps the planner from joining whole histories. */
export async function findTalks({ tx, businessId }: BusinessContext, wanted: Wanted): Promise<TalkRow[]> {
  const mine = sql`${businessId}::uuid`
  const rest = textsOf(mine)
  return queryRows<TalkRow>(
    tx,
    sql`
      select l.id as text_id, l.customer_id, l.recipient as phone, left(l.content, 400) as content, l.keyword,
        l.created_at as at, c.first_name, c.last_name,
        coalesce(l.customer_id, (select k.id ${rest} and k.recipient = l.recipient and k.customer_id is null
          and k.direction = 'in' order by k.created_at, k.id limit 1)) as talk_id,
        ${byCustomer((same) => sql`(select count(*)::int ${rest} and ${same} and k.direction = 'in' and k.read_at is null)`)} as unread,
        not ${exists(mine, isUndone)} as done,
        ${exists(mine, sql`k.direction = 'out' and k.staff_name is not null and k.created_at > l.created_at`)} as answered
      from (
        ${wanted.search ? found(mine, wanted, wanted.search) : walked(mine, wanted)}
        order by l.created_at desc, l.id desc
        limit ${wanted.limit}
      ) l
      left join customers c on c.business_id = ${mine} and c.id = l.customer_id
      order by l.created_at desc, l.id desc`,
  )
}

/**
 * Selects the newest fitting text of each conversation. The texts are walked from the newest by the index of the
 * filter, and one counts if its customer has no newer one that fits: a page is full after few of them, however many
 * there are.
 */
const walked = (mine: SQL, { filter, before }: Wanted): SQL => sql`select l.* from ${logs} l
  where ${received(mine, filter)} and ${isBefore(before)}
    and not ${exists(mine, sql`k.direction = 'in' and ${fits[filter](sql`k`)} and (k.created_at, k.id) > (l.created_at, l.id)`)}
    and ${isSettled(mine, filter)}`

/** Selects the newest fitting text of each searched customer. They are few, so texts are looked up, not walked. */
const found = (
  mine: SQL,
  { filter, before }: Wanted,
  { customerIds, digits }: NonNullable<Wanted['search']>,
): SQL => {
  const ofPhones = sql`union all (
      select distinct on (l.recipient) l.* from ${logs} l
      where ${received(mine, filter)} and l.customer_id is null and strpos(l.recipient, ${digits}) > 0
      order by l.recipient, l.created_at desc, l.id desc)`
  return sql`select l.* from (
      select newest.* from unnest(${sql.param(customerIds)}::uuid[]) guest (id)
      cross join lateral (
        select l.* from ${logs} l where ${received(mine, filter)} and l.customer_id = guest.id
        order by l.created_at desc, l.id desc limit 1
      ) newest
      ${digits ? ofPhones : sql``}
    ) l
    where ${isBefore(before)} and ${isSettled(mine, filter)}`
}

const received = (mine: SQL, filter: Filter): SQL =>
  sql`l.business_id = ${mine} and l.direction = 'in' and l.recipient <> '' and ${fits[filter](sql`l`)}`

/** Conditions of the texts in a filter's list; each is the condition of an index. */
const fits: Record<Filter, (text: SQL) => SQL> = {
  open: (text) => sql`${text}.done_at is null`,
  unread: (text) => sql`${text}.read_at is null`,
  done: (text) => sql`${text}.done_at is not null`,
  all: () => sql`true`,
}

const isUndone = sql`k.direction = 'in' and k.done_at is null`

/** `l` itself is done. Leaving it out keeps the planner from gathering all open texts of the business. */
const isSettled = (mine: SQL, filter: Filter): SQL =>
  filter === 'done' ? sql`not ${exists(mine, sql`${isUndone} and k.id <> l.id`)}` : sql`true`

const isBefore = (before: TimeCursor | null): SQL =>
  before
    ? sql`(l.created_at, l.id) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : sql`true`

const exists = (mine: SQL, what: SQL): SQL =>
  byCustomer((same) => sql`exists (select ${textsOf(mine)} and ${same} and ${what})`)

const textsOf = (mine: SQL): SQL => sql`from ${logs} k where k.business_id = ${mine} and k.type = 'sms'`

/** Limits the texts `k` to the same customer or phone as `l`; each case has its index. */
const byCustomer = (of: (same: SQL) => SQL): SQL =>
  sql`(case when l.customer_id is null then ${of(sql`k.customer_id is null and k.recipient = l.recipient`)}
    else ${of(sql`k.customer_id = l.customer_id`)} end)`
