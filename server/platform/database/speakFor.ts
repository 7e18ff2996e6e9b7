import { sql } from 'drizzle-orm'
import type { Scope, Tx } from './database.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * Statements that set whose data a transaction may see until it ends. SET LOCAL takes no parameters, so the ids are
 * checked here. set_config takes parameters, but a cluster does not pass it on to its machines.
 * @throws {Error} for an id that is not a UUID
 */
export const speakingFor = ({ businessId, userId }: Pick<Scope, 'businessId' | 'userId'>): string[] => [
  ...(businessId === undefined ? [] : [`set local "app.business_id" = '${checked(businessId)}'`]),
  ...(userId === undefined ? [] : [`set local "app.user_id" = '${checked(userId)}'`]),
]

/** Sets whose data an open transaction may see from here on. */
export async function speakFor(tx: Tx, whom: { businessId?: string; userId?: string }): Promise<void> {
  for (const statement of speakingFor(whom)) await tx.execute(sql.raw(statement))
}

function checked(id: string): string {
  if (!uuid.test(id)) throw new Error('a transaction speaks for a UUID')
  return id
}
