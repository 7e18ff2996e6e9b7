import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { Clock } from '#server/platform/time/clock.ts'

/** Rules that must hold in a business's ledger after anything. Each is a query that finds violations. */
const rules: Record<string, string> = {
  'a balance equals its entries': `
    select p.customer_id, p.program_id from customer_program_progress p
    left join (select customer_id, program_id, sum(points) points, sum(carried) carried, sum(stamps) stamps,
        sum(earned) earned, sum(rewards) rewards from transactions group by 1, 2) t
      using (customer_id, program_id)
    where (p.points_balance, p.points_carried, p.stamps_current, p.total_earned, p.rewards_earned)
      is distinct from (coalesce(t.points, 0), coalesce(t.carried, 0), coalesce(t.stamps, 0),
        coalesce(t.earned, 0), coalesce(t.rewards, 0))`,
  'every entry has a balance it counts in': `
    select t.id from transactions t left join customer_program_progress p using (customer_id, program_id)
    where p.id is null and t.program_id is not null`,
  'a balance equals its lots': `
    select p.customer_id, p.program_id from customer_program_progress p
    left join (select customer_id, program_id, sum(remaining) points from point_lots group by 1, 2) l
      using (customer_id, program_id)
    where p.points_balance <> coalesce(l.points, 0)`,
  'a lot holds what was granted less what was drawn, and never less than 0': `
    select l.id from point_lots l
    left join (select lot_id, sum(points) points from lot_draws group by 1) d on d.lot_id = l.id
    where l.remaining <> l.granted - coalesce(d.points, 0) or l.remaining < 0`,
  'an entry moves as many points as its lots': `
    select t.id from transactions t
    left join (select transaction_id, sum(points) points from lot_draws group by 1) d on d.transaction_id = t.id
    left join point_lots l on l.id = t.id
    where t.kind <> 'transfer' and t.points <> coalesce(l.granted, 0) - coalesce(d.points, 0)`,
  'a merge gives as much as it takes, and moves no lot by itself': `
    select operation_id from transactions where kind = 'transfer' group by operation_id, program_id
    having sum(points) <> 0 or sum(stamps) <> 0 or sum(carried) <> 0 or sum(earned) <> 0
      or sum(rewards) <> 0 or bool_or(id in (select transaction_id from lot_draws))
      or bool_or(id in (select id from point_lots))`,
  'a merged customer holds nothing, and leads to one who is there': `
    select c.id from customers c join customers s on s.id = c.merged_into
    left join customer_program_progress p on p.customer_id = c.id
    where s.merged_into is not null or c.total_points <> 0 or c.lifetime_points_earned <> 0 or c.total_visits <> 0
      or c.total_spent <> 0
      or c.phone is not null
      or p.points_balance <> 0 or p.points_carried <> 0 or p.stamps_current <> 0
      or p.total_earned <> 0 or p.rewards_earned <> 0 or p.card_id is not null
      or exists (select from point_lots l where l.customer_id = c.id)
      or exists (select from customer_rewards r where r.customer_id = c.id)`,
  'a remainder is less than a point': `
    select id from customer_program_progress where points_carried not between 0 and 999`,
  'a customer has the sum of their programs and the visits that stand': `
    select c.id from customers c
    left join (select customer_id, sum(points_balance) points, sum(total_earned) earned
      from customer_program_progress group by 1) p on p.customer_id = c.id
    left join (select customer_id, sum(visits + counts_as_visit::int) visits from operations group by 1) v
      on v.customer_id = c.id
    left join (select coalesce(m.merged_into, m.id) customer_id, max(coalesce(o.happened_at, o.created_at)) latest
      from operations o join customers m on m.id = o.customer_id
      where counts_as_visit and not exists (select from operations u where u.reverses_id = o.id)
      group by 1) l on l.customer_id = c.id
    where c.merged_into is null and (c.total_points, c.lifetime_points_earned, c.total_visits, c.last_visit_at)
      is distinct from (coalesce(p.points, 0), coalesce(p.earned, 0), coalesce(v.visits, 0), l.latest)`,
  'a customer has spent what was paid and not given back': `
    select c.id from customers c
    left join (select coalesce(m.merged_into, m.id) customer_id, sum(o.amount) paid
      from operations o join customers m on m.id = o.customer_id group by 1) o on o.customer_id = c.id
    where c.merged_into is null and c.total_spent <> coalesce(o.paid, 0)`,
  'what was ever earned is never less than what is there': `
    select customer_id, program_id from customer_program_progress where total_earned < points_balance`,
  'no reward is redeemed twice': `
    select r.id from customer_rewards r
    left join (select customer_reward_id, count(*) uses from redemptions where reversed_at is null group by 1) u
      on u.customer_reward_id = r.id
    where coalesce((r.terms ->> 'singleUse')::boolean, true)
      and coalesce(u.uses, 0) <> case when r.status = 'redeemed' then 1 else 0 end`,
  'the rewards that a program gave are those that customers hold': `
    select p.customer_id, p.program_id from customer_program_progress p
    left join (select customer_id, program_id, count(*) held from customer_rewards where status <> 'void'
      group by 1, 2) r using (customer_id, program_id)
    where p.rewards_earned <> coalesce(r.held, 0)`,
  'a card is open while it has stamps, and never full': `
    select id from customer_program_progress
    where (card_id is null) <> (stamps_current = 0) or stamps_current >= coalesce(card_places, 1)`,
  'a claim that stands has drawn its price': `
    select r.id from customer_rewards r
    join transactions t on t.id = r.paid_by
    left join (select d.transaction_id, sum(d.points) points from lot_draws d group by 1) d
      on d.transaction_id = r.paid_by
    where coalesce(d.points, 0) <> -t.points`,
  'points expire only past their date': `
    select t.id from lot_draws d join transactions t on t.id = d.transaction_id
    join point_lots l on l.id = d.lot_id
    where t.kind = 'expiration' and (l.expires_at is null or l.expires_at > t.created_at)`,
  'cards expire only past their date': `
    select id from transactions
    where kind = 'expiration' and stamps <> 0 and (card_expires_at is null or card_expires_at > created_at)`,
  'an undo takes back no more than was earned': `
    select o.id from transactions r join transactions o on o.id = r.reverses_id
    where r.kind = 'reversal' and o.kind in ('accrual', 'adjustment', 'opening_balance')
      and (o.points > 0 or o.carried > 0)
    group by o.id, o.points, o.carried having -sum(r.points * 1000 + r.carried) > o.points * 1000 + o.carried`,
  'no more money goes back than was paid, and all of it when a purchase is taken back': `
    select p.id from operations p join operations r on r.refunds_id = p.id or r.reverses_id = p.id
    where p.kind = 'purchase' and p.amount is not null
    group by p.id, p.amount
    having p.amount + sum(r.amount) < 0
      or (p.amount + sum(r.amount) = 0) <> (bool_or(r.reverses_id is not null) or p.amount = 0)`,
  'nothing is recorded before it happened': `select id from operations where happened_at >= created_at`,
  'nothing is undone twice': `
    select reverses_id from operations where reverses_id is not null group by 1 having count(*) > 1`,
  'stock is never below 0': `select id from rewards where stock < 0`,
}

const dueRules = (now: string): Record<string, string> => ({
  'a reward expires only past its date': `
    select id from customer_rewards where status = 'expired' and (expires_at is null or expires_at > '${now}')`,
})

const sweptRules = (now: string): Record<string, string> => ({
  'after the sweep nothing past its date is left': `
    select id from point_lots where remaining > 0 and expires_at <= '${now}'
    union all select id from customer_rewards where status = 'earned' and expires_at <= '${now}'
    union all select id from customer_program_progress where card_expires_at <= '${now}'`,
})

/** Tables of the rules, each with the rows of one business: a cluster asks one node. */
const ownRows = (businessId: string): string => {
  const tables = [
    ...new Set(
      Object.values(rules)
        .join(' ')
        .match(/(?<=(from|join) )[a-z_]+/g),
    ),
  ]
  return tables
    .map(
      (table) => `${table} as not materialized (select * from ${table} where business_id = '${businessId}')`,
    )
    .join(', ')
}

/** A business's ledger, read in transactions of the business at its clock's time. */
export type Ledger = {
  businessId: string
  clock: Clock
  run<T>(work: (ctx: { tx: Tx }) => Promise<T>): Promise<T>
}

/** The violated rules, with the violations. Empty if all rules hold. */
export async function brokenRules(business: Ledger, { swept = false } = {}): Promise<string[]> {
  const now = business.clock.now().toISOString()
  const all = { ...rules, ...dueRules(now), ...(swept ? sweptRules(now) : {}) }
  const found = await business.run(({ tx }) =>
    queryRows<{ rule: string; broken: string }>(
      tx,
      sql.raw(
        `with ${ownRows(business.businessId)} ${Object.entries(all)
          .map(([rule, query]) => `select '${rule}' as rule, to_json(b)::text as broken from (${query}) b`)
          .join('\nunion all\n')}`,
      ),
    ),
  )
  return found.map(({ rule, broken }) => `${rule}: ${broken}`)
}
