import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BenchBusiness } from '#bench/world/business.ts'

/**
 * Waits until the relay has handed on all events: otherwise one figure's purchases would slow the server while
 * another is measured.
 */
export async function untilHandedOn({ database }: Pick<BenchBusiness, 'database'>): Promise<void> {
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  while ((await client.query('select from events where due_at <= now() limit 1')).rowCount) await pause(500)
  await client.end()
}
