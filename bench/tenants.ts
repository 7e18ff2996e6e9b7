import pg from 'pg'
import { type BenchBusiness, post } from '#bench/business.ts'
import { percentile, type Row } from '#bench/rows.ts'

const TENANTS = 10_000
const TIMES = 30
const PROMISE_MS = 200
/** Each way to look through the list; names are 'Shop 1' to 'Shop 10000'. */
const LOOKS = [
  '',
  '?sort=company&order=asc',
  '?sort=customers&status=trial',
  '?search=shop%2099',
  '?search=nobody%20at%20all',
]

/** How long a page of /admin/tenants takes, in its slowest way, beside the same rows read by the engine alone. */
export async function tenantsRow(business: BenchBusiness): Promise<Row> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  try {
    const cookie = await openAdmin(business, client)
    await fillTenants(client)
    const slowest: number[] = []
    for (const look of LOOKS) {
      await timesOf(() => list(business, cookie, look), 5)
      slowest.push(percentile(await timesOf(() => list(business, cookie, look), TIMES), 0.95))
    }
    const bare = percentile(await timesOf(() => client.query(BARE), TIMES), 0.95)
    const ours = Math.max(...slowest)
    return {
      what: `a page of ${TENANTS.toLocaleString('en-US')} tenants, found and sorted, p95 of the slowest`,
      ours: `${ours.toFixed(0)} ms`,
      limit: `${bare.toFixed(0)} ms (the rows sorted by SQL alone)`,
      compared: `${(ours / bare).toFixed(1)} times`,
      promise: `at most ${PROMISE_MS} ms`,
      kept: ours <= PROMISE_MS,
    }
  } finally {
    await client.end()
  }
}

const BARE = `select b.* from tenants t join businesses b on b.id = t.business_id
  order by b.usage_customers desc, b.id desc limit 51`

async function timesOf(work: () => Promise<unknown>, times: number): Promise<number[]> {
  const milliseconds: number[] = []
  for (let done = 0; done < times; done += 1) {
    const began = performance.now()
    await work()
    milliseconds.push(performance.now() - began)
  }
  return milliseconds
}

async function list({ http }: BenchBusiness, cookie: string, look: string): Promise<void> {
  const path = `/api/app/admin/tenants${look}`
  const { statusCode, body } = await http.request({ method: 'GET', path, headers: { cookie } })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text}`)
}

/** A super admin whose second step is set up, as the server demands. */
async function openAdmin(business: BenchBusiness, client: pg.Client): Promise<string> {
  const email = 'admin@platform.example'
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

async function fillTenants(client: pg.Client): Promise<void> {
  await client.query(
    `with made as (
       insert into businesses (id, email, company_name, tier_id, usage_customers, credits_remaining, created_at)
       select gen_random_uuid(), 'shop' || n || '@tenants.example', 'Shop ' || n,
         (select id from subscription_tiers order by id offset n % 3 limit 1), n % 500, n % 100,
         now() - n * interval '1 minute'
       from generate_series(1, $1::integer) n returning id, company_name, created_at)
     insert into tenants (id, business_id, company_name, admin_user_id, created_at)
     select gen_random_uuid(), id, company_name, id, created_at from made`,
    [TENANTS],
  )
  await client.query('vacuum analyze')
}
