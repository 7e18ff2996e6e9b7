import { sql } from 'drizzle-orm'
import type { ViewedScreen } from '#server/businesses/audit/index.ts'
import type { Standing } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { requestOrigin } from '#server/platform/http/index.ts'

const LOOK_MINUTES = 30

export type Impersonation = {
  business_id: string
  tenant_id: string
  company_name: string
  standing: Standing
  ends_at: Date
}

/** The business that a super admin's session impersonates now, if any. */
export async function findImpersonation(
  reads: Tx,
  now: Date,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Impersonation | undefined> {
  const [impersonation] = await queryRows<Omit<Impersonation, 'ends_at'> & { ends_at: Date | string }>(
    reads,
    sql`select * from impersonation_of(${sessionId}::uuid, ${userId}::uuid, ${now.toISOString()}::timestamptz)`,
  )
  return impersonation && { ...impersonation, ends_at: new Date(impersonation.ends_at) }
}

/**
 * Lets the session impersonate a business for half an hour.
 * @param tx of a super admin: the database refuses everybody else
 * @returns the end of the impersonation; undefined if there is no such business
 */
export async function startImpersonation(
  tx: Tx,
  now: Date,
  { sessionId, businessId }: { sessionId: string; businessId: string },
): Promise<Date | undefined> {
  const endsAt = new Date(now.getTime() + LOOK_MINUTES * 60_000)
  const [row] = await queryRows<{ opened: boolean }>(
    tx,
    sql`select start_impersonation(${sessionId}::uuid, ${businessId}::uuid, ${now.toISOString()}::timestamptz,
      ${endsAt.toISOString()}::timestamptz) as opened`,
  )
  return row!.opened ? endsAt : undefined
}

/** Writes the opened screen, and its customer if any, into the log of the business: once per impersonation. */
export async function recordScreen(
  tx: Tx,
  now: Date,
  { sessionId, screen, customerId }: { sessionId: string; screen: ViewedScreen; customerId: string | null },
): Promise<void> {
  const { address, device } = requestOrigin()
  await tx.execute(sql`select record_screen(${newId()}::uuid, ${sessionId}::uuid, ${screen}::text,
    ${customerId}::uuid, ${address}::text, ${device}::text, ${now.toISOString()}::timestamptz)`)
}

export async function endImpersonation(tx: Tx, sessionId: string): Promise<void> {
  await tx.execute(sql`select end_impersonation(${sessionId}::uuid)`)
}
