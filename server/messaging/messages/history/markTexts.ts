import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { communicationLogs as logs } from '../tables.ts'

/** Marks messages of the business that fit `which` as read by its staff. */
export async function markRead({ tx, businessId, now }: BusinessContext, which: SQL): Promise<void> {
  await tx
    .update(logs)
    .set({ read_at: now })
    .where(and(eq(logs.business_id, businessId), which, isNull(logs.read_at)))
}

/** Marks messages as done by staff, and as read. */
export async function markDone({ tx, businessId, now }: BusinessContext, which: SQL): Promise<void> {
  await tx
    .update(logs)
    .set({ done_at: now, read_at: sql`coalesce(${logs.read_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(logs.business_id, businessId), which, isNull(logs.done_at)))
}

/** Marks a message as not done by staff, after all. */
export async function markOpen({ tx, businessId }: BusinessContext, messageId: string): Promise<void> {
  await tx
    .update(logs)
    .set({ done_at: null })
    .where(and(eq(logs.business_id, businessId), eq(logs.id, messageId)))
}

/**
 * Gives customers the texts of their phones (E.164) that belonged to nobody: texts from there, and texts that staff
 * sent there.
 */
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
