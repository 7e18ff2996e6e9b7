import { and, eq, lt, sql } from 'drizzle-orm'
import { customers } from '#server/customers/tables.ts'
import { secretToken } from '#server/platform/codes.ts'
import type { Standing } from '#server/platform/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { newId } from '#server/platform/ids.ts'
import { hashToken } from '#server/platform/keyring.ts'
import type { SessionEntry } from './contract.ts'
import { portalSessions } from './tables.ts'

export const SESSION_DAYS = 30
const AGENT_LENGTH = 300

export type NewSession = { token: string; entry: SessionEntry }

type Guest = { businessId: string; customerId: string; keptPin: string | null }

/**
 * Signs a guest in, within a transaction of their shop. `keptPin` is the PIN as it was checked: had it been
 * changed since, the session would never have begun.
 */
export async function startSession(
  tx: Tx,
  { businessId, customerId, keptPin }: Guest,
  userAgent: string | undefined,
  now: Date,
): Promise<NewSession> {
  const own = and(eq(portalSessions.business_id, businessId), eq(portalSessions.customer_id, customerId))
  await tx.delete(portalSessions).where(and(own, lt(portalSessions.expires_at, now)))
  const token = secretToken()
  await tx.insert(portalSessions).values({
    business_id: businessId,
    id: newId(),
    customer_id: customerId,
    token_hash: hashToken(token),
    pin_hash: keptPin,
    user_agent: userAgent?.slice(0, AGENT_LENGTH) ?? null,
    expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    created_at: now,
  })
  return { token, entry: await recordLogin(tx, businessId, customerId, now) }
}

async function recordLogin(tx: Tx, businessId: string, customerId: string, now: Date): Promise<SessionEntry> {
  const [customer] = await tx
    .update(customers)
    .set({ last_login_at: now })
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
    .returning({ first: customers.first_name, last: customers.last_name, phone: customers.phone })
  const { first, last, phone } = customer!
  return { customerId, businessId, name: [first, last].filter(Boolean).join(' '), phone: phone ?? '' }
}

export type OpenSession = { business_id: string; customer_id: string; session_id: string; standing: Standing }

/** Whose session this is, or nobody's: unknown, ended, the portal closed, or the PIN another by now. */
export async function findSession(tx: Tx, token: string, now: Date): Promise<OpenSession | undefined> {
  const [session] = await queryRows<OpenSession>(
    tx,
    sql`select * from portal_session_by_token(${hashToken(token)}, ${now.toISOString()}::timestamptz)`,
  )
  return session
}

/** Signs this one browser out. */
export const endSession = (tx: Tx, { business_id, session_id }: OpenSession) =>
  tx
    .delete(portalSessions)
    .where(and(eq(portalSessions.business_id, business_id), eq(portalSessions.id, session_id)))

/** Signs a guest out everywhere. */
export const endSessions = (tx: Tx, businessId: string, customerId: string) =>
  tx
    .delete(portalSessions)
    .where(and(eq(portalSessions.business_id, businessId), eq(portalSessions.customer_id, customerId)))
