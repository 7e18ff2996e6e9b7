import { DrizzleQueryError, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, newDatabase } from '#tests/engines/index.ts'
import type { AppEnv } from '../../http/index.ts'
import { answerError } from '../../http/index.ts'
import {
  CommitUnknown,
  type Database,
  type DatabaseSource,
  isDatabaseAway,
  openDatabase,
  queryRows,
  type Tx,
} from '../index.ts'

const coded = (code: string) => Object.assign(new Error('said by the server'), { code })

describe('the database is away', () => {
  it.each(['57P01', '57P02', '57P03', '57P05', '25P03', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
    'after %s',
    (code) => {
      expect(isDatabaseAway(coded(code))).toBe(true)
      expect(isDatabaseAway(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true)
    },
  )

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
  ])('when the driver says: %s', (words) => {
    expect(isDatabaseAway(new Error(words))).toBe(true)
  })

  it.each([
    coded('23505'),
    coded('40001'),
    coded('57014'),
    coded('25006'),
    coded('53300'),
    new Error('Something else'),
    new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
    new DrizzleQueryError('select 1', [], coded('42P01')),
    undefined,
  ])('never for what a statement, the code or a provider did: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})

describe.runIf(engine === 'postgres')('a connection that is cut', () => {
  let source: DatabaseSource
  let database: Database
  beforeAll(async () => {
    source = (await newDatabase()).source
    database = await openDatabase(source)
  })
  afterAll(() => database.close())

  const cut = (tx: Tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  const attempt = (tx: Tx) =>
    tx.execute(sql`insert into attempts (key, count, window_ends_at) values ('cut', 1, now())`)
  const attempts = () => queryRows(database.plain, sql`select from attempts where key = 'cut'`)
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: Error) => error,
    )

  it('makes a transaction that only reads run a second time', async () => {
    let tries = 0
    const read = await database.transaction({ readOnly: true }, async (tx) => {
      tries += 1
      if (tries === 1) await cut(tx)
      return queryRows(tx, sql`select 1 as one`)
    })
    expect(read).toEqual([{ one: 1 }])
    expect(tries).toBe(2)
  })

  it('runs a single read a second time', async () => {
    const [first] = await queryRows<{ id: number }>(database.reads, sql`select pg_backend_pid() as id`)
    const again = await queryRows<{ id: number }>(
      database.reads,
      sql`select pg_backend_pid() as id, case pg_backend_pid() when ${first!.id} then pg_terminate_backend(${first!.id}) end`,
    )
    expect(again[0]!.id).not.toBe(first!.id)
  })

  it('undoes a transaction that writes, and does not repeat it', async () => {
    let tries = 0
    const failed = await failureOf(
      database.transaction({}, async (tx) => {
        tries += 1
        await attempt(tx)
        await cut(tx)
      }),
    )
    expect(isDatabaseAway(failed)).toBe(true)
    expect(tries).toBe(1)
    expect(await attempts()).toEqual([])
  })

  it('is the error that the caller gets, whatever the code in between made of it', async () => {
    const failed = await failureOf(
      database.transaction({}, async (tx) => {
        await cut(tx).catch(() => {
          throw new Error('Failed to create user')
        })
      }),
    )
    expect(isDatabaseAway(failed)).toBe(true)
  })

  it('is given up when the host stays silent, where DATABASE_URL sets a time limit', async () => {
    const { url } = source as { url: string }
    const impatient = await openDatabase({ url: `${url}?query_timeout=300`, maxConnections: 1 })
    const silent = await failureOf(impatient.plain.execute(sql`select pg_sleep(60)`))
    expect(isDatabaseAway(silent)).toBe(true)
    expect(await queryRows(impatient.plain, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await impatient.close()
  })

  it('during the commit leaves the result unknown, and says so', async () => {
    const failed = await failureOf(
      database.transaction({}, async (tx) => {
        await tx.execute(sql.raw(dieAtCommit))
      }),
    )
    expect(failed).toBeInstanceOf(CommitUnknown)
    const app = new Hono<AppEnv>().onError(answerError).get('/', () => {
      throw failed
    })
    const answer = await app.request('/')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('check whether it was saved') },
    })
  })
})

/**
 * A deferred trigger runs at the commit, after everything else: it ends the connection in the middle of the
 * commit.
 */
const dieAtCommit = `
  create temp table dying (id int) on commit drop;
  create function pg_temp.die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
  create constraint trigger die after insert on dying deferrable initially deferred
    for each row execute function pg_temp.die();
  insert into dying values (1);`
