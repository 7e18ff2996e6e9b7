import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { UnfitDatabase } from '../database/checks/unfit.ts'
import { type Database, openDatabase } from '../database/index.ts'
import { createKeyring } from '../secrets/keyring.ts'
import { findMissingKeys, noteNewestKey, refuseOtherKeys } from './index.ts'

const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `the ${name} key, of more than 32 characters`,
) as [string, string, string]

describe('a start with keys', () => {
  let given: TestDatabase
  let database: Database
  beforeAll(async () => {
    given = await newDatabase()
    database = await openDatabase(given.source)
  })
  afterAll(async () => {
    await database?.close()
    if (given) await dropDatabase(given)
  })

  let day = 0
  const start = async (...keys: string[]) => {
    const keyring = createKeyring(keys)
    await refuseOtherKeys(database, keyring)
    await noteNewestKey(database, keyring, new Date(Date.UTC(2026, 0, ++day)))
  }

  it('of another installation is refused, says what to do, and names no key', async () => {
    await start(first)
    await start(first)
    const other = start(second)
    await expect(other).rejects.toThrow(UnfitDatabase)
    const message = await other.then(String, ({ message }: Error) => message)
    expect(message).toMatch(/ENCRYPTION_KEYS are not those of this database.*since 2026-01-01.*Put it back/)
    expect(message).not.toContain('of more than 32')
  })

  it('with a new one before the old is right, and then the new one is needed', async () => {
    await start(second, first)
    await expect(start(first)).rejects.toThrow(UnfitDatabase)
    await start(second)
    await expect(start(third, first)).rejects.toThrow(UnfitDatabase)
    await start(third, second, first)
  })

  it('in the order of before is right, and needs the one that is in front again', async () => {
    await start(first, third)
    await expect(start(third)).rejects.toThrow(UnfitDatabase)
  })

  it('without an earlier one goes on, and the lack of it can be told', async () => {
    const { current, earlier } = await findMissingKeys(database.plain, createKeyring([first]))
    expect([current, earlier.map(({ newest_since }) => newest_since.toISOString().slice(0, 10))]).toEqual([
      null,
      [expect.any(String), expect.any(String)],
    ])
  })
})
