import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { type PostgresServer, startPostgres } from '#tests/engines/postgres.ts'
import { inProof } from '#tests/engines/proof.ts'
import { itKeepsItsWord, openScene, type Scene, SETUP_MS, until } from './scene.ts'
import { mountSmallDisk } from './smallDisk.ts'

const DISK_MEGABYTES = 400
const PURCHASES = inProof(200, 30)
/** The number of requests that fail while the disk is full. */
const FAILURES = inProof(200, 30)
const ROUNDS = inProof(5, 1)

const disk = engine === 'postgres' ? mountSmallDisk(DISK_MEGABYTES) : undefined
let postgres: PostgresServer
let scene: Scene
/** The answers to a look-up and of /readyz once writes found no room, and once PostgreSQL itself found none. */
const seen: { read: number; ready: string; afterPanic: number }[] = []

const untilTold = async () => {
  const enough = scene.business.failures.length + FAILURES
  await until('the tills are told', async () => scene.business.failures.length >= enough)
}
const askReady = () => fetch(`${scene.server.url}/readyz`)

/** Takes what is left of PostgreSQL's log of changes. Without room for more of it, PostgreSQL panics and ends. */
async function useUpLog(): Promise<void> {
  const use = `select pg_logical_emit_message(false, 'a fault', 'word'), pg_switch_wal()`
  for (let isOver = false; !isOver; )
    await scene.rows(use).catch(() => {
      isOver = true
    })
}

async function fillAndFree(): Promise<void> {
  disk!.fill()
  await untilTold()
  const read = await scene.business.read(`/app/counter/customers/${scene.business.customers[0]}`)
  const ready = await (await askReady()).text()
  await useUpLog()
  await untilTold()
  seen.push({ read: read.status, ready, afterPanic: (await askReady()).status })
  disk!.free()
  await until('the server is ready', async () => {
    // As its service manager does.
    if (postgres.hasEnded()) await postgres.resume()
    return (await askReady()).ok
  })
  await scene.goOn(PURCHASES)
}

describe.runIf(disk)('a disk that fills up under load (skipped where none may be mounted)', () => {
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true, home: disk!.folder })
    const logins = await postgres.newDatabase()
    scene = await openScene({ source: { url: logins.url }, logins })
    await scene.goOn(PURCHASES)
    await scene.beginMailing()
    for (let round = 0; round < ROUNDS; round++) await fillAndFree()
    await scene.settle()
  }, SETUP_MS)
  afterAll(async () => {
    await scene?.close()
    await postgres?.stop()
    disk?.unmount()
  })

  it('lets tills look guests up until PostgreSQL itself ends, and is told at /readyz', () => {
    expect(seen).toEqual(
      Array.from({ length: ROUNDS }, () => ({
        ...{ read: 200, afterPanic: 503 },
        ready: expect.stringMatching(/^ready\n[\s\S]*no room left/),
      })),
    )
  })

  itKeepsItsWord(() => scene)
})
