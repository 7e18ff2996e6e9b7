import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { itLosesNothing } from './itLosesNothing.ts'
import { ShopUnderLoad } from './shopUnderLoad.ts'

const KILLS = 3

let database: TestDatabase
let server: ServerUnderTest
let opened: Database | undefined
let shop: ShopUnderLoad
let received: Record<string, number>

/** Sign-ups, purchases and sends go on while the server is killed and started again. */
beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database)
  shop = new ShopUnderLoad(server.url)
  await shop.open()
  shop.start()
  for (let kill = 0; kill < KILLS; kill++) {
    await shop.goOn({ purchases: 8, guests: 1 })
    await pause(Math.random() * 800)
    await server.kill()
    await server.start()
  }
  await shop.goOn({ purchases: 8, guests: 1 })
  await shop.finish()
  await untilNothingWaits()
  received = await readReceived()
  expect(await server.stop()).toBe(0)
  opened = await openDatabase(database.source)
}, 300_000)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  await dropDatabase(database)
})

/** Messages are in flight for a moment after the load: until the number received stands still. */
async function untilNothingWaits() {
  let before = -1
  for (let still = 0; still < 3; ) {
    const now = Object.keys(await readReceived()).length
    still = now === before ? still + 1 : 0
    before = now
    await pause(2000)
  }
}

async function readReceived(): Promise<Record<string, number>> {
  const response = await fetch(`${server.inboxUrl}/received.json`)
  const { texts } = (await response.json()) as { texts: Record<string, number> }
  return texts
}

describe('a server killed without warning', () => {
  it('was killed in the middle of real work', () => {
    expect(shop.recorded.size).toBeGreaterThan(20)
    expect(shop.signedUp.length).toBeGreaterThan(1)
    expect(shop.welcomed.length).toBeGreaterThan(8)
  })

  itLosesNothing(() => ({ database, opened: opened!, shop, received }))
})
