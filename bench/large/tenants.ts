import pg from 'pg'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, post } from '#bench/world/business.ts'

const TENANTS = 10_000
const TIMES = 30
const PROMISE_MS = 200
const MONTHS_PROMISE_MS = 1000
/** Ways to look through the list; names are 'Shop 1' to 'Shop 10000'. */
const LOOKS = [
  'tenants',
  ...['company', 'email', 'tier', 'credits', 'customers'].map((sort) => `tenants?sort=${sort}&order=asc`),
  'tenants?sort=customers&status=trial',
  'tenants?status=canceled&asking=true',
  'tenants?status=canceled&sort=company&order=asc',
  'tenants?search=shop%2099',
  'tenants?search=nobody%20at%20all',
]

/** Pages to turn to reach the middle of the list. */
const DEEP = 100

/**
 * Measures how long a page of /admin/tenants takes, in its slowest order or filter, and the months of
 * /admin/dashboard, which take no filter and have no pages; beside the same rows read by the engine alone.
 */
export async function tenantsRows(business: BenchBusiness): Promise<Row[]> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  try {
    const cookie = await openAdmin(business, client)
    await fillTenants(client)
    const slowest: number[] = []
    const deep = await Promise.all(
      ['company', 'customers'].map((sort) => deepPage(business, cookie, `tenants?sort=${sort}&order=asc`)),
    )
    for (const look of [...LOOKS, ...deep]) slowest.push(await p95(() => read(business, cookie, look)))
    const months = await p95(() => read(business, cookie, 'months'))
    const page = await p95(() => client.query(BARE_PAGE))
    const changes = await p95(() => client.query(BARE_CHANGES))
    const tenants = TENANTS.toLocaleString('en-US')
    return [
      row(
        `a page of ${tenants} tenants, found and sorted, p95 of the slowest`,
        [Math.max(...slowest), PROMISE_MS],
        [page, 'the rows sorted by SQL alone'],
      ),
      row(
        `twelve months of ${tenants} tenants, p95`,
        [months, MONTHS_PROMISE_MS],
        [changes, 'the last change of each, by SQL alone'],
      ),
    ]
  } finally {
    await client.end()
  }
}

const row = (what: string, [ours, promise]: [number, number], [bare, how]: [number, string]): Row => ({
  what,
  ours: `${ours.toFixed(0)} ms`,
  limit: `${bare.toFixed(0)} ms (${how})`,
  compared: `${(ours / bare).toFixed(1)} times`,
  promise: `at most ${promise} ms`,
  kept: ours <= promise,
})

const BARE_CHANGES = `select distinct on (business_id) * from subscription_changes order by business_id, number desc`
const BARE_PAGE = `select b.* from tenants t join businesses b on b.id = t.business_id
  order by b.usage_customers desc, b.id desc limit 51`

/** The p95 in milliseconds, after some runs to warm up. */
async function p95(work: () => Promise<unknown>): Promise<number> {
  await timesOf(work, 5)
  return percentile(await timesOf(work, TIMES), 0.95)
}

async function timesOf(work: () => Promise<unknown>, times: number): Promise<number[]> {
  const milliseconds: number[] = []
  for (let done = 0; done < times; done += 1) {
    const began = performance.now()
    await work()
    milliseconds.push(performance.now() - began)
  }
  return milliseconds
}

/** The address of a page in the middle. */
async function deepPage(business: BenchBusiness, cookie: string, list: string): Promise<string> {
  let look = list
  for (let page = 0; page < DEEP; page += 1) {
    const { next } = JSON.parse(await read(business, cookie, look)) as { next: string | null }
    if (next === null) throw new Error(`${list} has ${page + 1} pages`)
    look = `${list}&after=${encodeURIComponent(next)}`
  }
  return look
}

async function read({ http }: BenchBusiness, cookie: string, look: string): Promise<string> {
  const path = `/api/app/admin/${look}`
  const { statusCode, body } = await http.request({ method: 'GET', path, headers: { cookie } })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text}`)
  return text
}

/** A super admin whose second step is set up, as the server demands. */
export async function openAdmin(business: BenchBusiness, client: pg.Client): Promise<string> {
  const email = `admin.${Date.now()}@platform.example`
  const password = 'bench password'
  const { data: tiers } = (await (
    await fetch(`${business.server.url}/api/app/subscription-tiers`)
  ).json()) as {
    data: { id: string }[]
  }
  const account = { company_name: 'The platform', email, password, tier_id: tiers[0]!.id }
  const { business_id: id } = await post<{ business_id: string }>(business, '/auth/sign-up', account)
  const response = await fetch(`${business.server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await client.query('insert into super_admins values ($1)', [id])
  await client.query(
    `insert into factors (id, user_id, sealed_secret, last_step, confirmed_at, created_at)
     values (gen_random_uuid(), $1, '', 0, now(), now())`,
    [id],
  )
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Adds tenants, each with six changes of plan in a year and a grant. */
async function fillTenants(client: pg.Client): Promise<void> {
  await client.query(
    `with made as (
       insert into businesses (id, email, company_name, tier_id, subscription_status, trial_ends_at, usage_customers,
         credits_remaining, created_at)
       select gen_random_uuid(), 'shop' || n || '@tenants.example', 'Shop ' || n,
         (select id from subscription_tiers order by id offset n % 3 limit 1),
         (array['trial', 'active', 'past_due', 'canceled'])[1 + n % 4], now() + (n % 30 - 15) * interval '1 day',
         n % 500, n % 100, now() - (n % 500) * interval '1 day'
       from generate_series(1, $1::integer) n returning id, company_name, created_at)
     insert into tenants (id, business_id, company_name, admin_user_id, created_at)
     select gen_random_uuid(), id, company_name, id, created_at from made`,
    [TENANTS],
  )
  await client.query(
    `insert into subscription_changes (business_id, number, cause, tier_id, status, monthly_price, trial_ends_at, created_at)
     select b.id, n, case n when 1 then 'signed_up' else 'price_changed' end, b.tier_id, 'active', (n % 3) * 2900,
       case n when 1 then b.created_at end, b.created_at + n * interval '50 days'
     from businesses b, generate_series(1, 6) n where b.email like '%@tenants.example'`,
  )
  await client.query(
    `insert into plan_grants (business_id, id, kind, tier_id, starts_at, ends_at, reason, granted_by, created_at)
     select id, gen_random_uuid(), 'tier', tier_id, created_at, now() + interval '1 day', 'A friend', id, created_at
     from businesses where email like '%@tenants.example'`,
  )
  await client.query('vacuum analyze')
}
