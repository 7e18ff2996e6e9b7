import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS } from './scene.ts'

const PURCHASES = inProof(300, 40)

let database: TestDatabase
let scene: Scene

/** Warnings come, too: the queue of jobs warns of each connection that it loses. */
const cutConnections = () =>
  scene.rows(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user',
  )

describe.runIf(engine === 'postgres')('a log whose reader stands still, and then dies', () => {
  beforeAll(async () => {
    database = await newDatabase()
    // Nobody reads, so the pipe is soon full.
    scene = await openScene(database, { settings: { LOG_LEVEL: 'info' }, hasLog: true })
    await scene.goOn(PURCHASES)
    await scene.beginMailing()
    await cutConnections()
    await scene.goOn(PURCHASES)
    scene.server.log()!.destroy()
    await scene.goOn(PURCHASES)
    await cutConnections()
    await scene.goOn(PURCHASES)
    await scene.settle()
  }, SETUP_MS)
  afterAll(async () => {
    await scene?.close()
    await dropDatabase(database)
  })

  it('stops nobody at the till', () => {
    expect(scene.business.recorded.size).toBeGreaterThanOrEqual(4 * PURCHASES)
  })

  itKeepsItsWord(() => scene)
})
