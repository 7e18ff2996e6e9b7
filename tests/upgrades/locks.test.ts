import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMigrations } from '#server/platform/database/applyMigrations.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { readReleases } from './release.ts'
import { asSuperuser, restoreRelease } from './restoreRelease.ts'

/** Each table that was there before, and that the transaction keeps from readers or from writers. */
const HELD = `
  select format('%s: %s', relation::regclass,
    case when bool_or(mode = 'AccessExclusiveLock') then 'unreadable' else 'readable' end) as held
  from pg_locks join pg_tables on schemaname = 'public' and tablename = any ($1) and relation = tablename::regclass
  where pid = pg_backend_pid() and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  group by relation order by 1`

describe.runIf(engine === 'postgres')('migrations of a database in which others work', () => {
  let database: TestDatabase
  /** What each migration held before its first statement, and after its last. */
  const migrations: { taken: string[]; held: string[] }[] = []

  beforeAll(async () => {
    database = await newDatabase('postgres')
    await restoreRelease(database, readReleases()[0]!.version)
    const { ownerUrl, superuserUrl } = database.logins!
    await asSuperuser(superuserUrl, vacuumSlowly)
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      await applyMigrations(notingLocks(owner, migrations))
    } finally {
      await owner.end()
    }
  })
  afterAll(async () => {
    await asSuperuser(database.logins!.superuserUrl, async (client) => {
      await client.query('alter system reset autovacuum_naptime')
      await client.query('select pg_reload_conf()')
    })
    await dropDatabase(database)
  })

  it('send an autovacuum away that holds a table of theirs', () => {
    expect(migrations.map(({ held }) => held)).toContainEqual(['workers: unreadable'])
  })

  it('take no table on their way that they did not take first', () => {
    expect(migrations.length).toBeGreaterThan(15)
    for (const { taken, held } of migrations) expect(held).toEqual(taken)
  })
})

/** Has an autovacuum hold the table of workers, which a migration changes, for minutes. */
async function vacuumSlowly(client: pg.Client): Promise<void> {
  await client.query(`alter system set autovacuum_naptime = '1s'`)
  await client.query('select pg_reload_conf()')
  await client.query(`
    alter table workers set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1);
    insert into workers select gen_random_uuid(), now() from generate_series(1, 200000)`)
  await client.query(`delete from workers where id::text < '5'`)
  const isHeld = `
    select from pg_locks join pg_stat_activity using (pid)
    where backend_type = 'autovacuum worker' and relation = 'workers'::regclass`
  while ((await client.query(isHeld)).rowCount === 0) await pause(50)
}

/** Asks as the owner, and notes what each migration holds. */
function notingLocks(
  owner: pg.Client,
  migrations: { taken: string[]; held: string[] }[],
): Parameters<typeof applyMigrations>[0] {
  let tables: string[] = []
  let taken: string[] | undefined
  const ask = async <Row>(text: string, values: unknown[] = []) =>
    (await owner.query(text, values)).rows as Row[]
  const held = async () => (await ask<{ held: string }>(HELD, [tables])).map((one) => one.held)
  return async <Row>(text: string, values: unknown[] = []) => {
    if (text === 'begin') {
      const found = await ask<{ name: string }>('select tablename as name from pg_tables')
      tables = found.map(({ name }) => name)
      taken = undefined
    } else if (!/^(lock table|set local|rollback)/.test(text)) taken ??= await held()
    if (text === 'commit') migrations.push({ taken: taken!, held: await held() })
    return ask<Row>(text, values)
  }
}
