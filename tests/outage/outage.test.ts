import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { BusinessUnderLoad, underLoad } from '#tests/crash/businessUnderLoad.ts'
import { itLosesNothing } from '#tests/crash/itLosesNothing.ts'
import { engine, type TestDatabase } from '#tests/engines/index.ts'
import { type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { inProof } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

/** The number of times that all connections are cut. */
const CUTS = inProof(50, 10)
/** The number of purchases between two cuts. */
const PURCHASES = 6
const PATIENCE_MS = 60_000
/** A claim whose commit was interrupted lasts two minutes, so the wait is longer. In milliseconds. */
const CLAIM_PATIENCE_MS = 150_000

let postgres: PostgresServer
let database: TestDatabase
let server: ServerUnderTest
let opened: Database | undefined
let business: BusinessUnderLoad
let received: Record<string, number>
/** The number of connections that each cut ended. */
const ended: number[] = []
/** The answers to reads while connections were cut. 0 if the server closed the connection. */
const reads: number[] = []
/** The answers of /readyz and of a read while PostgreSQL is down. */
const whileDown: { ready: Response; read: Response }[] = []
const exitCodes: (number | null)[] = []

const asSuperuser = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: database.logins!.superuserUrl })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

async function until(
  state: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await holds()); await pause(20))
    if (Date.now() > deadline) throw new Error(`waited in vain until ${state}`)
}

const readyz = () => fetch(`${server.url}/readyz`)

async function cutEverything(): Promise<void> {
  const [cut] = await asSuperuser<{ n: number }>(
    `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
     where datname = current_database() and usename = $1`,
    [new URL(database.logins!.url).username],
  )
  ended.push(cut!.n)
}

/** Reads continuously, as screens do, until the returned function is called. */
function readOn(): () => Promise<void> {
  let isOver = false
  const paths = ['/auth/session', '/v1/customers?limit=5', `/app/counter/customers/${business.customers[0]}`]
  const readers = paths.map(async (path) => {
    while (!isOver)
      reads.push(
        await business.read(path).then(
          ({ status }) => status,
          () => 0,
        ),
      )
  })
  return async () => {
    isOver = true
    await Promise.all(readers)
  }
}

async function restart(way: 'fast' | 'immediate'): Promise<void> {
  await postgres.halt(way)
  whileDown.push({ ready: await readyz(), read: await business.read('/auth/session') })
  await postgres.resume()
  await until('the server is ready again', async () => (await readyz()).ok)
  const arrived = business.welcomed.length
  await business.goOn({ purchases: PURCHASES, customers: 1 })
  // Processes that were not restarted send the texts that were queued after the restart.
  await until('texts arrive again', async () => Object.keys(await readReceived()).length > arrived)
}

async function readReceived(): Promise<Record<string, number>> {
  const response = await fetch(`${server.inboxUrl}/received.json`)
  const { texts } = (await response.json()) as { texts: Record<string, number> }
  return texts
}

/** Waits until every text has reached the provider or is uncertain. A text in progress would arrive after the count. */
async function untilNoTextWaits(): Promise<void> {
  const waiting = `select 1 from communication_logs where type = 'sms'
    and (state = 'queued' or state = 'sending' and due_at > now())`
  await until('no text waits', async () => (await asSuperuser(waiting)).length === 0, CLAIM_PATIENCE_MS)
}

/**
 * Ten cuts (fifty in a proof) and two restarts while tills, greeters and founders work, with a worker process beside
 * the server.
 */
async function goThrough(): Promise<void> {
  const worker = await server.startWorker()
  business = new BusinessUnderLoad(server.url, server.inboxUrl)
  await business.open()
  business.start()
  const stopReading = readOn()
  for (let cut = 0; cut < CUTS; cut++) {
    await business.goOn({ purchases: PURCHASES })
    await cutEverything()
  }
  await business.goOn({ purchases: PURCHASES })
  await stopReading()
  await restart('fast')
  await restart('immediate')
  await business.finish()
  // A welcome is written once its event is handled, and an interruption delays that.
  await business.untilAllAreTakenUp()
  await untilNoTextWaits()
  received = await readReceived()
  exitCodes.push(await worker.stop(), await server.stop())
}

describe.runIf(engine === 'postgres')('a server whose database goes away under load', () => {
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
    const logins = await postgres.newDatabase()
    database = { source: { url: logins.url }, logins }
    server = await startServer(database, underLoad)
    await goThrough()
    opened = await openDatabase(database.source)
  }, 600_000)
  afterAll(async () => {
    await server?.stop()
    await opened?.close()
    await postgres?.stop()
  })

  it('was cut off in the middle of real work', () => {
    expect(ended).toHaveLength(CUTS)
    expect(Math.min(...ended)).toBeGreaterThan(3)
    expect(business.failures.length).toBeGreaterThan(0)
  })

  it('ends no process, neither the one that serves nor the one that works', () => {
    expect(exitCodes).toEqual([0, 0])
    expect(business.cutOff).toBe(0)
  })

  it('answers what it cannot do with 503, when to come back, and the name of the request', () => {
    const wrong = business.failures.filter(
      ({ status, retryAfter, requestId }) => status !== 503 || !(Number(retryAfter) > 0) || !requestId,
    )
    expect(wrong).toEqual([])
  })

  it('answers what only reads as though no connection had been cut', () => {
    expect(reads.length).toBeGreaterThan(CUTS)
    expect(reads.filter((status) => status !== 200)).toEqual([])
  })

  it('says at /readyz that the database is down, and only then', () => {
    expect(whileDown.map(({ ready }) => ready.status)).toEqual([503, 503])
    expect(whileDown.map(({ read }) => [read.status, read.headers.get('retry-after')])).toEqual([
      [503, '2'],
      [503, '2'],
    ])
  })

  itLosesNothing(() => ({ database, opened: opened!, business, received }))
})
