import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { recordLogin } from '#server/loyalty/customers/index.ts'
import type { Standing } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { SessionEntry } from './contract.ts'
import { portalSessions } from './tables.ts'

export const SESSION_DAYS = 30
/** The most sessions of one customer at the same time: phones, tablets, and lost devices. */
const MOST_SESSIONS = 10
const AGENT_LENGTH = 300

export type NewSession = { token: string; entry: SessionEntry }

type Customer = { businessId: string; customerId: string; keptPin: string | null }

/**
 * Signs a customer in, within a transaction of their business. `keptPin` is the PIN that was checked: a session is
 * valid as long as it stays. If the customer has ten sessions, the oldest ends.
 * @throws {Refusal} 'invalid' for a PIN that has been changed since it was checked
 */
export async function startSession(
  tx: Tx,
  { businessId, customerId, keptPin }: Customer,
  userAgent: string | undefined,
  now: Date,
): Promise<NewSession> {
  // First, because it locks the customer's row: of two sign-ins at once the second counts the first one's session.
  const { entry, present } = await enter(tx, businessId, customerId, now)
  if (present !== keptPin) throw wrongPin()
  await endOldest(tx, businessId, customerId)
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
  return { token, entry }
}

/** Ends the oldest sessions and leaves room for one more. */
async function endOldest(tx: Tx, businessId: string, customerId: string): Promise<void> {
  const own = and(eq(portalSessions.business_id, businessId), eq(portalSessions.customer_id, customerId))
  const newest = tx
    .select({ id: portalSessions.id })
    .from(portalSessions)
    .where(own)
    .orderBy(desc(portalSessions.created_at), desc(portalSessions.id))
    .limit(MOST_SESSIONS - 1)
  await tx.delete(portalSessions).where(and(own, notInArray(portalSessions.id, newest)))
}

async function enter(tx: Tx, businessId: string, customerId: string, now: Date) {
  const { first, last, phone, keptPin: present } = await recordLogin(tx, businessId, customerId, now)
  const name = [first, last].filter(Boolean).join(' ')
  const entry: SessionEntry = { customerId, businessId, name, phone: phone ?? '' }
  return { entry, present }
}

/** Refuses a PIN; `canText` adds the remedy. */
export const wrongPin = (canText = false) =>
  new Refusal(
    'invalid',
    'Invalid PIN. Please try again.',
    canText ? { details: { remedy: 'code by SMS' } } : {},
  )

export type OpenSession = { business_id: string; customer_id: string; session_id: string; standing: Standing }

/**
 * The customer of a session. Undefined if it is unknown or ended, the portal is closed, or the PIN was changed since.
 */
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

/** Signs a customer out everywhere. */
export const endSessions = (tx: Tx, businessId: string, customerId: string) =>
  tx
    .delete(portalSessions)
    .where(and(eq(portalSessions.business_id, businessId), eq(portalSessions.customer_id, customerId)))

/** Deletes customers' expired sessions and card links that expired a month ago, in every business. */
export async function forgetCustomerAccess(tx: Tx): Promise<void> {
  await tx.execute(sql`select forget_customer_access()`)
}
