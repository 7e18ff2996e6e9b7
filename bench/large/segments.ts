import pg from 'pg'
import { pgbench } from '#bench/engines/pgbench.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, benchId, CUSTOMERS, kinds, post } from '#bench/world/business.ts'

const COUNTS = 40
/**
 * Most milliseconds for a usual rule of an owner, and for the worst possible rule: see
 * docs/decisions/0009-segments.md.
 */
const PROMISE_MS = { usual: 300, worst: 1000 }
const TAG = benchId('d', 1)

/**
 * Measures how long counting a segment takes, over HTTP: by usual rules of owners, and by the worst possible
 * ones.
 */
export async function segmentRows(business: BenchBusiness): Promise<Row[]> {
  const { data } = await get<{ data: { id: string }[] }>(business, '/v1/programs')
  const [points, card] = data.map(({ id }) => id) as [string, string]
  await liveThroughAYear(business, points)
  const limit = percentile(await readOnce(business), 0.95)
  const usual = [
    { about: 'visits', is: 'at_least', value: 3 },
    { about: 'last_visit', is: 'longer_ago', days: 30 },
    { about: 'tag', tag: TAG, is: 'has' },
  ]
  const lately = (n: number) => ({ about: 'spent_within', days: 366 - n, is: 'at_least', amount: 100 * n })
  const everything = [
    ...everyKind(points, card),
    { match: 'none', of: [...everyKind(card, card).slice(0, 5), { about: 'slipping_away' }] },
  ]
  const row = (what: string, of: object[], promise: number) =>
    segmentRow(business, { what, of, promise, limit })
  return [
    await row('a usual rule', usual, PROMISE_MS.usual),
    await row(
      'what was spent lately, and a habit',
      [lately(0), { about: 'slipping_away' }],
      PROMISE_MS.usual,
    ),
    await row('20 conditions that ask every table', everything, PROMISE_MS.worst),
    await row(
      '20 times what was spent lately',
      Array.from({ length: 20 }, (_, n) => lately(n)),
      PROMISE_MS.worst,
    ),
  ]
}

const everyKind = (program: string, card: string) => [
  { about: 'program', program, is: 'in' },
  { about: 'points', program, is: 'at_most', value: 500 },
  { about: 'stamps', program: card, is: 'at_most', value: 5 },
  { about: 'tag', tag: TAG, is: 'has_not' },
  { about: 'reward', is: 'not_waiting' },
  { about: 'opened', is: 'did', days: 366 },
  { about: 'clicked', is: 'did_not', days: 366 },
  { about: 'spent_within', days: 366, is: 'at_least', amount: 1 },
  { about: 'spent_within', days: 30, is: 'at_most', amount: 9000 },
  { about: 'top', by: 'spent', percent: 50 },
  { about: 'top', by: 'visits', percent: 50 },
  { about: 'agreed', channel: 'sms', is: 'yes' },
  { about: 'joined', is: 'longer_ago', days: 1 },
  { about: 'last_visit', is: 'within', days: 366 },
]

type Counted = { what: string; of: object[]; promise: number; limit: number }

async function segmentRow(business: BenchBusiness, { what, of, promise, limit }: Counted): Promise<Row> {
  const count = async () => {
    const sent = performance.now()
    await post(business, '/v1/segments/count', { rule: { match: 'any', of } })
    return performance.now() - sent
  }
  for (let warm = 0; warm < 8; warm += 1) await count()
  const milliseconds: number[] = []
  for (let done = 0; done < COUNTS; done += 1) milliseconds.push(await count())
  const ours = percentile(milliseconds, 0.95)
  return {
    what: `count by ${what} among ${CUSTOMERS.toLocaleString('en-US')}, p95`,
    ours: `${ours.toFixed(0)} ms`,
    limit: `${limit.toFixed(0)} ms (pgbench, each of the tables read once)`,
    compared: `${(ours / limit).toFixed(1)} times`,
    promise: `at most ${promise} ms`,
    kept: ours <= promise,
  }
}

/** Milliseconds of counting the rows of every table that a rule may read. */
async function readOnce({ businessId, database }: BenchBusiness): Promise<number[]> {
  const tables = [
    'customers',
    'customer_program_progress',
    'customer_tags',
    'customer_rewards',
    'operations',
    'message_links',
  ]
  const script = [
    'begin;',
    `select set_config('app.business_id', '${businessId}', true);`,
    ...tables.map((table) => `select count(*) from ${table} where business_id = '${businessId}';`),
    `select count(*) from communication_logs where business_id = '${businessId}' and opened_at is not null;`,
    'commit;',
  ].join('\n')
  return (await pgbench(database.logins.url, script, { clients: 1, seconds: 5 })).milliseconds
}

async function get<Answer>({ http, cookie }: BenchBusiness, path: string): Promise<Answer> {
  const { body } = await http.request({ method: 'GET', path: `/api${path}`, headers: { cookie } })
  return (await body.json()) as Answer
}

/**
 * Adds tags, rewards and a year of mails without the API; the purchases are those that the business was loaded
 * with.
 */
async function liveThroughAYear({ businessId, database }: BenchBusiness, points: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  const id = (kind: string, n = 'n') =>
    `('01939c00-0000-7000-8000-${kind}' || lpad(to_hex(${n}), 11, '0'))::uuid`
  const customer = id('1', `1 + (n - 1) % ${CUSTOMERS}`)
  const fill = (statement: string, ...values: unknown[]) => client.query(statement, [businessId, ...values])
  await fill(`update customers set opted_in_sms = true where business_id = $1`)
  await fill(
    `insert into tags (business_id, id, name, folded_name, created_at) values ($1, $2, 'Often', 'often', now())`,
    TAG,
  )
  await fill(
    `insert into customer_tags (business_id, customer_id, tag_id, created_at)
     select $1, ${customer}, $2, now() from generate_series(1, ${CUSTOMERS}, 3) n`,
    TAG,
  )
  await fill(
    `insert into rewards (business_id, id, program_id, name, type, created_at)
     values ($1, $2, $3, 'Tea', 'catalogue', now())`,
    benchId('6', 1),
    points,
  )
  await fill(
    `insert into customer_rewards (business_id, id, customer_id, reward_id, program_id, type, status, redemption_code,
       name, operation_id, earned_at)
     select $1, ${id('7')}, ${customer}, $2, $3, 'catalogue', 'earned', 'BENCH' || n, 'Tea', ${id(kinds.operation)}, now()
     from generate_series(1, ${CUSTOMERS}, 4) n`,
    benchId('6', 1),
    points,
  )
  await fill(
    `insert into communication_logs (business_id, id, customer_id, type, purpose, dedupe_key, recipient, content,
       state, due_at, opened_at, created_at)
     select $1, ${id('8')}, ${customer}, 'email', 'marketing', 'bench ' || n, 'x', repeat('x', 400), 'delivered', now(),
       case when n % 3 = 0 then now() - (n % 300) * interval '1 day' end, now() - (n % 300) * interval '1 day'
     from generate_series(1, ${CUSTOMERS * 2}) n`,
  )
  await fill(
    `insert into message_links (business_id, message_id, link, url, clicked_at, click_count)
     select $1, ${id('8')}, 'bench', 'https://example.com', now(), 1 from generate_series(1, ${CUSTOMERS * 2}, 20) n`,
  )
  await client.query('vacuum analyze')
  await client.end()
}
