import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { travellingClock } from '../time/clock.ts'
import {
  defineKind,
  type Entry,
  findBehind,
  findKnown,
  keepInJournal,
  openFolder,
  readFolders,
  startJournal,
  writeWaiting,
} from './index.ts'

const START = new Date('2026-03-02T10:00:00Z')
const DAY_MS = 86_400_000
const ended = defineKind('it ended', z.object({ n: z.int() }))

let given: TestDatabase
let database: Database
beforeAll(async () => {
  given = await newDatabase()
  database = await openDatabase(given.source)
})
const home = mkdtempSync(join(tmpdir(), 'regulars-journal-'))
afterAll(async () => {
  await database?.close()
  await dropDatabase(given)
  rmSync(home, { recursive: true })
})

let clock = travellingClock(START)
let folder: string
let folders = 0
beforeEach(() => {
  clock = travellingClock(START)
  folders += 1
  folder = join(home, String(folders))
})

const keep = (n: number) =>
  database.transaction({}, (tx) => keepInJournal({ tx, now: clock.now() }, ended, { n }))
const write = (append = openFolder(folder)) => writeWaiting({ database, clock }, append)
const read = async () => (await readFolders([folder], START)).entries.map(({ facts }) => facts.n as number)
const behind = () => findBehind(database.plain, new Date(clock.now().getTime() + 61_000))

it('a folder that is gone refuses nobody, is told of, is not made on another disk, and gets all once it is back', async () => {
  const append = openFolder(folder)
  await keep(1)
  await expect(write(append)).rejects.toThrow('ENOENT')
  await keep(2)
  expect(await behind()).toEqual({ entries: 2, since: START })
  expect(readdirSync(home)).not.toContain(String(folders))
  mkdirSync(folder)
  expect(await write(append)).toBe(2)
  expect(await behind()).toBeNull()
  expect((await read()).sort()).toEqual([1, 2])
})

it('what was rolled back is in no file', async () => {
  mkdirSync(folder)
  const refused = database.transaction({}, async (tx) => {
    await keepInJournal({ tx, now: clock.now() }, ended, { n: 1 })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect([await write(), await read()]).toEqual([0, []])
})

it('of several processes at once, and of one that is killed in the middle of a line, each entry is read once', async () => {
  mkdirSync(folder)
  const processes = [1, 2, 3].map(() => openFolder(folder))
  for (let n = 0; n < 60; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => keep(n + index)))
    await Promise.all(processes.map(write))
  }
  const names = readdirSync(folder)
  for (const name of names) appendFileSync(join(folder, name), '{"id":"0193')
  const journal = await readFolders([folder, folder], START)
  expect(journal.torn).toBe(names.length * 2)
  expect(journal.entries.map(({ facts }) => facts.n as number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, n) => n),
  )
})

it('a file is removed after its days, and its rows stay longer, so that no restore applies them again', async () => {
  mkdirSync(folder)
  await keep(1)
  await write()
  const [{ id }] = (await readFolders([folder], START)).entries as [Entry]
  const startAfter = async (days: number, until: () => Promise<boolean>) => {
    clock.advance(days * DAY_MS)
    const journal = startJournal({ database, clock, log: createLog('silent') }, folder, {
      tellJournal: () => {},
    })
    while (!(await until())) await pause(20)
    await journal.close()
  }
  await startAfter(36, async () => readdirSync(folder).length === 0)
  expect((await findKnown(database.plain, [id])).size).toBe(1)
  await startAfter(5, async () => (await findKnown(database.plain, [id])).size === 0)
})
