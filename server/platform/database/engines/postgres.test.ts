import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engine, newDatabase } from '#tests/engines/index.ts'
import { openDatabase, queryRows } from '../index.ts'

const CONNECTIONS = 2

describe.runIf(engine === 'postgres')('what only reads', () => {
  it('waits for nobody who writes, however many of them wait for the disk', async () => {
    const { source } = await newDatabase()
    const database = await openDatabase({ ...(source as { url: string }), maxConnections: CONNECTIONS })
    const held = Promise.withResolvers<void>()
    const writers = Array.from({ length: CONNECTIONS + 1 }, () =>
      database.transaction({}, () => held.promise),
    )
    try {
      const one = sql`select 1 as one`
      expect(await queryRows(database.reads, one)).toEqual([{ one: 1 }])
      const read = database.transaction({ readOnly: true }, (tx) => queryRows(tx, one))
      expect(await read).toEqual([{ one: 1 }])
    } finally {
      held.resolve()
      await Promise.all(writers)
      await database.close()
    }
  })
})
