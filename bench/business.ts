import pg from 'pg'
import { Pool } from 'undici'
import { firstNames, lastNames } from '#database/demo/people.ts'
import type { TestDatabase } from '#tests/engines/index.ts'
import { type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

export const CUSTOMERS = 100_000

export type BenchBusiness = {
  postgres: PostgresServer
  database: TestDatabase & { logins: NonNullable<TestDatabase['logins']> }
  server: ServerUnderTest
  http: Pool
  cookie: string
  businessId: string
  joinCode: string
}

/** Ids that pgbench can compute from a number: the kind in the first digit, the customer's number after it. */
export const benchId = (kind: number, number: number): string =>
  `01939c00-0000-7000-8000-${kind}${number.toString(16).padStart(11, '0')}`
export const benchName = (number: number): string =>
  `${firstNames[number % firstNames.length]} ${lastNames[Math.floor(number / firstNames.length) % lastNames.length]}`
export const benchPhone = (number: number): string => `+1${(2_015_550_000 + number).toString()}`

/** A durable PostgreSQL, the real server beside it, and a business of 100,000 customers with two programs. */
export async function openBenchBusiness(): Promise<BenchBusiness> {
  const postgres = await startPostgres({ durable: true })
  const business = await openBusinessOn(postgres, { TRUST_PROXY: '127.0.0.1' })
  const programs = [
    await post(business, '/v1/programs', { name: 'Points', type: 'points', config: { pointsPerDollar: 1 } }),
    await post(business, '/v1/programs', {
      name: 'Card',
      type: 'stamp_card',
      config: { stampsRequired: 20 },
    }),
  ]
  const made = await post<{ code: string }>(business, '/v1/qr-codes', { location_name: 'Counter' })
  await fillCustomers(
    business,
    CUSTOMERS,
    programs.map(({ id }) => id as string),
  )
  return { ...business, joinCode: made.code }
}

/** A new business on a database and a server of its own; `settings` are further environment variables. */
export async function openBusinessOn(
  postgres: PostgresServer,
  settings: Record<string, string>,
): Promise<BenchBusiness> {
  const logins = await postgres.newDatabase()
  const database = { source: { url: logins.url }, logins }
  const server = await startServer(database, settings)
  const http = new Pool(server.url, { connections: 8, pipelining: 1 })
  const { cookie, businessId } = await signUp(http, server.url)
  return { postgres, database, server, http, cookie, businessId, joinCode: '' }
}

export async function closeBenchBusiness(business: BenchBusiness): Promise<void> {
  await business.http.close()
  await business.server.stop()
  await business.postgres.stop()
}

export async function post<Answer = Record<string, unknown>>(
  { http, cookie }: Pick<BenchBusiness, 'http' | 'cookie'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await http.request({
    method: 'POST',
    path: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      cookie,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (response.statusCode >= 300)
    throw new Error(`${path}: ${response.statusCode} ${await response.body.text()}`)
  return (await response.body.json()) as Answer
}

async function signUp(http: Pool, url: string) {
  const tiers = (await (await fetch(`${url}/api/app/subscription-tiers`)).json()) as {
    data: { id: string; name: string }[]
  }
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      company_name: 'Bench Café',
      email: 'bench@example.com',
      password: 'bench password',
      tier_id: tiers.data.find(({ name }) => name === 'Agency')!.id,
    }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { business_id: businessId } = (await response.json()) as { business_id: string }
  await http.request({ method: 'GET', path: '/healthz' }).then(({ body }) => body.dump())
  return { cookie, businessId }
}

/** Written past the API, which would take an hour; customers are enrolled as their first purchase would. */
export async function fillCustomers(
  { database, businessId }: BenchBusiness,
  customers: number,
  programIds: string[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  const id = (kind: number) => `('01939c00-0000-7000-8000-${kind}' || lpad(to_hex(n), 11, '0'))::uuid`
  await client.query(
    `insert into customers (business_id, id, unique_customer_id, first_name, phone, auth_phone, search_text, created_at)
     select $1, ${id(1)}, 'CUSBENCH' || n, name, '+1' || (2015550000 + n), '1' || (2015550000 + n),
       ' ' || lower(name) || ' 1' || (2015550000 + n) || ' cusbench' || n || ' ', now() - n * interval '1 minute'
     from unnest($2::text[]) with ordinality named (name, n)`,
    [businessId, Array.from({ length: customers }, (_none, index) => benchName(index + 1))],
  )
  for (const [index, programId] of programIds.entries()) {
    await client.query(
      `insert into customer_program_progress (business_id, id, customer_id, program_id, enrolled_at)
       select $1, ${id(2 + index)}, ${id(1)}, $2, now() from generate_series(1, ${customers}::integer) n`,
      [businessId, programId],
    )
  }
  await client.query('update businesses set usage_customers = $2 where id = $1', [businessId, customers])
  await client.query('vacuum analyze')
  await client.end()
}
