import type pg from 'pg'
import { benchId, benchName, kinds } from '#bench/world/business.ts'

const PURCHASES = 5
const DAYS = 720
const filled = [
  ...['customers', 'operations', 'operation_answers', 'transactions'],
  ...['customer_program_progress', 'point_lots'],
]

const id = (kind: string, n = 'n') =>
  `('01939c00-0000-7000-8000-${kind}' || lpad(to_hex(${n}), 11, '0'))::uuid`

/**
 * Query of purchases: purchase k of customer n costs from 3 to 52 dollars. They are spread evenly from the day
 * the customer joined, which is within two years. Amounts are whole dollars, so that points come out the same
 * however they are counted. Moments are whole milliseconds, as the server's are.
 */
const purchases = (customers: number) => `
  select n, k, (n - 1) * ${PURCHASES} + k as number, (3 + (n * 7919 + k * 104729) % 50) * 100 as amount,
    date_trunc('milliseconds', now()) - (n::bigint * 7919 % ${DAYS} + 1) * interval '1 day' * (${PURCHASES + 1} - k) / ${PURCHASES + 1}
      - n % 600 * interval '1 minute' as bought_at
  from generate_series(1, ${customers}::bigint) n, generate_series(1, ${PURCHASES}::bigint) k`

/**
 * Adds customers with five purchases each, without the API, which would take a day. Writes the same rows, with
 * the contents of one purchase that the API did write (in the business `pattern`), and all counters right.
 * @param programs the first gives points for every purchase; the others begin now
 */
export async function fillBusiness(
  client: pg.Client,
  businessId: string,
  customers: number,
  programs: string[],
  pattern = businessId,
): Promise<void> {
  const fill = (statement: string, ...values: unknown[]) => client.query(statement, [businessId, ...values])
  // One transaction, so that now() stands still: a customer's last visit is the moment of a purchase.
  await client.query('begin')
  await fillCustomers(client, businessId, customers)
  await fill(
    `insert into operations
     select r.* from (${purchases(customers)}) bought,
       operations pattern, jsonb_populate_record(pattern, jsonb_build_object('business_id', $1::uuid, 'id', ${id(kinds.operation, 'number')},
       'idempotency_key', 'bench ' || number, 'customer_id', ${id(kinds.customer)}, 'amount', bought.amount,
       'created_at', bought_at)) r
     where pattern.business_id = $2
       and pattern.id = (select id from operations where business_id = $2 limit 1)`,
    pattern,
  )
  await fill(
    `insert into operation_answers
     select $1, ${id(kinds.operation, 'number')}, pattern.answer
     from generate_series(1, ${customers * PURCHASES}::bigint) number,
       (select answer from operation_answers where business_id = $2 limit 1) pattern`,
    pattern,
  )
  await fill(
    `insert into transactions
     select r.* from (${purchases(customers)}) bought,
       transactions pattern, jsonb_populate_record(pattern, jsonb_build_object('business_id', $1::uuid, 'id', ${id(kinds.transaction, 'number')},
       'operation_id', ${id(kinds.operation, 'number')}, 'customer_id', ${id(kinds.customer)}, 'program_id', $3::uuid,
       'points', bought.amount / 100, 'earned', bought.amount / 100, 'created_at', bought_at)) r
     where pattern.business_id = $2
       and pattern.id = (select id from transactions where business_id = $2 and points > 0 limit 1)`,
    pattern,
    programs[0],
  )
  for (const [index, programId] of programs.entries()) {
    const earned = index === 0 ? 'total_points' : '0'
    await fill(
      `insert into customer_program_progress (business_id, id, customer_id, program_id, points_balance, total_earned,
         enrolled_at, last_activity_at)
       select $1, ${id(kinds.progress[index]!)}, id, $2, ${earned}, ${earned}, created_at, last_visit_at
       from customers, lateral (select substr(unique_customer_id, 9)::bigint as n) numbered
       where business_id = $1 and unique_customer_id like 'CUSBENCH%'`,
      programId,
    )
  }
  await fill(
    `insert into point_lots (business_id, id, customer_id, program_id, granted, remaining, expires_at, created_at)
     select $1, id, customer_id, program_id, points, points, created_at + interval '730 days', created_at
     from transactions where business_id = $1 and program_id = $2 and id < $3`,
    programs[0],
    benchId('f', 0),
  )
  await client.query('commit')
}

/** Adds customers as they are after their purchases, without the purchases. */
export async function fillCustomers(client: pg.Client, businessId: string, customers: number): Promise<void> {
  await client.query(
    `insert into customers (business_id, id, unique_customer_id, first_name, phone, auth_phone, search_text,
       total_points, lifetime_points_earned, total_visits, last_visit_at, total_spent, created_at)
     select $1, ${id(kinds.customer)}, 'CUSBENCH' || n, name, '+1' || (2015550000 + n), '1' || (2015550000 + n),
       ' ' || lower(name) || ' 1' || (2015550000 + n) || ' cusbench' || n || ' ',
       spent / 100, spent / 100, ${PURCHASES}, last, spent, first
     from unnest($2::text[]) with ordinality named (name, n)
     join (select n, sum(amount) as spent, max(bought_at) as last, min(bought_at) as first
       from (${purchases(customers)}) each_one group by n) bought using (n)`,
    [businessId, Array.from({ length: customers }, (_none, index) => benchName(index + 1))],
  )
  await client.query(
    `update businesses set usage_customers = (select count(*) from customers where business_id = $1) where id = $1`,
    [businessId],
  )
}

/**
 * Drops the indexes of the filled tables, checks no foreign keys, and makes the indexes again after `work`: this
 * takes a tenth of the time.
 */
export async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [filled],
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await client.query('set session_replication_role = replica')
  await work()
  await client.query('reset session_replication_role')
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of rows) await client.query(definition)
}
