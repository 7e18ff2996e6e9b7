import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolders } from '#server/platform/journal/index.ts'
import { type Ask, signUp } from '#tests/backup/lostBusiness.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { until } from './scene.ts'
import { mountSmallDisk } from './smallDisk.ts'

const TOKEN = 'a-token-for-tests-of-at-least-32-characters'
const CUSTOMERS = 6

const disk = engine === 'postgres' ? mountSmallDisk(1) : undefined
let database: TestDatabase
let server: ServerUnderTest
let log: Promise<string>
let ask: Ask
let customers: string[]

const withdraw = (id: string | undefined) =>
  ask('POST', `/v1/customers/${id}/record-consent`, { channel: 'email', given: false })
const journaled = async () => {
  const { entries, torn } = await readFolders([join(disk!.folder, 'journal')], new Date(0))
  return { of: entries.map(({ facts }) => facts.customer), torn }
}
const metric = async (name: string) => {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const line = (await answer.text()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const waiting = () => metric('regulars_outbox_waiting{outbox="journal"}')

describe.runIf(disk)('a journal whose disk is full (skipped where none may be mounted)', () => {
  beforeAll(async () => {
    const folder = join(disk!.folder, 'journal')
    mkdirSync(folder)
    database = await newDatabase('postgres')
    server = await startServer(database, { JOURNAL_FOLDER: folder, METRICS_TOKEN: TOKEN }, { hasLog: true })
    log = text(server.log()!)
    ;({ ask } = await signUp(server.url))
    customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, n) => {
        const person = { first_name: `Guest ${n}`, email: `g${n}@example.com` }
        const consent = { opted_in_email: true, consent_given: 'in_person' }
        return (await ask<{ id: string }>('POST', '/v1/customers', { ...person, ...consent })).id
      }),
    )
  })
  afterAll(async () => {
    await server?.stop()
    if (database) await dropDatabase(database)
    disk?.unmount()
  })

  it('is told before anybody withdraws', async () => {
    await withdraw(customers[0])
    await until('the first is in a file', async () => (await journaled()).of.length === 1)
    expect(await metric('regulars_journal_failing')).toBe(0)
    disk!.fill()
    await until('the metrics say it', async () => (await metric('regulars_journal_failing')) === 1)
    expect(await waiting()).toBe(0)
  }, 120_000)

  it('refuses nobody, keeps what waits over a power cut, and is told', async () => {
    for (const id of customers.slice(1, 4)) await withdraw(id)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.kill()
    expect(await log).toContain('the journal cannot be written: entries wait in the database')
    expect(await log).toContain('ENOSPC')
    await server.start()
    for (const id of customers.slice(4)) await withdraw(id)
    await until('the metrics count them', async () => (await waiting()) === CUSTOMERS - 1)
    expect(await metric('regulars_journal_failing')).toBe(1)
    expect((await journaled()).of).toEqual(customers.slice(0, 1))
  }, 120_000)

  it('has each withdrawal once, and in their order, when there is room again', async () => {
    disk!.free()
    await until('all are in files', async () => (await journaled()).of.length === CUSTOMERS)
    expect(await journaled()).toEqual({ of: customers, torn: 0 })
    await until('the metrics say it', async () => (await metric('regulars_journal_failing')) === 0)
    await until('nothing waits', async () => (await waiting()) === 0)
  }, 120_000)
})
