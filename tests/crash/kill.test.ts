import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { BusinessUnderLoad, underLoad } from './businessUnderLoad.ts'
import { itLosesNothing } from './itLosesNothing.ts'

const KILLS = inProof(50, 3)
/** The number of requests that are answered before each kill. The kill falls into the work on the following ones. */
const moments = fc.sample(fc.integer({ min: 5, max: 25 }), { seed, numRuns: KILLS })

let database: TestDatabase
let server: ServerUnderTest
let opened: Database | undefined
let business: BusinessUnderLoad
let received: Record<string, number>

/** Sign-ups, purchases and messages continue while the server is killed and started again. */
beforeAll(
  async () => {
    database = await newDatabase()
    server = await startServer(database, underLoad)
    business = new BusinessUnderLoad(server.url, server.inboxUrl)
    await business.open()
    business.start()
    for (const answers of moments) {
      await business.untilAnswered(answers)
      await server.kill()
      await server.start()
    }
    await business.untilAnswered(25)
    await business.finish()
    await business.untilAllAreTakenUp()
    // Messages in progress are completed first, so the next process finds nothing to send.
    expect(await server.restart()).toBe(0)
    received = await readReceived()
    expect(await server.stop()).toBe(0)
    opened = await openDatabase(database.source)
  },
  inProof(3_600_000, 300_000),
)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  if (database) await dropDatabase(database)
})

async function readReceived(): Promise<Record<string, number>> {
  const response = await fetch(`${server.inboxUrl}/received.json`)
  const { texts } = (await response.json()) as { texts: Record<string, number> }
  return texts
}

describe('a server killed without warning', () => {
  it('was killed in the middle of real work', () => {
    expect(business.cutOff).toBeGreaterThanOrEqual(KILLS)
    expect(business.recorded.size).toBeGreaterThan(0)
    expect(business.handedIn).toBeGreaterThan(0)
    expect(business.signedUp.length).toBeGreaterThan(0)
    expect(business.welcomed.length).toBeGreaterThan(6)
  })

  itLosesNothing(() => ({ database, opened: opened!, business, received }))
})
