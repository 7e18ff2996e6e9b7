import { and, count, eq, isNull } from 'drizzle-orm'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { MOST_UNREAD } from './contract.ts'

/** Counts the texts of customers that nobody has looked at, up to MOST_UNREAD because every screen asks. */
export async function countUnread({ tx, businessId }: BusinessContext): Promise<number> {
  const unread = and(eq(logs.business_id, businessId), eq(logs.direction, 'in'), isNull(logs.read_at))
  const some = tx.select({ id: logs.id }).from(logs).where(unread).limit(MOST_UNREAD).as('some')
  const [row] = await tx.select({ texts: count() }).from(some)
  return row!.texts
}
