import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from './index.ts'

/** A database for one test file, with all tables and no rows, which is queried past row-level security. */
export function useTables() {
  let database: TestDatabase
  let opened: Database
  beforeAll(async () => {
    database = await newDatabase()
    opened = await openDatabase(database.source)
  })
  afterAll(async () => {
    await opened?.close()
    await dropDatabase(database)
  })
  return {
    ask: <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
      queryAsSuperuser<Row>(database, opened, text, values),
  }
}
