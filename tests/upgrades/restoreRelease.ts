import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { TestDatabase } from '#tests/engines/index.ts'
import { dumpOf } from './release.ts'

/** Puts the dump of a release in the place of what a new test database holds. */
export async function restoreRelease({ logins }: TestDatabase, version: string): Promise<void> {
  await asSuperuser(logins!.superuserUrl, async (client) => {
    await client.query(`drop schema public cascade; drop schema drizzle cascade; drop schema pgboss cascade;
       create schema public authorization pg_database_owner`)
    await client.query(gunzipSync(readFileSync(dumpOf(version))).toString())
  })
}

export async function asSuperuser<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
