import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importCustomersQueue } from '#server/data/imports/queues.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { jobHandler, openJobQueue } from './index.ts'

let given: TestDatabase
let database: Database
beforeAll(async () => {
  given = await newDatabase()
  database = await openDatabase(given.source)
})
afterAll(async () => {
  await database.close()
  await dropDatabase(given)
})

it('a job that fails is told with its queue, its business and the cause, and is counted', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog(
    'error',
    new Writable({
      write: (line, _encoding, done) => {
        lines.push(JSON.parse(String(line)))
        done()
      },
    }),
  )
  const counted: [string, string][] = []
  const queue = await openJobQueue(database, log, (name, outcome) => counted.push([name, outcome]))
  const failing = newId()
  const work = async ({ businessId }: { businessId: string }) => {
    if (businessId === failing) throw new Error('not today', { cause: new Error('the zone is unknown') })
  }
  await queue.work([jobHandler(importCustomersQueue, work)], [])
  for (const businessId of [newId(), failing])
    await database.transaction({}, (tx) =>
      queue.enqueue(tx, importCustomersQueue, { businessId, importId: newId() }),
    )
  await expect.poll(() => counted.length).toBeGreaterThan(1)
  await queue.close()
  expect(counted).toContainEqual(['import-customers', 'done'])
  expect(counted).toContainEqual(['import-customers', 'failed'])
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'job failed',
      queue: 'import-customers',
      business: failing,
      err: expect.objectContaining({
        message: 'not today',
        cause: expect.objectContaining({ message: 'the zone is unknown' }),
      }),
    }),
  )
})
