import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type Hindrance, hindranceOf, type Met } from './hindrance.ts'
import { queryRows } from './rows.ts'

/** All connections that write are waiting for something by then. */
const WRITES_MS = 3_000

/** Asks by a read, and by a question to a connection that writes; what only a write can meet is remembered. */
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
