import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { openReceiver, type Receiver } from '#tests/world/network/receiver.ts'
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
let receiver: Receiver

/** Sign-ups, purchases and messages continue while the server is killed and started again. */
beforeAll(
  async () => {
    database = await newDatabase()
    server = await startServer(database, underLoad)
    business = new BusinessUnderLoad(server.url, server.inboxUrl)
    await business.open()
    receiver = await openReceiver()
    const webhook = { url: receiver.url, types: ['operation.recorded'] }
    const made = await business.post('/app/webhooks', webhook, { 'idempotency-key': 'the webhook' })
    expect(made.status, await made.text()).toBe(201)
    business.start()
    for (const answers of moments) {
      await business.untilAnswered(answers)
      await server.kill()
      await server.start()
    }
    await business.untilAnswered(25)
    await business.finish()
    await business.untilAllAreTakenUp()
    while (toldPurchases().size < business.recorded.size) await pause(100)
    // Messages in progress are completed first, so the next process finds nothing to send.
    expect(await server.restart()).toBe(0)
    received = await readReceived()
    expect(await server.stop()).toBe(0)
    opened = await openDatabase(database.source)
  },
  inProof(3_600_000, 300_000),
)
/** The purchases of which the webhook was told. */
const toldPurchases = (): Set<unknown> =>
  new Set(receiver.bodies().flatMap(({ data }) => (data.kind === 'purchase' ? [data.operation_id] : [])))

afterAll(async () => {
  await receiver?.close()
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

  it('tells a webhook of each purchase', async () => {
    const purchases = await queryAsSuperuser<{ id: string }>(
      database,
      opened!,
      `select id from operations where kind = 'purchase'`,
    )
    expect(toldPurchases()).toEqual(new Set(purchases.map(({ id }) => id)))
  })

  itLosesNothing(() => ({ database, opened: opened!, business, received }))
})
