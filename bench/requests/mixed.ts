import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { perSecond } from '#bench/engines/load.ts'
import { memoryOf } from '#bench/engines/memory.ts'
import { purchase } from '#bench/requests/purchase.ts'
import { reads, sendRead } from '#bench/requests/reads.ts'
import { percentile, type Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { type Customers, openCustomers } from '#bench/world/customers.ts'
import type { BenchWorld } from '#bench/world/world.ts'

const MOST_P99_MS = 250
const GOAL_PER_SECOND = 600
const MOST_MB = 250
/** Requests at once, as a crowd of tills would send them, to find the most that the server can answer. */
const CROWD = 64
const CROWD_SECONDS = 20
const WARMING_SECONDS = 10
const HELD_SECONDS = 300
/** A rate is tried for this long before it is held for minutes. */
const TRY_SECONDS = 30
/** Factor from a rate that does not hold to the next one. */
const STEP_DOWN = 0.93
/**
 * Share of slow requests, of all that are due, at which a rate is given up: its p99 is then above the bound,
 * apart from chance.
 */
const GIVEN_UP_AT = 0.011

type Held = { perSecond: number; p99: number }

/**
 * Finds the highest rate of a business's usual day at which the p99 stays in bounds for five minutes without an
 * error, and the server's memory after it. Of 100 requests 70 look up a customer at the till, 10 record, 10 list,
 * and 10 come from customers with their card.
 */
export async function mixedRows({ large }: BenchWorld): Promise<Row[]> {
  const http = new Pool(large.server.url, { connections: CROWD, pipelining: 1 })
  const business = { ...large, http }
  const customers = await openCustomers(business)
  try {
    const held = await highestHeld(business, customers)
    return [mixedRow(held), memoryRow(large)]
  } finally {
    await http.close()
  }
}

/**
 * Goes from the most that the server can answer down to the first rate that holds for minutes. A stall of the
 * disk on the way costs one step, not the search.
 */
async function highestHeld(business: BenchBusiness, customers: Customers): Promise<Held> {
  await perSecond(CROWD, WARMING_SECONDS, () => someRequest(business, customers))
  let rate = await perSecond(CROWD, CROWD_SECONDS, () => someRequest(business, customers))
  for (;;) {
    const tried = await p99At(business, customers, rate, TRY_SECONDS)
    const p99 = tried < MOST_P99_MS ? await p99At(business, customers, rate, HELD_SECONDS) : tried
    if (p99 < MOST_P99_MS) return { perSecond: rate, p99 }
    rate *= STEP_DOWN
  }
}

/**
 * Sends requests at random moments, whatever the earlier ones did; an error ends the bench. A rate is given up as
 * soon as so many requests were slow that its p99 cannot be in bounds.
 */
async function p99At(
  business: BenchBusiness,
  customers: Customers,
  rate: number,
  seconds: number,
): Promise<number> {
  const milliseconds: Promise<number>[] = []
  let slow = 0
  let failed = false
  const request = async (since: number) => {
    await someRequest(business, customers)
    const took = performance.now() - since
    if (took > MOST_P99_MS) slow += 1
    return took
  }
  let due = performance.now()
  const until = due + seconds * 1000
  while (due < until && slow < rate * seconds * GIVEN_UP_AT && !failed) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const answered = request(due)
    // Thrown below, where the earlier measurements are not lost.
    answered.catch(() => {
      failed = true
    })
    milliseconds.push(answered)
    due += (-Math.log(1 - Math.random()) / rate) * 1000
  }
  return percentile(await Promise.all(milliseconds), 0.99)
}

function someRequest(business: BenchBusiness, customers: Customers): Promise<void> {
  const share = Math.random()
  if (share < 0.7) return sendRead(business, customers, reads.till)
  if (share < 0.8) return purchase(business)
  return sendRead(business, customers, share < 0.9 ? reads.customers : reads.card)
}

const mixedRow = ({ perSecond, p99 }: Held): Row => ({
  what: `mixed load for ${HELD_SECONDS / 60} minutes, p99 under ${MOST_P99_MS} ms, no error`,
  ours: `${perSecond.toFixed(0)}/s (p99 ${p99.toFixed(0)} ms)`,
  limit: '',
  compared: '',
  promise: `at least ${GOAL_PER_SECOND}/s`,
  kept: perSecond >= GOAL_PER_SECOND,
})

function memoryRow({ server }: BenchBusiness): Row {
  const megabytes = memoryOf(server)
  return {
    what: 'memory of the server after it',
    ours: `${megabytes.toFixed(0)} MB`,
    limit: '',
    compared: '',
    promise: `at most ${MOST_MB} MB`,
    kept: megabytes <= MOST_MB,
  }
}
