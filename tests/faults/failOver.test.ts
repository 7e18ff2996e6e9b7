import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, type TestDatabase } from '#tests/engines/index.ts'
import { type PostgresDatabase, type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { inProof } from '#tests/engines/proof.ts'
import { type Standby, startStandby } from '#tests/engines/standby.ts'
import { openMovableAddress } from './movableAddress.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS, until } from './scene.ts'

/** The number of purchases before the fail-over, and after it. */
const PURCHASES = inProof(300, 30)
/** The number of requests that fail before the standby takes over. */
const FAILURES = 5

let primary: PostgresServer
let standby: Standby
let address: Awaited<ReturnType<typeof openMovableAddress>>
let scene: Scene
let isFollowed: boolean

/** The logins to the same database by another port. */
const by = (port: number, logins: PostgresDatabase): PostgresDatabase => {
  const moved = (url: string) => url.replace(/:\d+\//, `:${port}/`)
  return {
    url: moved(logins.url),
    ownerUrl: moved(logins.ownerUrl),
    superuserUrl: moved(logins.superuserUrl),
  }
}

/** The primary dies with all its processes, and the address leads nowhere until the standby is the primary. */
async function failOver(): Promise<void> {
  const failedBefore = scene.business.failures.length
  await primary.halt('killed')
  address.leadTo(null)
  const told = () => scene.business.failures.length >= failedBefore + FAILURES
  await until('the tills are told', async () => told())
  await standby.promote()
  address.leadTo(standby.port)
}

describe.runIf(engine === 'postgres')('a fail-over to a standby under load', () => {
  beforeAll(async () => {
    primary = await startPostgres({ durable: true })
    const direct = await primary.newDatabase()
    standby = await startStandby(direct.superuserUrl)
    address = await openMovableAddress(Number(new URL(direct.url).port))
    const logins = by(address.port, direct)
    const database: TestDatabase = { source: { url: logins.url }, logins }
    scene = await openScene(database)
    await scene.goOn(PURCHASES)
    await scene.beginMailing()
    const followers = await scene.rows(
      `select from pg_stat_replication where sync_state in ('sync', 'quorum')`,
    )
    isFollowed = followers.length === 1
    await failOver()
    await scene.goOn(PURCHASES)
    await scene.settle()
  }, SETUP_MS)
  afterAll(async () => {
    await scene?.close()
    address?.close()
    await standby?.stop()
    await primary?.stop()
  })

  it('came while both servers had each commit, and each till was told', async () => {
    expect(isFollowed).toBe(true)
    expect(scene.business.failures.length).toBeGreaterThanOrEqual(FAILURES)
    expect(await scene.rows('select pg_is_in_recovery() as reads')).toEqual([{ reads: false }])
    expect(primary.hasEnded()).toBe(true)
  })

  itKeepsItsWord(() => scene)
})
