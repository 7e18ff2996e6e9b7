import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { lookUps, USUAL_LOAD } from '#bench/requests/lookUp.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, CUSTOMERS } from '#bench/world/business.ts'
import type { BenchWorld } from '#bench/world/world.ts'

const MOST_P99_MS = 250
/** Heavy reads that one business sends at once, each again as soon as it is answered or refused. */
const AT_ONCE = 60
const SECONDS = 30
const WARMING_SECONDS = 5
/**
 * With this pause all of them together send as often as the limit of calls allows one session. The bench lifts
 * that limit.
 */
const AFTER_REFUSAL_MS = 2_000

const paths = [
  '/api/app/analytics/guests',
  '/api/v1/analytics?period=12-months',
  '/api/v1/analytics/messages?period=12-months',
  '/api/v1/analytics/forecast',
  '/api/app/analytics/worth',
  '/api/app/segment-counts',
  '/api/v1/customers?segment=ready:best',
]

/**
 * Measures how long a business's tills wait for a customer while another business, of 100,000 customers, reads
 * all its figures at once.
 */
export async function figuresRow({ small, medium }: BenchWorld): Promise<Row> {
  const http = new Pool(medium.server.url, { connections: AT_ONCE, pipelining: 1 })
  let isOver = false
  let answered = 0
  const asking = Array.from({ length: AT_ONCE }, async (_, n) => {
    for (let turn = n; !isOver; turn += 1) {
      if (await ask(http, medium, paths[turn % paths.length]!, turn)) answered += 1
      else await pause(AFTER_REFUSAL_MS)
    }
  })
  try {
    await lookUps(small, { ...USUAL_LOAD, seconds: WARMING_SECONDS })
    const p99 = percentile(await lookUps(small, { ...USUAL_LOAD, seconds: SECONDS }), 0.99)
    isOver = true
    await Promise.all(asking)
    if (answered === 0) throw new Error('figures: nothing was answered')
    return rowOf(p99)
  } finally {
    isOver = true
    await Promise.allSettled(asking)
    await http.close()
  }
}

/** Sends a read. False if it was refused. Each asks for a page of another length, so that few calls are the same. */
async function ask(http: Pool, { cookie }: BenchBusiness, path: string, turn: number): Promise<boolean> {
  const wanted = path.includes('segment')
    ? `${path}${path.includes('?') ? '&' : '?'}limit=${1 + (turn % 100)}`
    : path
  const { statusCode, body } = await http.request({ method: 'GET', path: wanted, headers: { cookie } })
  const text = await body.text()
  if (statusCode === 200) return true
  if (statusCode === 429 || statusCode === 503) return false
  throw new Error(`${wanted}: ${statusCode} ${text}`)
}

const rowOf = (p99: number): Row => ({
  what: `look-up by phone beside ${AT_ONCE} heavy reads of another shop with ${CUSTOMERS.toLocaleString('en-US')} guests, p99 at ${USUAL_LOAD.perSecond} a second`,
  ours: `${p99.toFixed(0)} ms`,
  limit: '',
  compared: '',
  promise: `at most ${MOST_P99_MS} ms`,
  kept: p99 <= MOST_P99_MS,
})
