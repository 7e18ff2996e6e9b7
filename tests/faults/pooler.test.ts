import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, queryRows } from '#server/platform/database/index.ts'
import { findPgBouncer } from '#tests/engines/findBinaries.ts'
import { engine, type TestDatabase } from '#tests/engines/index.ts'
import { type Pooler, startPgBouncer } from '#tests/engines/pgBouncer.ts'
import { type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS } from './scene.ts'

const PURCHASES = inProof(300, 40)
const RESTARTS = inProof(10, 2)
/** Fewer than the server opens, so that many share one. */
const CONNECTIONS = 5
/** Statements at once, so that each connection is shared. */
const MANY = 40

const program = engine === 'postgres' ? findPgBouncer() : undefined
let postgres: PostgresServer
let pooler: Pooler
let scene: Scene
let pooled: Database

describe.runIf(program)('PgBouncer in transaction mode (skipped where 1.21 or newer is missing)', () => {
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
    const logins = await postgres.newDatabase()
    pooler = await startPgBouncer(program!, logins.url, CONNECTIONS)
    const url = logins.url.replace(/:\d+\//, `:${pooler.port}/`)
    const database: TestDatabase = { source: { url: logins.url }, logins }
    pooled = await openDatabase({ url, directUrl: logins.url, maxConnections: MANY })
    const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: logins.url }
    scene = await openScene(database, { settings })
    await scene.goOn(PURCHASES)
    await scene.beginMailing()
    for (let restart = 0; restart < RESTARTS; restart++) {
      await pooler.restart()
      await scene.goOn(PURCHASES)
    }
    await scene.settle()
  }, SETUP_MS)
  afterAll(async () => {
    await scene?.close()
    await pooled?.close()
    await pooler?.stop()
    await postgres?.stop()
  })

  it('shows a statement that names no business none, whoever had its connection before', async () => {
    const [business] = await scene.rows<{ id: string }>(
      `select business_id as id from customers where id = '${scene.business.customers[0]}'`,
    )
    const counting = sql`select count(*)::int as seen from customers`
    const inside = () =>
      pooled.transaction({ businessId: business!.id, readOnly: true }, (tx) =>
        queryRows<{ seen: number }>(tx, counting),
      )
    const outside = () => queryRows<{ seen: number }>(pooled.reads, counting)
    const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => (n % 2 ? inside() : outside())))
    const seen = answers.map(([row]) => row!.seen)
    expect(new Set(seen.filter((_, n) => n % 2 === 0))).toEqual(new Set([0]))
    expect(Math.min(...seen.filter((_, n) => n % 2 === 1))).toBeGreaterThan(0)
  })

  itKeepsItsWord(() => scene)
})
