import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, queryRows } from '#server/platform/database/index.ts'
import { engine } from '#tests/engines/index.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

const CUSTOMERS = '/api/app/analytics/guests'
const COUNT = '/api/v1/segments/count'
/** The most requests that may wait for one business. */
const LINE = 20

let product: Product
let greedy: Visitor
let neighbour: Visitor
let customerId: string
let superuser: pg.Client
/** Locks the tables of every heavy read in this file, so that a read takes as long as the test wants. */
let holder: pg.Client

const heldReads = async () =>
  (
    await superuser.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.map(({ pid }) => pid)

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds()); await pause(10))
    if (Date.now() > deadline) throw new Error('waited in vain')
}

const hold = () => holder.query('begin; lock table day_cohorts, message_links in access exclusive mode')
const letGo = () => holder.query('rollback')
const count = (by: Visitor, days: number): Promise<Answer> =>
  by.post(COUNT, {
    rule: {
      match: 'all',
      of: [{ about: 'clicked', is: 'did', days }],
    },
  })
const statuses = (answers: Answer[]) => new Set(answers.map(({ status }) => status))

describe.runIf(engine === 'postgres')('a shop that asks for all its figures at once', () => {
  beforeAll(async () => {
    product = await openProduct()
    const program = { name: 'Coffee card', type: 'stamp_card' }
    greedy = (await openBusinessWithCode(product, { program })).owner
    neighbour = (await openBusinessWithCode(product, { program })).owner
    const customer = { first_name: 'Ana', phone: '(212) 555-0199' }
    customerId = ((await neighbour.post('/api/v1/customers', customer)).body as { id: string }).id
    superuser = new pg.Client({ connectionString: product.database.logins!.superuserUrl })
    holder = new pg.Client({ connectionString: product.database.logins!.superuserUrl })
    await Promise.all([superuser.connect(), holder.connect()])
  })
  afterAll(async () => {
    await Promise.all([superuser.end(), holder.end()])
    await product.close()
  })

  it('cannot keep another shop’s tills waiting, nor its own', async () => {
    await hold()
    const asked = Array.from({ length: 60 }, () => greedy.get(CUSTOMERS))
    await until(async () => (await heldReads()).length > 0)
    const found = await neighbour.get('/api/v1/customers/lookup?search=2125550199')
    expect([found.status, found.body]).toMatchObject([200, { data: [{ id: customerId }] }])
    const purchase = { customer_id: customerId, amount: 500 }
    expect((await neighbour.post('/api/v1/purchases', purchase)).status).toBe(201)
    expect((await greedy.get('/api/v1/customers/lookup?search=2125550199')).status).toBe(200)
    expect(await heldReads()).toHaveLength(1)
    await letGo()
    expect(statuses(await Promise.all(asked))).toEqual(new Set([200]))
  })

  it('has as many wait as there is room for, and is told when to come back with the rest', async () => {
    await hold()
    const running = count(greedy, 1)
    await until(async () => (await heldReads()).length > 0)
    const asked = Array.from({ length: LINE + 10 }, (_, n) => count(greedy, n + 2))
    const answered: Answer[] = []
    for (const one of asked) void one.then((answer) => answered.push(answer))
    await until(() => answered.length === 10)
    expect(answered.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(10).fill([429, '5']),
    )
    expect(answered[0]!.body).toMatchObject({ error: { code: 'too_many_requests' } })
    await letGo()
    expect((await running).status).toBe(200)
    expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(LINE)
  })

  it('gets the answer of its own rights alone', async () => {
    await hold()
    const [first, ...others] = [
      greedy.get(CUSTOMERS),
      greedy.get(CUSTOMERS),
      product.visitor().get(CUSTOMERS),
    ]
    await until(async () => (await heldReads()).length > 0)
    await letGo()
    expect((await Promise.all([first, ...others])).map(({ status }) => status)).toEqual([200, 200, 401])
  })

  it('has one of them at a time, however many servers it asks', async () => {
    const second = await openDatabase({ url: product.database.logins!.url, maxConnections: 2 })
    const readAt = async (by: Visitor) => {
      const { body } = await by.get('/api/auth/session')
      const businessId = (body as { session: { business: { id: string } } }).session.business.id
      return second.transaction({ businessId, readOnly: true, heavy: true }, (tx) =>
        queryRows(tx, sql`select 1 as read`),
      )
    }
    await hold()
    const asked = greedy.get(CUSTOMERS)
    await until(async () => (await heldReads()).length === 1)
    const elsewhere = readAt(greedy)
    await until(async () => (await heldReads()).length === 2)
    expect(await readAt(neighbour)).toEqual([{ read: 1 }])
    await letGo()
    expect((await asked).status).toBe(200)
    expect(await elsewhere).toEqual([{ read: 1 }])
    await second.close()
  })

  it('is told when a statement takes too long, and when to try again', async () => {
    const [setting] = await product.services.database.transaction({ readOnly: true, heavy: true }, (tx) =>
      queryRows<{ most: string }>(tx, sql`select current_setting('statement_timeout') as most`),
    )
    expect(setting).toEqual({ most: '30s' })
    await hold()
    const asked = greedy.get(CUSTOMERS)
    await until(async () => (await heldReads()).length > 0)
    // Cancels the read, as the time-out would.
    await superuser.query('select pg_cancel_backend($1::int)', [(await heldReads())[0]])
    const { status, headers, body } = await asked
    await letGo()
    expect([status, headers.get('retry-after'), body]).toMatchObject([
      503,
      '60',
      { error: { code: 'unavailable', message: expect.stringContaining('takes too long') } },
    ])
    expect((await greedy.get(CUSTOMERS)).status).toBe(200)
  })
})
