import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { memoryTogether } from '#bench/engines/memory.ts'
import { parentOf, processorSeconds } from '#bench/engines/processor.ts'
import type { Row } from '#bench/rows.ts'
import { withoutIndexes } from '#bench/world/fillBusiness.ts'
import { openNeighbour, openPattern } from '#bench/world/loadBusinesses.ts'
import * as queues from '#database/queues.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { localHour } from '#server/platform/time/calendar.ts'
import { startPostgres } from '#tests/engines/postgres.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

const BUSINESSES = 2000
/** Customers of each, with five purchases each. */
const CUSTOMERS = 100
const STARTS = 5
const MOST_START_SECONDS = 3
const MOST_MB = 300
const IDLE_MS = 60_000

/**
 * Measures an installation of many businesses: the start of its server, the memory of server and worker while nothing
 * happens, and a night: every scheduled job once, in an hour in which the work of each business's night is due. Each
 * business has one day to add up, as every night after its first.
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
    const night = await measureNight(logins, [server, worker])
    await worker.stop()
    await server.stop()
    return [startRow(starts), memoryRow(memory), nightRow(night)]
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
    await client.query(allButYesterdayRolledUp)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Days before yesterday count as added up, without their figures: a night reads none of them. */
const allButYesterdayRolledUp = `
  insert into roll_ups (business_id, time_zone, first_day, last_day)
  select id, time_zone, '2000-01-01', (now() at time zone time_zone)::date - 2 from businesses
  on conflict (business_id) do update
    set time_zone = excluded.time_zone, first_day = excluded.first_day, last_day = excluded.last_day`

/** A time zone in which it is between two and four in the morning. */
function zoneAtNight(): string {
  const now = new Date()
  return Intl.supportedValuesOf('timeZone').find((zone) => [2, 3].includes(localHour(now, zone)))!
}

/** Seconds by the clock, and of a processor, which a busy machine does not make more. */
type Worked = { seconds: number; processor: number }

async function timeStarts(server: ServerUnderTest): Promise<Worked[]> {
  const starts: Worked[] = []
  for (let start = 0; start < STARTS; start += 1) {
    await server.kill()
    const since = performance.now()
    await server.start()
    starts.push({
      seconds: (performance.now() - since) / 1000,
      processor: processorSeconds([server.processId()]),
    })
  }
  return starts
}

async function measureNight(
  { url, superuserUrl }: { url: string; superuserUrl: string },
  processes: { processId: () => number }[],
): Promise<Worked> {
  const client = new pg.Client({ connectionString: superuserUrl })
  const database = await openDatabase({ url })
  const jobs = await openJobs(database, createLog('silent'))
  await client.connect()
  try {
    const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend')
    const watched = [...processes.map(({ processId }) => processId()), parentOf(rows[0]!.backend)]
    const [since, processor] = [performance.now(), processorSeconds(watched)]
    const scheduled = await client.query<{ name: string }>('select name from pgboss.schedule')
    for (const { name } of scheduled.rows) {
      const queue = Object.values(queues).find((one) => one.name === name)!
      await database.transaction({}, (tx) => jobs.enqueue(tx, queue, {}))
    }
    await untilDone(client)
    return { seconds: (performance.now() - since) / 1000, processor: processorSeconds(watched) - processor }
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

const shownOf = ({ seconds, processor }: Worked, digits: number): string =>
  `${seconds.toFixed(digits)} s, ${processor.toFixed(digits)} s of a processor`

function startRow(starts: Worked[]): Row {
  const slowest = starts.reduce((one, other) => (other.seconds > one.seconds ? other : one))
  return {
    what: `start of the server of ${BUSINESSES.toLocaleString('en')} businesses, slowest of ${STARTS}`,
    ours: shownOf(slowest, 1),
    limit: '',
    compared: '',
    promise: `at most ${MOST_START_SECONDS.toFixed(1)} s`,
    kept: slowest.seconds <= MOST_START_SECONDS,
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

const nightRow = (night: Worked): Row => ({
  what: 'all scheduled jobs of a night, once',
  ours: shownOf(night, 0),
  limit: '',
  compared: '',
  promise: '',
  kept: null,
})
