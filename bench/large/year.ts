import pg from 'pg'
import { pgbench } from '#bench/engines/pgbench.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, benchId, CUSTOMERS } from '#bench/world/business.ts'
import { rollUp } from '#server/data/roll-ups/index.ts'
import { keepAllHabits } from '#server/messaging/segments/index.ts'
import { openDatabase } from '#server/platform/database/index.ts'

const TIMES = 20
const PROMISE_MS = 300
const screens = {
  'a year of analytics': '/v1/analytics?period=12-months',
  'a month of analytics': '/v1/analytics?period=30-days',
  'whether guests come back, in the analytics': '/app/analytics/guests',
  'what guests hold, in the analytics': '/v1/analytics/forecast',
  'whether it is worth it, in the analytics': '/app/analytics/worth',
  'what messages brought, in the analytics': '/v1/analytics/messages?period=30-days',
  'the dashboard': '/app/dashboard',
}

/**
 * Measures how long the figures of a business with a million operations take, over HTTP, when its days are rolled
 * up.
 */
export async function yearRows(business: BenchBusiness, operations = 1_000_000): Promise<Row[]> {
  await liveThroughAYear(business, operations)
  const seconds = await rollUpAll(business)
  const limit = percentile(await addUpOnce(business), 0.5)
  const rows: Row[] = []
  for (const [what, path] of Object.entries(screens)) {
    const ours = percentile(await open(business, path), 0.95)
    rows.push({
      what: `${what} of ${operations.toLocaleString('en-US')} operations, p95`,
      ours: `${ours.toFixed(0)} ms`,
      limit: `${limit.toFixed(0)} ms (pgbench, the amounts of the year added up)`,
      compared: `${(ours / limit).toFixed(2)} times`,
      promise: `at most ${PROMISE_MS} ms`,
      kept: ours <= PROMISE_MS,
    })
  }
  console.log(`its days were rolled up in ${seconds.toFixed(0)} s`)
  return rows
}

async function open({ http, cookie }: BenchBusiness, path: string): Promise<number[]> {
  const milliseconds: number[] = []
  for (let done = 0; done < TIMES + 3; done += 1) {
    const sent = performance.now()
    const { statusCode, body } = await http.request({
      method: 'GET',
      path: `/api${path}`,
      headers: { cookie },
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text}`)
    if (done >= 3) milliseconds.push(performance.now() - sent)
  }
  return milliseconds
}

async function rollUpAll({ businessId, database }: BenchBusiness): Promise<number> {
  const opened = await openDatabase({ url: database.logins.url })
  const began = performance.now()
  const services = { database: opened, clock: { now: () => new Date() } }
  await rollUp(services, businessId)
  const seconds = (performance.now() - began) / 1000
  await keepAllHabits(services)
  await opened.close()
  return seconds
}

async function addUpOnce({ businessId, database }: BenchBusiness): Promise<number[]> {
  const script = [
    'begin;',
    `select set_config('app.business_id', '${businessId}', true);`,
    `select sum(amount), count(distinct customer_id) from operations where business_id = '${businessId}'
      and created_at > now() - interval '1 year';`.replaceAll('\n', ' '),
    'commit;',
  ].join('\n')
  return (await pgbench(database.logins.url, script, { clients: 1, seconds: 5 })).milliseconds
}

/**
 * Adds purchases of a year with points and stamps for each, one in fifty undone, and a campaign to everybody,
 * without the API. Some customers come far more often than others.
 */
async function liveThroughAYear(
  { businessId, database, http, cookie }: BenchBusiness,
  operations: number,
): Promise<void> {
  const { body } = await http.request({ method: 'GET', path: '/api/v1/programs', headers: { cookie } })
  const [points, card] = ((await body.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  const fill = (statement: string, ...values: unknown[]) => client.query(statement, [businessId, ...values])
  const id = (kind: string, n: string) =>
    `('01939c00-0000-7000-8000-${kind}' || lpad(to_hex(${n}), 11, '0'))::uuid`
  const columns = 'business_id, id, idempotency_key, input_hash, kind, customer_id, source, amount, currency'
  await fill(
    `insert into operations (${columns}, counts_as_visit, created_at)
     select $1, ${id('8', 'n')}, 'a year ' || n, '', 'purchase',
       ${id('1', `1 + floor(${CUSTOMERS - 1} * power(random(), 1.5))::integer`)}, 'counter',
       500 + floor(random() * 5000), 'USD', true, now() - (n * interval '364 days' / ${operations})
     from generate_series(1, ${operations}) n where n % 51 <> 0`,
  )
  await fill(
    `insert into operations (${columns}, visits, reverses_id, created_at)
     select $1, ${id('9', 'n')}, 'undone ' || n, '', 'undo', o.customer_id, 'counter', -o.amount, 'USD', -1, o.id,
       o.created_at + interval '5 minutes'
     from generate_series(51, ${operations}, 51) n
     join operations o on o.business_id = $1 and o.id = ${id('8', 'n - 1')}`,
  )
  for (const [program, given] of [
    [points, 'amount / 100, 0'],
    [card, '0, 1'],
  ])
    await fill(
      `insert into transactions (business_id, id, operation_id, customer_id, program_id, kind, points, stamps, cause,
         created_at)
       select $1, gen_random_uuid(), id, customer_id, $2, 'accrual', ${given}, '{}', created_at from operations
       where business_id = $1 and kind = 'purchase' and idempotency_key like 'a year %'`,
      program,
    )
  await fill(
    `update customers c set total_visits = h.visits, last_visit_at = h.last, total_spent = h.spent
     from (select customer_id, count(*) as visits, max(created_at) as last, sum(amount) as spent
       from operations where business_id = $1 group by customer_id) h
     where c.business_id = $1 and c.id = h.customer_id`,
  )
  await fill(
    `update customer_program_progress p set points_balance = c.total_spent / 100 from customers c
     where p.business_id = $1 and c.business_id = $1 and c.id = p.customer_id and p.program_id = $2`,
    points,
  )
  await sendToEverybody(fill)
  // These rows came without events, so all days are rolled up anew.
  await fill('delete from roll_ups where business_id = $1')
  await client.query('vacuum analyze')
  await client.end()
}

/** Adds a campaign of 20 days ago to every customer but one in ten, who were held out. */
async function sendToEverybody(
  fill: (statement: string, ...values: unknown[]) => Promise<unknown>,
): Promise<void> {
  const campaign = benchId('c', 1)
  const at = `now() - interval '20 days'`
  await fill(
    `insert into campaigns (business_id, id, name, type, status, texts, created_at, started_at, sent_at)
     values ($1, $2, 'Twenty days ago', 'email', 'sent', '[]', ${at}, ${at}, ${at})`,
    campaign,
  )
  await fill(
    `insert into campaign_recipients (business_id, campaign_id, customer_id, state, message_id)
     select $1, $2, c.id, case when held_out then 'held_out' else 'queued' end, case when not held_out then gen_random_uuid() end
     from customers c, lateral (select random() < 0.1 and c.id is not null as held_out) lot where c.business_id = $1`,
    campaign,
  )
  await fill(
    `insert into communication_logs (business_id, id, customer_id, type, purpose, dedupe_key, recipient, campaign_id, content,
       state, due_at, sent_at, created_at, open_count)
     select $1, message_id, customer_id, 'email', 'marketing', 'campaign:' || campaign_id || ':' || customer_id,
       customer_id || '@example.com', campaign_id, 'Hi there', 'delivered', ${at}, ${at}, ${at},
       floor(random() * 1.5)::integer
     from campaign_recipients where business_id = $1 and campaign_id = $2 and state = 'queued'`,
    campaign,
  )
}
