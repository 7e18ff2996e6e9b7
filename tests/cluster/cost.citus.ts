import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '#bench/world/signUp.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { addresses, isHere } from './addresses.ts'
import { type Meter, meterOfPostgres, meterOfProcess } from './cpu.ts'

/** Requests of a round, and connections that send them. The rounds of both installations take turns. */
const REQUESTS = 300
const CONNECTIONS = 4
const ROUNDS = 3
const CUSTOMERS = 50

/** A running installation with a business in three programs. */
type Installation = {
  database: TestDatabase
  server: ServerUnderTest
  cookie: string
  customers: string[]
  meters: Record<string, Meter>
}

/** Milliseconds of processor time that a request took, by process. */
type Cost = Record<string, number>

async function open(database: TestDatabase, nodes: Record<string, string>): Promise<Installation> {
  const server = await startServer(database, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' })
  const { cookie } = await signUp(server.url, 'owner@cost.example')
  await proveAddresses(database)
  const meters: Record<string, Meter> = { Node: meterOfProcess(server.processId()) }
  for (const [name, url] of Object.entries(nodes)) meters[name] = await meterOfPostgres(url)
  const made = { database, server, cookie, customers: [] as string[], meters }
  for (const [type, config] of [
    ['points', { minimumRedemption: 1 }],
    ['stamp_card', { stampsRequired: 10, rewardDescription: 'A coffee' }],
    ['free_item', { itemName: 'A bagel', requiredPurchases: 10 }],
  ] as const)
    await ask(made, 'POST', '/api/v1/programs', { name: type, type, config })
  for (let n = 0; n < CUSTOMERS; n++)
    made.customers.push(
      (await ask<{ id: string }>(made, 'POST', '/api/v1/customers', { first_name: `Ada ${n}` })).id,
    )
  return made
}

async function ask<Body>(
  { server, cookie }: Pick<Installation, 'server' | 'cookie'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Body> {
  const headers = {
    ...{ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    'idempotency-key': crypto.randomUUID(),
  }
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

const requests = {
  'a purchase in three programs': (made: Installation, customer_id: string) =>
    ask(made, 'POST', '/api/v1/purchases', { customer_id, amount: 1240, stamps: 1 }),
  'a look at a guest': (made: Installation, customer: string) =>
    ask(made, 'GET', `/api/app/counter/customers/${customer}`),
}

/** Sends the requests, waits until what follows from them is done, and returns what one took. */
async function costOf(made: Installation, send: (typeof requests)[keyof typeof requests]): Promise<Cost> {
  const before = Object.entries(made.meters).map(([name, meter]) => [name, meter.read()] as const)
  let sent = 0
  const goOn = async () => {
    while (sent < REQUESTS) await send(made, made.customers[sent++ % CUSTOMERS]!)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, goOn))
  await untilHandedOn(made.database)
  return Object.fromEntries(before.map(([name, ms]) => [name, (made.meters[name]!.read() - ms) / REQUESTS]))
}

/** Owners make programs once their address is proven. */
async function proveAddresses({ logins }: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: logins!.superuserUrl })
  await client.connect()
  await client.query('update "user" set email_verified = true')
  await client.end()
}

async function untilHandedOn({ logins }: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: logins!.superuserUrl })
  await client.connect()
  while ((await client.query('select 1 from events where due_at <= now() limit 1')).rowCount) await pause(100)
  await client.end()
}

const leastOf = (costs: Cost[]): Cost =>
  Object.fromEntries(
    Object.keys(costs[0]!).map((name) => [name, Math.min(...costs.map((cost) => cost[name]!))]),
  )

describe.runIf(isHere)('what a request costs on a cluster of this machine', () => {
  const installations: Record<string, Installation> = {}
  beforeAll(async () => {
    const plain = await newDatabase('postgres')
    installations.plain = await open(plain, { PostgreSQL: plain.logins!.superuserUrl })
    const names = ['coordinator', ...addresses.slice(1).map((_, n) => `worker ${n + 1}`)]
    const nodes = Object.fromEntries(names.map((name, n) => [name, addresses[n]!]))
    installations.cluster = await open(await newDatabase(), nodes)
  })
  afterAll(async () => {
    for (const { server, database, meters } of Object.values(installations)) {
      await server.stop()
      for (const meter of Object.values(meters)) await meter.close()
      await dropDatabase(database)
    }
  })

  it.each(Object.entries(requests))('%s is told for each process', async (_, send) => {
    const costs: Record<string, Cost[]> = { plain: [], cluster: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, made] of Object.entries(installations)) costs[name]!.push(await costOf(made, send))
    const least = Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, leastOf(all)]))
    console.table(least)
    for (const cost of Object.values(least))
      expect(Math.min(...Object.values(cost))).toBeGreaterThanOrEqual(0)
  })
})
