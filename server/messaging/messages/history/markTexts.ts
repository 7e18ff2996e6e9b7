import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { communicationLogs as logs } from '../tables.ts'

/** Marks messages of the business as read by its staff; `which` says which. */
export async function markRead({ tx, businessId, now }: BusinessContext, which: SQL): Promise<void> {
  await tx
    .update(logs)
    .set({ read_at: now })
    .where(and(eq(logs.business_id, businessId), which, isNull(logs.read_at)))
}

/** Staff is done with messages, which are read, then, too. */
export async function markDone({ tx, businessId, now }: BusinessContext, which: SQL): Promise<void> {
  await tx
    .update(logs)
    .set({ done_at: now, read_at: sql`coalesce(${logs.read_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(logs.business_id, businessId), which, isNull(logs.done_at)))
}

/** Staff is not done with a message, after all. */
export async function markOpen({ tx, businessId }: BusinessContext, messageId: string): Promise<void> {
  await tx
    .update(logs)
    .set({ done_at: null })
    .where(and(eq(logs.business_id, businessId), eq(logs.id, messageId)))
}

/** Gives customers the texts from and to their phones (E.164) that were nobody's. */
export async function adoptTexts(
  { tx, businessId }: BusinessContext,
  holders: { id: string; phone: string }[],
): Promise<void> {
  if (holders.length === 0) return
  const rows = holders.map(({ id, phone }) => sql`(${id}::uuid, ${phone}::text)`)
  await tx.execute(sql`
    update communication_logs l set customer_id = c.id from (values ${sql.join(rows, sql`, `)}) c (id, phone)
    where l.business_id = ${businessId}::uuid and l.type = 'sms' and l.recipient = c.phone
      and l.customer_id is null and (l.direction = 'in' or l.staff_name is not null)`)
}
