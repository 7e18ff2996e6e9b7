import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memoryTogether } from '#bench/engines/memory.ts'
import type { Row } from '#bench/rows.ts'
import { withoutIndexes } from '#bench/world/fillBusiness.ts'
import { openNeighbour, openPattern } from '#bench/world/loadBusinesses.ts'
import * as queues from '#database/queues.ts'
import { createLog } from '#server/platform/context/log.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { localHour } from '#server/platform/time/calendar.ts'
import { startPostgres } from '#tests/engines/postgres.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

const BUSINESSES = 2000
/** Customers of each, with five purchases each. */
const CUSTOMERS = 100
const STARTS = 5
const MOST_START_MS = 3000
const MOST_MB = 300
const IDLE_MS = 60_000
/** Clock ticks a second in /proc/stat. */
const TICKS = 100

/**
 * Measures an installation of many businesses: the start of its server, the memory of server and worker while nothing
 * happens, and a night: every scheduled job once, in an hour in which the work of each business's night is due.
 */
export async function installationRows(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const logins = await postgres.newDatabase()
    // As it is shipped: dist/regulars keeps no compiled code for the next start.
    const server = await startServer(
      { source: { url: logins.url }, logins },
      { NODE_DISABLE_COMPILE_CACHE: '1' },
    )
    await load(logins.superuserUrl, server.url)
    const starts = await timeStarts(server)
    const worker = await server.startWorker()
    await pause(IDLE_MS)
    const memory = memoryTogether([server, worker])
    const nights = await measureNights(logins)
    await worker.stop()
    await server.stop()
    return [startRow(starts), memoryRow(memory), nightRow(nights)]
  } finally {
    await postgres.stop()
  }
}

async function load(superuserUrl: string, url: string): Promise<void> {
  const { businessId } = await openPattern(url, 'pattern@bench.example')
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await withoutIndexes(client, async () => {
      for (let number = 1; number < BUSINESSES; number += 1)
        await openNeighbour(client, businessId, number, CUSTOMERS)
    })
    await client.query('update businesses set time_zone = $1', [zoneAtNight()])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A time zone in which it is between two and four in the morning. */
function zoneAtNight(): string {
  const now = new Date()
  return Intl.supportedValuesOf('timeZone').find((zone) => [2, 3].includes(localHour(now, zone)))!
}

async function timeStarts(server: ServerUnderTest): Promise<number[]> {
  const starts: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    await server.kill()
    const since = performance.now()
    await server.start()
    starts.push(performance.now() - since)
  }
  return starts
}

type Night = { seconds: number; processor: number }

/** The first night also adds up two years of days; the second has one day to add up, as every night after it. */
async function measureNights({ url, superuserUrl }: { url: string; superuserUrl: string }): Promise<Night> {
  const client = new pg.Client({ connectionString: superuserUrl })
  const database = await openDatabase({ url })
  const jobs = await openJobs(database, createLog('silent'))
  await client.connect()
  try {
    const night = async (): Promise<Night> => {
      const [since, processor] = [performance.now(), processorSeconds()]
      const scheduled = await client.query<{ name: string }>('select name from pgboss.schedule')
      for (const { name } of scheduled.rows) {
        const queue = Object.values(queues).find((one) => one.name === name)!
        await database.transaction({}, (tx) => jobs.enqueue(tx, queue, {}))
      }
      await untilDone(client)
      return { seconds: (performance.now() - since) / 1000, processor: processorSeconds() - processor }
    }
    await night()
    await forgetLastDay(client)
    return await night()
  } finally {
    await jobs.close()
    await database.close()
    await client.end()
  }
}

async function untilDone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from pgboss.job where state < 'completed' and start_after <= now() limit 1`,
    )
    if (rows.length === 0) return
    await pause(100)
  }
}

/** Takes the last day back from every business, so that it is added up again. */
async function forgetLastDay(client: pg.Client): Promise<void> {
  for (const table of ['day_figures', 'day_cohorts', 'day_returns'])
    await client.query(
      `delete from ${table} d using roll_ups r where r.business_id = d.business_id and d.day = r.last_day`,
    )
  await client.query('update roll_ups set last_day = last_day - 1')
}

/** Seconds that the processors of this machine have worked: for server, worker, database and this process. */
function processorSeconds(): number {
  const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split(/\s+/).map(Number)
  return (user! + nice! + system!) / TICKS
}

function startRow(starts: number[]): Row {
  const slowest = Math.max(...starts)
  return {
    what: `start of the server of ${BUSINESSES.toLocaleString('en')} businesses, slowest of ${STARTS}`,
    ours: `${(slowest / 1000).toFixed(1)} s`,
    limit: '',
    compared: '',
    promise: `at most ${(MOST_START_MS / 1000).toFixed(1)} s`,
    kept: slowest <= MOST_START_MS,
  }
}

const memoryRow = (megabytes: number): Row => ({
  what: 'memory of its server and worker together, idle',
  ours: `${megabytes.toFixed(0)} MB`,
  limit: '',
  compared: '',
  promise: `at most ${MOST_MB} MB`,
  kept: megabytes <= MOST_MB,
})

const nightRow = ({ seconds, processor }: Night): Row => ({
  what: 'all scheduled jobs of a night, once',
  ours: `${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of a processor`,
  limit: '',
  compared: '',
  promise: '',
  kept: null,
})
