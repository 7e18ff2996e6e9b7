import { renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rollUpQueue } from '#server/data/roll-ups/queues.ts'
import { type JobQueue, jobHandler, openJobQueue } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log/log.ts'
import { engine, queryAsSuperuser } from '#tests/engines/index.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

const stamps = { name: 'Coffee card', type: 'stamp_card' }

let product: Product
let owner: Visitor
let customerId: string
let name: string

const asSuperuser = <Row = unknown>(text: string): Promise<Row[]> =>
  queryAsSuperuser<Row>(product.database, product.services.database, text)

/** Ends every connection of the product. New ones meet the database in its current state. */
const cut = () =>
  asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename <> 'postgres'`,
  )

const purchase = (by = owner): Promise<Answer> =>
  by.post(
    '/api/v1/purchases',
    { customer_id: customerId, amount: 500 },
    { 'idempotency-key': crypto.randomUUID() },
  )
const lookUp = () => owner.get(`/api/app/counter/customers/${customerId}`)
const ready = () => product.visitor().get('/readyz')

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds()); await pause(10))
    if (Date.now() > deadline) throw new Error('waited in vain')
}

function expectUnavailable({ status, headers, body }: Answer, words: string) {
  expect([status, body]).toMatchObject([
    503,
    { error: { code: 'unavailable', message: expect.stringContaining(words) } },
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((body as { error: { request_id: string } }).error.request_id).toBe(headers.get('x-request-id'))
}

describe.runIf(engine === 'postgres')('a database that refuses', () => {
  beforeAll(async () => {
    product = await openProduct()
    name = new URL(product.database.logins!.url).pathname.slice(1)
    owner = (await openBusinessWithCode(product, { program: stamps })).owner
    const made = await owner.post(
      '/api/v1/customers',
      { first_name: 'Ana', phone: '(212) 555-0199' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    customerId = (made.body as { id: string }).id
  })
  afterAll(() => product.close())

  describe('because its disk is full', () => {
    let file: string
    /** The disk has no room for this table's first row: the table's file links to a device that is always full. */
    beforeAll(async () => {
      const [found] = await asSuperuser<{ folder: string; path: string }>(
        `select current_setting('data_directory') as folder, pg_relation_filepath('operations') as path`,
      )
      file = join(found!.folder, found!.path)
      renameSync(file, `${file}.kept`)
      symlinkSync('/dev/full', file)
      await cut()
    })

    it('answers 503, and when to come back, and says so where it is asked whether it is ready', async () => {
      expect((await lookUp()).status).toBe(200)
      expectUnavailable(await purchase(), 'no room left')
      const { status, text } = await ready()
      expect([status, text]).toEqual([200, expect.stringMatching(/^ready\n[\s\S]*no room left/)])
    })

    it('is over as soon as there is room', async () => {
      unlinkSync(file)
      renameSync(`${file}.kept`, file)
      await cut()
      await until(async () => (await purchase()).status < 300)
    })
  })

  describe('to write, as a standby does after a fail-over,', () => {
    const lines: Record<string, unknown>[] = []
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
    let queue: JobQueue
    beforeAll(async () => {
      queue = await openJobQueue(product.services.database, log)
      await queue.work([jobHandler(rollUpQueue, async () => {})], [])
      await asSuperuser(`alter database ${name} set default_transaction_read_only = on`)
      await cut()
    })
    afterAll(async () => {
      await asSuperuser(`alter database ${name} reset default_transaction_read_only`)
      await queue.close()
    })

    it('lets tills look guests up, and nobody lose what they typed: 503, and when to come back', async () => {
      expect((await lookUp()).status).toBe(200)
      expect((await owner.get('/api/v1/customers')).status).toBe(200)
      expectUnavailable(await purchase(), 'can only be read')
      const sign = { email: 'new@example.com', password: 'a fine password', company_name: 'Late Café' }
      expectUnavailable(
        await product.visitor().post('/api/auth/sign-up', {
          ...sign,
          tier_id: '01939c00-0000-7000-8000-000000000003',
          locale: 'en-US',
        }),
        'can only be read',
      )
    })

    it('leaves the process in service, which says what it cannot do', async () => {
      const { status, text } = await ready()
      expect([status, text]).toEqual([200, expect.stringMatching(/^ready\n[\s\S]*can only be read/)])
    })

    it('is named in the log of the job queue, by its words and its code', async () => {
      const ofQueue = () => lines.find(({ queue, errorCode }) => queue === 'roll-up' && errorCode === '25006')
      await until(() => ofQueue() !== undefined)
      expect(ofQueue()).toMatchObject({
        reason: expect.stringContaining('in a read-only transaction'),
        hindrance: 'read only',
      })
      expect(JSON.stringify(lines)).not.toContain('[object Object]')
    })

    it('is over as soon as it writes again, without a restart', async () => {
      await asSuperuser(`alter database ${name} reset default_transaction_read_only`)
      await until(async () => (await purchase()).status < 300)
      await until(async () => !(await ready()).text.includes('can only be read'))
    })
  })

  describe('further connections', () => {
    afterEach(() => asSuperuser(`alter database ${name} connection limit -1`))

    it('answers 503, and when to come back; whoever only reads has a connection', async () => {
      await asSuperuser(`alter database ${name} connection limit 0`)
      await until(async () => (await cut()).length === 0)
      // The superuser's own connections count too.
      const [taken] = await asSuperuser<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = '${name}'`,
      )
      await asSuperuser(`alter database ${name} connection limit ${taken!.n + 1}`)
      await until(async () => (await owner.get('/api/v1/customers')).status === 200)
      expectUnavailable(await purchase(), 'no more connections')
      const { status, text } = await ready()
      expect([status, text]).toEqual([200, expect.stringMatching(/^ready\n[\s\S]*no more connections/)])
    })

    it('is over as soon as there is room', async () => {
      await until(async () => (await purchase()).status < 300)
      await until(async () => (await ready()).status === 200)
    })
  })
})
