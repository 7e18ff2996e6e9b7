import pg from 'pg'
import { perSecond } from '#bench/engines/load.ts'
import { pgbench } from '#bench/engines/pgbench.ts'
import { type BenchRequest, recordScript } from '#bench/engines/recordScript.ts'
import type { Row } from '#bench/rows.ts'
import { type BenchBusiness, benchId, kinds, post, randomCustomer } from '#bench/world/business.ts'
import { signIn } from '#bench/world/signUp.ts'
import type { BenchWorld } from '#bench/world/world.ts'

const CLIENTS = 8
const SECONDS = 10
const WARMING_SECONDS = 5
/** As many keys as a business has. Each makes 600 calls a minute, so what they make is measured for a shorter time. */
const KEYS = 10
const SECONDS_BY_KEY = 5
const PROMISED = { ofItsStatements: 0.6, ofMinimalEarn: 0.35, growth: 1.5, byKey: 0.9 }

/** Purchases a second in three programs, through the API, beside the engine alone. */
export async function purchaseRows({ small, large }: BenchWorld): Promise<Row[]> {
  await purchasesPerSecond(large, WARMING_SECONDS)
  const atSmall = await purchasesPerSecond(small, SECONDS)
  const atLarge = await purchasesPerSecond(large, SECONDS)
  const byKey = await purchasesByKeyPerSecond(large)
  const script = await recordScript(large, (customer, key) => purchaseOf(large, customer, key))
  const load = { clients: CLIENTS, seconds: SECONDS }
  const { url } = large.database.logins
  const statements = (await pgbench(url, script, load)).perSecond
  const minimal = (await pgbench(url, minimalEarn(large), load)).perSecond
  const rate = (name: string, limit: number, by: string, promised: number): Row => ({
    what: `purchase in three programs${name}, ${CLIENTS} connections`,
    ours: `${atLarge.toFixed(0)}/s`,
    limit: `${limit.toFixed(0)}/s (${by})`,
    compared: (atLarge / limit).toFixed(2),
    promise: `at least ${promised}`,
    kept: atLarge / limit >= promised,
  })
  return [
    rate('', statements, 'pgbench, the same statements', PROMISED.ofItsStatements),
    rate(' beside the least', minimal, 'pgbench: lock, insert, update', PROMISED.ofMinimalEarn),
    {
      what: 'purchase, from 10,000 to 1,000,000 customers',
      ours: `${atLarge.toFixed(0)}/s`,
      limit: `${atSmall.toFixed(0)}/s (ours at 10,000)`,
      compared: `${(atSmall / atLarge).toFixed(2)} times`,
      promise: `at most ${PROMISED.growth} times`,
      kept: atSmall / atLarge <= PROMISED.growth,
    },
    {
      what: `purchase by an API key, ${CLIENTS} connections`,
      ours: `${byKey.toFixed(0)}/s`,
      limit: `${atLarge.toFixed(0)}/s (ours at the till)`,
      compared: (byKey / atLarge).toFixed(2),
      promise: `at least ${PROMISED.byKey}`,
      kept: byKey / atLarge >= PROMISED.byKey,
    },
  ]
}

const purchasesPerSecond = (business: BenchBusiness, seconds: number) =>
  perSecond(CLIENTS, seconds, () => purchase(business))

/** Purchases by a business's own software, with keys that do a till's work. */
async function purchasesByKeyPerSecond(business: BenchBusiness): Promise<number> {
  await proveOwners(business)
  // Whoever makes keys has signed in lately.
  const owner = { ...business, cookie: await signIn(business.server.url, business.email) }
  const keys = await Promise.all(
    Array.from({ length: KEYS }, (_, number) =>
      post<{ secret: string }>(owner, '/app/api-keys', { name: `Program ${number}` }),
    ),
  )
  let calls = 0
  const record = () => purchase(business, { authorization: `Bearer ${keys[calls++ % KEYS]!.secret}` })
  return perSecond(CLIENTS, SECONDS_BY_KEY, record)
}

/** Owners make keys once their address is proven. */
async function proveOwners({ database }: BenchBusiness): Promise<void> {
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  await client.query('update "user" set email_verified = true')
  await client.end()
}

/** Records a purchase of a random customer. */
export async function purchase(business: BenchBusiness, caller?: Caller): Promise<void> {
  const request = purchaseOf(business, randomCustomer(business), crypto.randomUUID(), caller)
  const response = await business.http.request(request)
  const text = await response.body.text()
  if (response.statusCode >= 300) throw new Error(`purchase: ${response.statusCode} ${text}`)
}

type Caller = { cookie: string } | { authorization: string }

const purchaseOf = (
  { cookie }: BenchBusiness,
  customer: number,
  key: string,
  caller: Caller = { cookie },
): BenchRequest => ({
  method: 'POST',
  path: '/api/v1/purchases',
  headers: {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': key,
    ...caller,
  },
  body: JSON.stringify({ customer_id: benchId(kinds.customer, customer), amount: 1240 }),
})

/** The least work that earns points: set the business, lock a balance, write a row, raise the balance. */
function minimalEarn({ businessId, customers }: BenchBusiness): string {
  const id = (kind: string) => `('01939c00-0000-7000-8000-${kind}' || lpad(to_hex(:c), 11, '0'))::uuid`
  const [points] = kinds.progress
  const own = `business_id = '${businessId}' and id = ${id(points)}`
  return [
    `\\set c random(1, ${customers})`,
    'begin;',
    `select set_config('app.business_id', '${businessId}', true);`,
    `select points_balance from customer_program_progress where ${own} for update;`,
    `insert into operations (business_id, id, idempotency_key, input_hash, kind, customer_id, source, amount, created_at) values ('${businessId}', gen_random_uuid(), gen_random_uuid(), '', 'purchase', ${id(kinds.customer)}, 'api', 1240, now());`,
    `update customer_program_progress set points_balance = points_balance + 12, last_activity_at = now() where ${own};`,
    'commit;',
  ].join('\n')
}
