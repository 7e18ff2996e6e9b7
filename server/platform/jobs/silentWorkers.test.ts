import { afterAll, beforeAll, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { createBoss } from '#server/platform/queues/boss.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'

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

it('no job waits long for a process that has died: whoever lives is given it', async () => {
  const boss = createBoss(database.jobs, 'works')
  boss.on('error', () => {})
  await boss.start()
  const names = Object.values(queues).map(({ name }) => name)
  for (const name of names) {
    await boss.send(name, {})
    await boss.fetch(name)
  }
  await queryAsSuperuser(
    given,
    database,
    `update pgboss.job set started_on = now() - interval '11 seconds', heartbeat_on = now() - interval '11 seconds'`,
  )
  await boss.supervise()
  const held = await queryAsSuperuser(
    given,
    database,
    `select name from pgboss.job where state = 'active' order by name`,
  )
  expect(held).toEqual([])
  await boss.stop({ graceful: true, close: true })
})
