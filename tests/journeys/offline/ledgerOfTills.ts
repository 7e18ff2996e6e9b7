import pg from 'pg'
import type { TestDatabase } from '#tests/engines/index.ts'
import type { Said } from './tillApart.ts'

/** An operation as a till kept it, with when it happened by a clock that is right. */
export type Truth = Said & { key: string; till: string; happened_at: string }

type Business = { program: { id: string }; stamps: { id: string } }

/** Purchases that were recorded before, or went up otherwise. Amounts are in minor units. */
type Other = { customer_id: string; amount: number; points_spent: number }

/** The balances that a test's tills must have made, computed from what they kept, beside the ledger of the only business. */
export class LedgerOfTills {
  private readonly database: TestDatabase
  private readonly business: Business
  private readonly price: number
  private readonly others: Other[]

  constructor(database: TestDatabase, business: Business, price: number, others: Other[]) {
    this.database = database
    this.business = business
    this.price = price
    this.others = others
  }

  /** The operations that are in the ledger and in the list of cases other than once, taken together. */
  notOnce = (truths: Truth[]) =>
    this.rows(truths, [
      `select t.key, t.till, count(distinct o.id) recorded, count(distinct c.id) cases from truth t
       left join operations o on o.idempotency_key = t.key
       left join late_cases c on c.idempotency_key = t.key
       group by 1, 2 having count(distinct o.id) + count(distinct c.id) <> 1`,
    ])

  /** Purchases and redemptions that no till kept, besides the number that was expected. */
  unkept = async (truths: Truth[]): Promise<number> => {
    const [found] = await this.rows<{ count: string }>(truths, [
      `select count(*) from operations o left join truth t on t.key = o.idempotency_key
       where o.kind in ('purchase', 'redemption') and t.key is null`,
    ])
    return Number(found!.count)
  }

  /** Operations that are dated otherwise than by when they happened. A request may take half a minute. */
  wrongTimes = (truths: Truth[]) =>
    this.rows(truths, [
      `select t.key, t.till, t.happened_at, d.happened_at as dated from truth t
       join (select idempotency_key, happened_at from operations
         union all select idempotency_key, happened_at from late_cases) d on d.idempotency_key = t.key
       where d.happened_at is null or abs(extract(epoch from d.happened_at - t.happened_at)) > 30`,
    ])

  /** Purchases that count as a visit beside another one, and those that do not although none is near. */
  wrongVisits = () =>
    this.rows(
      [],
      [
        `with bought as (select id, customer_id, counts_as_visit, coalesce(happened_at, created_at) as at
         from operations where kind = 'purchase')
       select b.id, b.counts_as_visit from bought b where b.counts_as_visit = exists (
         select from bought v, businesses t where v.customer_id = b.customer_id and v.id <> b.id and v.counts_as_visit
           and v.at - b.at < t.visit_window_minutes * interval '1 minute'
           and b.at - v.at < t.visit_window_minutes * interval '1 minute')`,
      ],
    )

  /** Customers whose balances are not what the kept operations come to. */
  wrongCustomers = (truths: Truth[]) =>
    this.rows(truths, [
      `with owner_of as (select t.*, coalesce(t."customerId"::text, p.id::text, r.customer_id::text) customer_id
         from truth t left join customers p on p.phone = t.phone
         left join customer_rewards r on r.redemption_code = t.code),
       bought as (select customer_id, sum(amount) amount from (
           select customer_id, amount from owner_of where amount is not null
           union all select customer_id, amount from before) b group by 1),
       paid as (select customer_id, sum(points) points from (
           select customer_id, $1::int points from owner_of t where t.reward is not null
             and not exists (select from late_cases c where c.idempotency_key = t.key)
           union all select customer_id, points_spent from before) p group by 1),
       expected as (select b.customer_id, b.amount spent, floor(b.amount / 100) earned, floor(b.amount / 100) - coalesce(p.points, 0) points
         from bought b left join paid p using (customer_id)),
       counted as (select customer_id::text, count(*) visits from operations where counts_as_visit group by 1)
       select c.first_name, c.phone, e.*, c.total_spent, c.lifetime_points_earned, c.total_points, c.total_visits,
         v.visits, s.stamps_current, s.rewards_earned
       from customers c
       left join expected e on e.customer_id = c.id::text
       left join counted v on v.customer_id = c.id::text
       left join customer_program_progress s on s.customer_id = c.id and s.program_id = $2
       where (c.total_spent, c.lifetime_points_earned, c.total_points, c.total_visits,
           s.stamps_current + 10 * s.rewards_earned)
         is distinct from (e.spent, e.earned, e.points, v.visits, v.visits)`,
      this.price,
      this.business.stamps.id,
    ])

  /**
   * The cases. One is explained if the customer had fewer points than the reward costs when it arrived, within a second,
   * or if its code is of a reward that was redeemed.
   */
  cases = (truths: Truth[]) =>
    this.rows<{ reason: string; isExplained: boolean }>(truths, [
      `select t.key, t.till, t.reward, t.code, c.reason, c.status, case c.reason
         when 'not_enough_points' then t.reward is not null and (
           select coalesce(sum(case when l.created_at <= c.created_at - interval '1 second' then l.points
             else least(l.points, 0) end), 0)
           from transactions l where l.customer_id = c.customer_id and l.program_id = $2
             and l.created_at <= c.created_at + interval '1 second') < $1
         when 'redeemed' then t.code is not null and exists (select from truth other
           join operations o on o.idempotency_key = other.key
           where other.code = t.code and other.key <> t.key)
         else false end as "isExplained"
       from truth t join late_cases c on c.idempotency_key = t.key`,
      this.price,
      this.business.program.id,
    ])

  /** How many of the operations that took this code are in the ledger. */
  redeemedBy = async (truths: Truth[], code: string): Promise<number> => {
    const [found] = await this.rows<{ count: string }>(truths, [
      'select count(*) from truth t join operations o on o.idempotency_key = t.key where t.code = $1',
      code,
    ])
    return Number(found!.count)
  }

  /** Asks past row-level security, with the kept operations as the table `truth` and the rest as `before`. */
  private async rows<Row = object>(
    truths: Truth[],
    [query, ...values]: [string, ...unknown[]],
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database.logins!.superuserUrl })
    await client.connect()
    try {
      await client.query(
        `create temp table truth as select * from jsonb_to_recordset('${quoted(truths)}') as t(key text, till text,
           "customerId" text, phone text, amount bigint, reward text, code text, happened_at timestamptz)`,
      )
      await client.query(
        `create temp table before as select * from jsonb_to_recordset('${quoted(this.others)}') as t(customer_id text,
           amount bigint, points_spent int)`,
      )
      return (await client.query(query, values)).rows
    } finally {
      await client.end()
    }
  }
}

const quoted = (rows: object[]): string => JSON.stringify(rows).replaceAll("'", "''")
