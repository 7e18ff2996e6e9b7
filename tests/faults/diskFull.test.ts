import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, until } from './scene.ts'
import { mountSmallDisk } from './smallDisk.ts'

const DISK_MEGABYTES = 400
const PURCHASES = inProof(200, 30)
/** The number of requests that fail while the disk is full. */
const FAILURES = inProof(200, 30)
const ROUNDS = inProof(5, 1)

const disk = engine === 'postgres' ? mountSmallDisk(DISK_MEGABYTES) : undefined
let postgres: PostgresServer
let scene: Scene
/** The answers to a look-up and to /readyz once writes failed. */
const whileFull: { read: number; ready: string }[] = []

/** The log of PostgreSQL finds no room either, and so it may end with a panic; its service manager starts it again. */
async function fillAndFree(): Promise<void> {
  const failedBefore = scene.business.failures.length
  disk!.fill()
  await until('the tills are told', async () => scene.business.failures.length >= failedBefore + FAILURES)
  const ready = await fetch(`${scene.server.url}/readyz`)
  const read = await scene.business.read(`/app/counter/customers/${scene.business.customers[0]}`)
  whileFull.push({ read: read.status, ready: await ready.text() })
  disk!.free()
  if (postgres.hasEnded()) await postgres.resume()
  await scene.goOn(PURCHASES)
}

describe.runIf(disk)('a disk that fills up under load', () => {
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true, home: disk!.folder })
    const logins = await postgres.newDatabase()
    scene = await openScene({ source: { url: logins.url }, logins })
    await scene.goOn(PURCHASES)
    await scene.beginMailing()
    for (let round = 0; round < ROUNDS; round++) await fillAndFree()
    await scene.settle()
  }, 900_000)
  afterAll(async () => {
    await scene?.close()
    await postgres?.stop()
    disk?.unmount()
  })

  it('is told to the tills, and at /readyz', () => {
    expect(whileFull).toHaveLength(ROUNDS)
    for (const { ready } of whileFull)
      expect(ready).toMatch(/no room left|unavailable|database does not answer/i)
  })

  itKeepsItsWord(() => scene)
})
