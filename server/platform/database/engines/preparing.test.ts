import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type Database, openDatabase, queryRows, type Tx } from '../index.ts'

let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await newDatabase()
  database = await openDatabase(made.source)
})
afterAll(() => database.close())

const prepared = async ({ plain }: Database) =>
  (
    await queryRows<{ many: number }>(plain, sql`select count(*)::int as many from pg_prepared_statements`)
  )[0]!.many

describe.runIf(engine === 'postgres')('a repeated statement', () => {
  it('works as at first after one of its calls failed', async () => {
    const divide = (by: number) => queryRows(database.plain, sql`select 6 / ${by}::int as result`)
    expect(await divide(2)).toEqual([{ result: 3 }])
    await expect(divide(0)).rejects.toThrow()
    await expect(
      database.transaction({}, async (tx) => {
        await queryRows(tx, sql`select 6 / ${0}::int as result`)
      }),
    ).rejects.toThrow()
    expect(await divide(3)).toEqual([{ result: 2 }])
  })

  it('that failed before it was prepared is prepared under another name, for poolers keep the first', async () => {
    const one = await openDatabase({ ...(made.source as { url: string }), maxConnections: 1 })
    const again = (tx: Tx) => tx.execute(sql`select ${1}::int as told_again`)
    try {
      await expect(
        one.transaction({}, async (tx) => {
          await tx.execute(sql`select 1 / 0`).catch(() => {})
          // The second one would be prepared.
          for (let n = 0; n < 2; n += 1) await again(tx).catch(() => {})
          throw new Error('rolled back')
        }),
      ).rejects.toThrow('rolled back')
      await again(one.plain)
      const kept = sql`select name from pg_prepared_statements where statement like '%told_again%'`
      expect(await queryRows(one.plain, kept)).toEqual([{ name: 'regulars_1' }])
    } finally {
      await one.close()
    }
  })

  it('never makes a connection keep more than 500 prepared statements', async () => {
    for (let n = 0; n < 1200; n += 1) {
      const text = sql`select ${1}::int as ${sql.identifier(`n${n % 600}`)}`
      await database.plain.execute(text)
    }
    const many = await prepared(database)
    expect(many).toBeGreaterThan(100)
    expect(many).toBeLessThanOrEqual(500)
  })

  it('is prepared on a new connection, whatever the old ones hold', async () => {
    const another = await openDatabase(made.source)
    try {
      for (let n = 0; n < 2; n += 1) await another.plain.execute(sql`select ${1}::int as new_here`)
      expect(await prepared(another)).toBe(1)
    } finally {
      await another.close()
    }
  })
})
