import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS } from './scene.ts'

const PURCHASES = inProof(500, 60)
const MINUTES = 10

let database: TestDatabase
let scene: Scene
let ready: string

/** Settings of a process whose clock is off by so many minutes. */
const clockOff = (minutes: number) => ({
  NODE_OPTIONS: `--import=${new URL('./strangeMachine.mjs', import.meta.url).href}`,
  CLOCK_OFF_MS: String(minutes * 60_000),
})

describe.runIf(engine === 'postgres')(
  'a server ten minutes ahead, beside a worker ten minutes behind',
  () => {
    beforeAll(async () => {
      database = await newDatabase()
      scene = await openScene(database, { settings: clockOff(MINUTES), ofWorker: clockOff(-MINUTES) })
      ready = await (await fetch(`${scene.server.url}/readyz`)).text()
      await scene.beginMailing()
      await scene.goOn(PURCHASES)
      await scene.settle(MINUTES)
    }, SETUP_MS)
    afterAll(async () => {
      await scene?.close()
      await dropDatabase(database)
    })

    it('says so where it is asked whether it is ready', () => {
      expect(ready).toMatch(
        /^ready\nbut the clock of this machine is (599|600|601) s ahead of the database's$/,
      )
    })

    itKeepsItsWord(() => scene)

    it('leaves no message of unknown fate: whoever is ahead gives none up while the other sends it', async () => {
      const states = await scene.rows(
        `select distinct state from communication_logs where state not in ('accepted', 'delivered')`,
      )
      expect(states).toEqual([])
    })
  },
)
