import pg from 'pg'
import { Pool } from 'undici'
import { type BenchBusiness, post } from '#bench/world/business.ts'
import { fillBusiness, withoutIndexes } from '#bench/world/fillBusiness.ts'
import { signUp } from '#bench/world/signUp.ts'
import { rollUp } from '#server/data/roll-ups/index.ts'
import { keepAllHabits } from '#server/messaging/segments/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { startServer } from '#tests/engines/server.ts'

const sizes = { small: 10_000, medium: 100_000, large: 1_000_000 }
/** Businesses beside the three that are measured, so that every table also has other businesses' rows. */
const OTHERS = { businesses: 197, customers: 1000 }

type Size = keyof typeof sizes
export type Loaded = Record<
  Size,
  Pick<BenchBusiness, 'businessId' | 'joinCode' | 'customers'> & { email: string }
>

type Database = { source: { url: string }; logins: PostgresDatabase }

/** Signs three businesses up through the API and gives them their customers and purchases by SQL. */
export async function loadBusinesses(database: Database): Promise<Loaded> {
  const { loaded, programsOf } = await signAllUp(database)
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  try {
    await withoutIndexes(client, async () => {
      for (const { businessId, customers } of Object.values(loaded))
        await fillBusiness(client, businessId, customers, programsOf.get(businessId)!)
      for (let other = 0; other < OTHERS.businesses; other += 1)
        await openNeighbour(client, loaded.small.businessId, other, OTHERS.customers)
    })
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  const opened = await openDatabase(database.source)
  const services = { database: opened, clock: { now: () => new Date() } }
  for (const { businessId } of Object.values(loaded)) await rollUp(services, businessId)
  await keepAllHabits(services)
  await opened.close()
  return loaded
}

async function signAllUp(database: Database) {
  const server = await startServer(database)
  const loaded: Partial<Loaded> = {}
  const programsOf = new Map<string, string[]>()
  for (const [size, customers] of Object.entries(sizes) as [Size, number][]) {
    const email = `${size}@bench.example`
    const { businessId, joinCode, programs } = await openPattern(server.url, email)
    programsOf.set(businessId, programs)
    loaded[size] = { businessId, joinCode, customers, email }
  }
  await server.stop()
  return { loaded: loaded as Loaded, programsOf }
}

/** Opens a business with three programs and the one purchase that is the pattern of those written by SQL. */
export async function openPattern(url: string, email: string) {
  const http = new Pool(url, { connections: 1, pipelining: 1 })
  const { cookie, businessId } = await signUp(url, email)
  const owner = { http, cookie }
  const programs = await makePrograms(owner)
  const { code: joinCode } = await post<{ code: string }>(owner, '/v1/qr-codes', { location_name: 'Counter' })
  await recordOnePurchase(owner)
  await http.close()
  return { businessId, cookie, joinCode, programs }
}

type Owner = Pick<BenchBusiness, 'http' | 'cookie'>

/** Makes a points program, in which all purchases have counted, and two programs that begin today. */
async function makePrograms(owner: Owner): Promise<string[]> {
  const programs = [
    { name: 'Points', type: 'points', config: { pointsPerDollar: 1, pointsExpireDays: 730 } },
    { name: 'Card', type: 'stamp_card', config: { stampsRequired: 20 } },
    { name: 'Free coffee', type: 'free_item', config: { itemName: 'Coffee', requiredPurchases: 20 } },
  ]
  const ids: string[] = []
  for (const program of programs) ids.push((await post<{ id: string }>(owner, '/v1/programs', program)).id)
  return ids
}

/** Records the purchase whose rows are the pattern of all rows written by SQL. */
async function recordOnePurchase(owner: Owner): Promise<void> {
  const { id } = await post<{ id: string }>(owner, '/v1/customers', { first_name: 'Pattern' })
  await post(owner, '/v1/purchases', { customer_id: id, amount: 1240 })
}

/** Adds a business with a points program and customers, all by SQL. */
export async function openNeighbour(
  client: pg.Client,
  pattern: string,
  number: number,
  customers: number,
): Promise<void> {
  const [businessId, programId] = [newId(), newId()]
  await client.query(
    `insert into businesses (id, email, company_name, tier_id, created_at)
     select $2, $3, $4, tier_id, created_at from businesses where id = $1`,
    [pattern, businessId, `neighbour${number}@bench.example`, `Neighbour ${number}`],
  )
  await client.query(
    `insert into tenants (id, business_id, company_name, admin_user_id, created_at) values ($1, $2, $3, $2, now())`,
    [newId(), businessId, `Neighbour ${number}`],
  )
  await client.query(
    `insert into loyalty_programs
     select r.* from loyalty_programs p, jsonb_populate_record(p, $2::jsonb) r
     where p.business_id = $1 and p.type = 'points'`,
    [pattern, { business_id: businessId, id: programId, idempotency_key: null, input_hash: null }],
  )
  await fillBusiness(client, businessId, customers, [programId], pattern)
}
