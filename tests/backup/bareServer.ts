import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres } from '#tests/engines/findBinaries.ts'
import { engine } from '#tests/engines/index.ts'
import type { PostgresDatabase } from '#tests/engines/postgres.ts'
import { startPostgresProcess } from '#tests/engines/postgresProcess.ts'
import { asClient } from './logins.ts'

/** PostgreSQL 18 comes without its client. */
export const hasPrograms = engine === 'postgres' && existsSync(join(findPostgres()!, 'pg_dump'))

/** A new cluster, as an operator has it before a restore: an owner and an empty database. The other logins are not made. */
export async function startBareServer(): Promise<PostgresDatabase & { stop(): Promise<void> }> {
  const server = await startPostgresProcess(findPostgres()!)
  const secret = crypto.randomUUID()
  const address = (login: string, password: string, name = 'regulars') =>
    `postgres://${login}:${password}@127.0.0.1:${server.port}/${name}`
  const superuser = (name?: string) => address('postgres', server.superuserPassword, name)
  for (;;) {
    const isReady = await asClient(superuser('postgres'), (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
    if (isReady) break
    const log = server.lastWords()
    if (log !== undefined) throw new Error(`PostgreSQL did not start:\n${log}`)
    await pause(50)
  }
  await asClient(superuser('postgres'), async (client) => {
    await client.query(`create role regulars_owner login createrole password '${secret}'`)
    await client.query('create database regulars owner regulars_owner')
  })
  return {
    url: address('regulars_test_app', secret),
    ownerUrl: address('regulars_owner', secret),
    superuserUrl: superuser(),
    stop: server.stop,
  }
}
