import { afterAll, beforeAll, expect, it } from 'vitest'
import { travellingClock } from '#server/platform/time/clock.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { clockGap, type Database, openDatabase } from '../index.ts'

let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await newDatabase()
  database = await openDatabase(made.source)
})
afterAll(async () => {
  await database.close()
  await dropDatabase(made)
})

it.each([
  [600, /^the clock of this machine is (59\d|600) s ahead of the database's$/],
  [-600, /^the clock of this machine is 60\d s behind the database's$/],
])('a clock that is off by %i s is told, with the direction', async (seconds, words) => {
  const clock = travellingClock(new Date(Date.now() + seconds * 1000))
  expect(await clockGap(database, clock)).toMatch(words)
})

it('a clock that is off by a few seconds is not', async () => {
  expect(await clockGap(database, travellingClock(new Date(Date.now() - 5_000)))).toBeNull()
})
