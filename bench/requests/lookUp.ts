import { setTimeout as sleep } from 'node:timers/promises'
import { type Load, pgbench } from '#bench/engines/pgbench.ts'
import { type BenchRequest, recordScript } from '#bench/engines/recordScript.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, benchPhone, CUSTOMERS, randomCustomer } from '#bench/world/business.ts'

// In its busiest minute a till serves a customer every few seconds, so this load is some hundred businesses at
// once. Both sides get the same arrivals. A loop without a pause would measure the capacity, not the wait of a
// customer.
export const USUAL_LOAD = { clients: 4, seconds: 15, perSecond: 100 } satisfies Load
const PROMISE = 3
const ROUNDS = 5
const WARM_UP_SECONDS = 20

/**
 * Measures how long the till waits for a customer by phone in a business of 100,000, beside pgbench sending the
 * same statements.
 */
export async function lookUpRow(business: BenchBusiness): Promise<Row> {
  await warmUp(business)
  const script = await recordScript(business, (customer) => lookUpRequest(business, benchPhone(customer)))
  const load = { ...USUAL_LOAD, seconds: 8 }
  const { ours, limit } = await middleOfRounds({
    ours: async () => percentile(await lookUps(business, load), 0.99),
    limit: async () =>
      percentile((await pgbench(business.database.logins.url, script, load)).milliseconds, 0.99),
  })
  return {
    what: `look-up by phone among ${CUSTOMERS.toLocaleString('en-US')}, p99 at ${USUAL_LOAD.perSecond} a second`,
    ours: `${ours.toFixed(1)} ms`,
    limit: `${limit.toFixed(1)} ms (pgbench, the same statements)`,
    compared: `${(ours / limit).toFixed(1)} times`,
    promise: `under ${PROMISE} times`,
    kept: ours / limit < PROMISE,
  }
}

export type Rounds = { ours: number; limit: number }

/**
 * Measures both in turn and returns the medians of the rounds. A single second in which the machine was busy
 * would decide a p99; the median of many rounds measures the software.
 */
export async function middleOfRounds(measures: Record<keyof Rounds, () => Promise<number>>): Promise<Rounds> {
  const ours: number[] = []
  const limit: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measures.ours())
    limit.push(await measures.limit())
  }
  return { ours: percentile(ours, 0.5), limit: percentile(limit, 0.5) }
}

/**
 * Warms the server up until its code is compiled, as on a server that has run for a while. The engine's code
 * always is.
 */
async function warmUp(business: BenchBusiness): Promise<void> {
  const until = performance.now() + WARM_UP_SECONDS * 1000
  const goOn = async () => {
    while (performance.now() < until) await lookUp(business)
  }
  await Promise.all(Array.from({ length: USUAL_LOAD.clients }, goOn))
}

/** Sends look-ups, each when it is due, whatever the earlier ones did. Returns the milliseconds of each. */
export async function lookUps(business: BenchBusiness, { seconds, perSecond }: Load & { perSecond: number }) {
  const milliseconds: Promise<number>[] = []
  let due = performance.now()
  const until = due + seconds * 1000
  while (due < until) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    milliseconds.push(lookUp(business))
    due += (-Math.log(1 - Math.random()) / perSecond) * 1000
  }
  return Promise.all(milliseconds)
}

async function lookUp(business: BenchBusiness): Promise<number> {
  const phone = benchPhone(randomCustomer(business))
  const sent = performance.now()
  const response = await business.http.request(lookUpRequest(business, phone))
  const { data: customers } = (await response.body.json()) as { data: { phone: string }[] }
  if (customers[0]?.phone !== phone) throw new Error(`look-up of ${phone} found ${customers[0]?.phone}`)
  return performance.now() - sent
}

const lookUpRequest = ({ cookie }: BenchBusiness, phone: string): BenchRequest => ({
  method: 'GET',
  path: `/api/v1/customers/lookup?search=${encodeURIComponent(phone)}`,
  headers: { cookie },
})
