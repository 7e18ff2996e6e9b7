import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '#tests/engines/index.ts'
import { type Database, openDatabase, sqlState } from './index.ts'

const READ_ONLY_TRANSACTION = '25006'
/** More transactions than the pool has connections. */
const MANY = 30

let database: Database
beforeAll(async () => {
  const made = await newDatabase()
  database = await openDatabase(made.source)
})
afterAll(() => database.close())

const inMany = (scope: { readOnly: boolean }, statement: string) =>
  Promise.allSettled(
    Array.from({ length: MANY }, () =>
      database.transaction(scope, (tx) => tx.execute(sql.raw(statement))).then(() => 'done'),
    ),
  )

describe('a transaction', () => {
  it('that only reads is refused to write', async () => {
    const counting = sql`insert into attempts (key, count, window_ends_at) values ('tried', 1, now())`
    const count = (readOnly: boolean) =>
      database.transaction({ readOnly }, (tx) => tx.execute(counting)).catch(sqlState)
    expect(await count(true)).toBe(READ_ONLY_TRANSACTION)
    expect(await count(false)).not.toBeTypeOf('string')
  })

  it('gives its connection back, whether it succeeded or failed', async () => {
    for (const readOnly of [true, false]) {
      const failed = await inMany({ readOnly }, 'select 1 / 0')
      expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
      const done = await inMany({ readOnly }, 'select 1')
      expect(new Set(done.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
    }
  })
})
