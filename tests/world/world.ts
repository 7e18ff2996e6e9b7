import { openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, type Engine, newDatabase } from '#tests/engines/index.ts'
import { type NewBusiness, openBusinessFor, type TestBusiness } from './business.ts'

/** A new database with businesses in it. */
export type World = {
  newBusiness(wanted?: NewBusiness): Promise<TestBusiness>
  close(): Promise<void>
}

/** Opens an empty world on the engine under test, or on `engine`. Close it at the end of the file. */
export async function newWorld(engine?: Engine): Promise<World> {
  const given = await newDatabase(engine)
  const database = await openDatabase(given.source)
  return {
    newBusiness: (wanted = {}) => openBusinessFor(database, wanted),
    close: async () => {
      await database.close()
      await dropDatabase(given)
    },
  }
}
