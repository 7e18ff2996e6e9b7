import type { Pool } from 'undici'
import { startBareRoute } from '#bench/engines/bareRoute.ts'
import { perSecond } from '#bench/engines/load.ts'
import { type BenchRequest, RECORDED_CUSTOMER, recordRequest } from '#bench/engines/recordScript.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, benchId, benchName, kinds, randomCustomer } from '#bench/world/business.ts'
import { type Customers, openCustomers } from '#bench/world/customers.ts'
import type { BenchWorld } from '#bench/world/world.ts'
import type { CustomerSort } from '#server/loyalty/customers/contract.ts'

const CONNECTIONS = 8
const SECONDS = 4
const WARMING_SECONDS = 3
/** A server in use has run for hours; a new one takes some seconds to compile its most frequent code. */
const COMPILING_SECONDS = 15
/** Compared figures are measured in turns: a machine's speed changes from one minute to the next. */
const TURNS = 2
const PROMISED = { share: 0.7, searchShare: 0.3, growth: 1.5, floor: 0.5, cardMs: 25 }

type Read = {
  what: string
  /** Promised share of the bare route's rate, if lower than that of the other reads. */
  share?: number
  requestOf: (business: BenchBusiness, customer: number, customers: Customers) => BenchRequest
}

const get = (path: string, cookie = ''): BenchRequest => ({ method: 'GET', path, headers: { cookie } })

/** The request of the screen's first page, newest customers first. */
const listBy = (sort: CustomerSort, cookie: string, search = '') =>
  get(
    `/api/v1/customers?search=${encodeURIComponent(search)}&spelling=forgiving&sort=${sort}&limit=50`,
    cookie,
  )

export const reads = {
  customers: {
    what: 'customers page',
    requestOf: ({ cookie }) => listBy('newest', cookie),
  },
  byLastVisit: {
    what: 'customers by last visit',
    requestOf: ({ cookie }) => listBy('last_visit', cookie),
  },
  till: {
    what: 'till view',
    requestOf: ({ cookie }, customer) =>
      get(`/api/app/counter/customers/${benchId(kinds.customer, customer)}`, cookie),
  },
  card: {
    what: 'portal card',
    requestOf: (_business, customer, customers) => get('/api/app/portal/card', customers.cookieOf(customer)),
  },
  dashboard: {
    what: 'dashboard',
    requestOf: ({ cookie }) => get('/api/app/dashboard', cookie),
  },
  /** About 3 of 10,000 customers have such a name, and 260 of 1,000,000. */
  search: {
    what: 'search for a full name',
    share: PROMISED.searchShare,
    requestOf: ({ cookie }, customer) => listBy('newest', cookie, benchName(customer)),
  },
} satisfies Record<string, Read>

/**
 * Measures a business's most frequent reads, each beside a bare route that runs the same statements and writes
 * the same answer.
 */
export async function readRows(world: BenchWorld): Promise<Row[]> {
  const customers = { small: await openCustomers(world.small), large: await openCustomers(world.large) }
  const rows: Row[] = [await floorRow(world.large)]
  for (const read of Object.values<Read>(reads)) {
    const bare = await startBare(world.large, customers.large, read)
    try {
      await perSecond(CONNECTIONS, COMPILING_SECONDS, () => sendRead(world.large, customers.large, read))
      await perSecond(CONNECTIONS, COMPILING_SECONDS, () => send(bare.http, get('/')))
      const milliseconds: number[] = []
      const [atSmall, atLarge, limit] = (await inTurns([
        () => rateOf(world.small, customers.small, read),
        () => rateOf(world.large, customers.large, read, milliseconds),
        () => bareRouteRate(bare.http),
      ])) as [number, number, number]
      rows.push(shareRow(read, atLarge, limit), growthRow(read.what, atLarge, atSmall))
      if (read.what === reads.card.what) rows.push(cardRow(percentile(milliseconds, 0.99)))
    } finally {
      await bare.stop()
    }
  }
  return rows
}

/** Mean of each rate, in the order of `measures`. */
async function inTurns(measures: (() => Promise<number>)[]): Promise<number[]> {
  const sums = measures.map(() => 0)
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [n, measure] of measures.entries()) sums[n]! += await measure()
  return sums.map((sum) => sum / TURNS)
}

/** Sends one request of a read, for a random customer. */
export const sendRead = async (business: BenchBusiness, customers: Customers, { requestOf }: Read) =>
  send(business.http, requestOf(business, randomCustomer(business), customers))

async function send(http: Pool, request: BenchRequest): Promise<void> {
  const { statusCode, body } = await http.request(request)
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${request.path}: ${statusCode} ${text}`)
}

async function rateOf(
  business: BenchBusiness,
  customers: Customers,
  read: Read,
  milliseconds: number[] = [],
): Promise<number> {
  await perSecond(CONNECTIONS, WARMING_SECONDS, () => sendRead(business, customers, read))
  return perSecond(CONNECTIONS, SECONDS, async () => {
    const sent = performance.now()
    await sendRead(business, customers, read)
    milliseconds.push(performance.now() - sent)
  })
}

async function startBare(business: BenchBusiness, customers: Customers, { requestOf }: Read) {
  const recorded = await recordRequest(business, (customer) => requestOf(business, customer, customers))
  return startBareRoute({
    url: business.database.logins.url,
    customer: RECORDED_CUSTOMER,
    customers: business.customers,
    ...recorded,
  })
}

async function bareRouteRate(http: Pool): Promise<number> {
  const once = () => send(http, get('/'))
  await perSecond(CONNECTIONS, WARMING_SECONDS, once)
  return perSecond(CONNECTIONS, SECONDS, once)
}

async function floorRow(business: BenchBusiness): Promise<Row> {
  const health = () => send(business.http, get('/healthz'))
  const bare = await startBareRoute({
    url: '',
    customer: 0,
    customers: 1,
    statements: [],
    body: '{"status":"ok"}',
  })
  const [ours, limit] = (await inTurns([
    async () => {
      await perSecond(CONNECTIONS, WARMING_SECONDS, health)
      return perSecond(CONNECTIONS, SECONDS, health)
    },
    () => bareRouteRate(bare.http),
  ])) as [number, number]
  await bare.stop()
  return {
    what: 'a route that does nothing',
    ours: `${ours.toFixed(0)}/s`,
    limit: `${limit.toFixed(0)}/s (bare Hono)`,
    compared: (ours / limit).toFixed(2),
    promise: `at least ${PROMISED.floor}`,
    kept: ours / limit >= PROMISED.floor,
  }
}

const shareRow = ({ what, share = PROMISED.share }: Read, ours: number, bare: number): Row => ({
  what: `${what} among 1,000,000 customers, ${CONNECTIONS} connections`,
  ours: `${ours.toFixed(0)}/s`,
  limit: `${bare.toFixed(0)}/s (bare Hono, the same statements)`,
  compared: (ours / bare).toFixed(2),
  promise: `at least ${share}`,
  kept: ours / bare >= share,
})

const growthRow = (what: string, atLarge: number, atSmall: number): Row => ({
  what: `${what}, from 10,000 to 1,000,000 customers`,
  ours: `${atLarge.toFixed(0)}/s`,
  limit: `${atSmall.toFixed(0)}/s (ours at 10,000)`,
  compared: `${(atSmall / atLarge).toFixed(2)} times`,
  promise: `at most ${PROMISED.growth} times`,
  kept: atSmall / atLarge <= PROMISED.growth,
})

const cardRow = (milliseconds: number): Row => ({
  what: `portal card, p99 on ${CONNECTIONS} busy connections`,
  ours: `${milliseconds.toFixed(1)} ms`,
  limit: '',
  compared: '',
  promise: `at most ${PROMISED.cardMs} ms`,
  kept: milliseconds <= PROMISED.cardMs,
})
