import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { type Hindrance, hindranceOf, type Met } from '../hindrances/hindrance.ts'
import { queryRows } from '../rows.ts'

/** After this time without an answer, all connections that write are waiting for something. */
const WRITES_MS = 3_000

/**
 * Checks the database by a read and by a question to a connection that writes. Hindrances that only a write can meet
 * are remembered in `met`.
 */
export async function checkHealth(
  { reads, plain }: Pick<Database, 'reads' | 'plain'>,
  met: Met,
): Promise<Hindrance[]> {
  const [, found] = await Promise.all([
    reads.execute(sql`select 1`),
    Promise.race([hindranceOfWrites(plain), pause(WRITES_MS, 'away' as const, { ref: false })]),
  ])
  return [...(found ? [found] : []), ...met.lately()]
}

async function hindranceOfWrites(plain: Database['plain']): Promise<Hindrance | undefined> {
  try {
    const [asked] = await queryRows<{ reads: string }>(
      plain,
      sql`select current_setting('transaction_read_only') as reads`,
    )
    return asked!.reads === 'on' ? 'read only' : undefined
  } catch (error) {
    const hindrance = hindranceOf(error)
    if (!hindrance) throw error
    return hindrance
  }
}
