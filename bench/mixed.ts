import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { BenchBusiness } from '#bench/business.ts'
import { type Guests, openGuests } from '#bench/guests.ts'
import { purchase } from '#bench/purchase.ts'
import { reads, sendRead } from '#bench/reads.ts'
import { percentile, type Row } from '#bench/rows.ts'
import type { BenchWorld } from '#bench/world.ts'

const MOST_P99_MS = 250
const GOAL_PER_SECOND = 600
const MOST_MB = 250
const TRY_SECONDS = 10
/** Of one rate before it counts as too high: a stall of the disk falls into one of them. */
const TRIES = 2
const HELD_SECONDS = 300
/** Large steps find about how much is too much, small ones the highest that is not. */
const STEPS = [1.2, 1.08]
/** Of the requests of all its time; a p99 above the bound needs half as many. */
const GIVEN_UP_AT = 0.02

type Held = { perSecond: number; p99: number }

/**
 * The highest rate of a shop's usual day (70 of 100 requests look at a guest at the till, 10 record, 10 list, 10 are
 * guests with their card) at which the p99 stays in bounds for five minutes without an error; and the server's memory
 * after it.
 */
export async function mixedRows({ large }: BenchWorld): Promise<Row[]> {
  const http = new Pool(large.server.url, { connections: 64, pipelining: 1 })
  const business = { ...large, http }
  const guests = await openGuests(business)
  try {
    const held = await highestHeld(business, guests)
    return [mixedRow(held), memoryRow(large)]
  } finally {
    await http.close()
  }
}

/** Tries ever higher rates for some seconds, then holds the highest for minutes, or the next lower ones. */
async function highestHeld(business: BenchBusiness, guests: Guests): Promise<Held> {
  let rate = 100
  await p99At(business, guests, rate, TRY_SECONDS)
  for (const step of STEPS) while (await keepsUp(business, guests, rate * step)) rate *= step
  for (;;) {
    const p99 = await p99At(business, guests, rate, HELD_SECONDS)
    if (p99 < MOST_P99_MS) return { perSecond: rate, p99 }
    rate /= Math.min(...STEPS)
  }
}

async function keepsUp(business: BenchBusiness, guests: Guests, rate: number): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1)
    if ((await p99At(business, guests, rate, TRY_SECONDS)) < MOST_P99_MS) return true
  return false
}

/**
 * Requests arrive at random moments, whatever the ones before them did; an error ends the bench. A rate is given up as soon
 * as so many were slow that the p99 of all its time cannot be in bounds.
 */
async function p99At(
  business: BenchBusiness,
  guests: Guests,
  rate: number,
  seconds: number,
): Promise<number> {
  const milliseconds: Promise<number>[] = []
  let slow = 0
  const request = async (since: number) => {
    await someRequest(business, guests)
    const took = performance.now() - since
    if (took > MOST_P99_MS) slow += 1
    return took
  }
  let due = performance.now()
  const until = due + seconds * 1000
  while (due < until && slow < rate * seconds * GIVEN_UP_AT) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    milliseconds.push(request(due))
    due += (-Math.log(1 - Math.random()) / rate) * 1000
  }
  return percentile(await Promise.all(milliseconds), 0.99)
}

function someRequest(business: BenchBusiness, guests: Guests): Promise<void> {
  const share = Math.random()
  if (share < 0.7) return sendRead(business, guests, reads.till)
  if (share < 0.8) return purchase(business)
  return sendRead(business, guests, share < 0.9 ? reads.customers : reads.card)
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
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.processId())]))
  const megabytes = kilobytes / 1024
  return {
    what: 'memory of the server after it',
    ours: `${megabytes.toFixed(0)} MB`,
    limit: '',
    compared: '',
    promise: `at most ${MOST_MB} MB`,
    kept: megabytes <= MOST_MB,
  }
}
