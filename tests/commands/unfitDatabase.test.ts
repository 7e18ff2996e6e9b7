import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as queues from '#database/queues.ts'
import { connect } from '#server/commands/backup/connect.ts'
import { CommandFailure } from '#server/commands/failure.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { faultOfLetters } from '#server/platform/database/checks/letters.ts'
import { lettersOf } from '#server/platform/database/checks/tls.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { distributePostgres, migratePostgres } from '#server/platform/database/migrate.ts'
import { asClient } from '#tests/backup/logins.ts'
import { dropDatabase, engine, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'

describe.runIf(engine === 'postgres')('a database that is not as it must be', () => {
  let given: TestDatabase
  let logins: PostgresDatabase
  const mark = crypto.randomUUID().slice(0, 8)

  beforeAll(async () => {
    given = await newDatabase('postgres')
    logins = given.logins!
  })
  afterAll(async () => {
    if (given) await dropDatabase(given)
  })

  const asSuperuser = (text: string) => asClient(logins.superuserUrl, (client) => client.query(text))
  /** The address of a login with other parts. */
  const changed = (
    url: string,
    change: { host?: string; database?: string; user?: string; password?: string },
  ) => {
    const address = new URL(url)
    if (change.host) address.host = change.host
    if (change.database) address.pathname = change.database
    if (change.user) address.username = change.user
    if (change.password !== undefined) address.password = change.password
    return address.href
  }
  const serve = async (url: string) => {
    const database = await openDatabase({ url, maxConnections: 1 })
    await refuseUnsafeDatabase(database).finally(() => database.close())
  }
  const migrate = (ownerUrl: string, url = logins.url) =>
    migratePostgres(ownerUrl, url, Object.values(queues))
  const wordsOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was refused',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    )

  it('is refused with what makes it, by a start, by migrate and by a backup, without the password', async () => {
    const secret = 'hunter22'
    const nowhere = `127.0.0.1:${await freePort()}`
    const tries: [change: Parameters<typeof changed>[1], words: RegExp][] = [
      [
        { database: `none_${mark}` },
        new RegExp(`no database none_${mark}[\\s\\S]*create database none_${mark} owner`),
      ],
      [
        { user: `nobody_${mark}` },
        new RegExp(`refuses the login nobody_${mark}[\\s\\S]*create role nobody_${mark} login`),
      ],
      [{ password: secret }, /refuses the login [\s\S]*alter role \w+ password '...'/],
      [{ password: '' }, /asks for a password, and \w+ has none/],
      [{ host: 'nowhere.invalid' }, /Nobody knows the host nowhere\.invalid/],
      [{ host: nowhere }, /could not be reached .*ECONNREFUSED.*Start it, or correct/],
    ]
    for (const [change, words] of tries) {
      const app = await wordsOf(serve(changed(logins.url, change)))
      const owner = await wordsOf(migrate(changed(logins.ownerUrl, change)))
      const other = await wordsOf(connect(changed(logins.superuserUrl, change), 'BACKUP_DATABASE_URL'))
      expect(app).toMatch(words)
      expect(app).toMatch(/^UnfitDatabase: [\s\S]*\bDATABASE_URL/)
      expect(owner).toMatch(words)
      expect(owner).toMatch(/^UnfitDatabase: [\s\S]*MIGRATION_DATABASE_URL/)
      expect(other).toMatch(words)
      expect(other).toMatch(new RegExp(`^${CommandFailure.name}: [\\s\\S]*BACKUP_DATABASE_URL`))
      for (const said of [app, owner, other]) {
        expect(said).not.toContain(secret)
        expect(said).not.toContain(new URL(logins.url).password)
      }
    }
  })

  it('is refused to an application without its role, and to an owner who may make no tables', async () => {
    const login = `plain_${mark}`
    await asSuperuser(`create role ${login} login password 'x'`)
    const plain = (url: string) => changed(url, { user: login, password: 'x' })
    expect(await wordsOf(serve(plain(logins.url)))).toMatch(
      new RegExp(`The login ${login} of DATABASE_URL lacks the application’s role.*migrate`),
    )
    expect(await wordsOf(migrate(plain(logins.ownerUrl)))).toMatch(
      new RegExp(`may not make tables[\\s\\S]*alter database \\w+ owner to ${login};`),
    )
    expect(await wordsOf(migrate(logins.ownerUrl, changed(logins.url, { user: `none_${mark}` })))).toMatch(
      new RegExp(
        `DATABASE_URL names the login none_${mark}, and there is none[\\s\\S]*create role none_${mark} login`,
      ),
    )
  })

  it('is refused by distribute where there is one machine', async () => {
    expect(await wordsOf(distributePostgres(logins.ownerUrl))).toMatch(/^UnfitDatabase: .*no extension Citus/)
    expect(await wordsOf(distributePostgres(logins.ownerUrl, { dryRun: true }))).toMatch(/no extension Citus/)
  })

  it.each([
    ['ascii', `encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`, /the encoding SQL_ASCII/],
    ['latin', `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`, /the encoding LATIN1/],
    ['english', `encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`, /the letters of ‘C’.*‘жанна’/],
  ])(
    'is refused by migrate while it is new, where it cannot keep every name: %s',
    async (kind, how, words) => {
      const database = `${kind}_${mark}`
      await asSuperuser(`create database ${database} owner regulars_owner template template0 ${how}`)
      const refused = await wordsOf(migrate(changed(logins.ownerUrl, { database })))
      expect(refused).toMatch(words)
      // The first drop of a database waits up to a minute for PostgreSQL's own processes.
      const [dropping, making] = refused.split('as a superuser:\n\n')[1]!.split('\n')
      expect(dropping).toBe(`  drop database ${database};`)
      await asSuperuser(making!.replace(database, `${database}_anew`))
      const anew = changed(logins.ownerUrl, { database: `${database}_anew` })
      expect(await wordsOf(migrate(anew))).toBe('nothing was refused')
    },
  )

  it('goes on where it is in use already, with a warning', async () => {
    const database = `used_${mark}`
    const url = changed(logins.url, { database })
    await asSuperuser(
      `create database ${database} owner regulars_owner template template0 encoding 'UTF8' lc_ctype 'C'`,
    )
    await asClient(changed(logins.superuserUrl, { database }), async (client) => {
      await client.query('create schema drizzle authorization regulars_owner')
      await client.query(
        'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
      )
      await client.query('alter table drizzle.__drizzle_migrations owner to regulars_owner')
    })
    expect(await wordsOf(migrate(changed(logins.ownerUrl, { database })))).toBe('nothing was refused')
    const opened = await openDatabase({ url, maxConnections: 1 })
    try {
      await refuseUnsafeDatabase(opened)
      expect(faultOfLetters(await lettersOf(opened))).toMatch(/the letters of ‘C’/)
    } finally {
      await opened.close()
    }
  })
})
