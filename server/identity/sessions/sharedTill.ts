import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Membership } from '#server/businesses/business/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AppEnv, Caller } from '#server/platform/http/index.ts'
import type { SignedIn } from './findSession.ts'
import { sharedTills } from './tables.ts'

/** A person who does nothing for this many minutes counts as gone from the till. */
const IDLE_MINUTES = 5
/** The least time between two records of activity, in seconds. */
const NOTED_EVERY_SECONDS = 20

/**
 * The caller at a shared till: the person who signed in by PIN, with the counter's permissions whatever their role on
 * the team, or nobody. It is never the person who set the till up: their account, their other businesses and the
 * platform are out of reach until they give their password, and a code of their second factor. If the signed-in person
 * leaves the team, nobody is signed in at the till.
 */
export async function callerAtSharedTill(reads: Tx, now: Date, found: SignedIn): Promise<Caller> {
  const { sharedTill: till, sessionId, userId, email, name } = found
  const signedIn = { userId, email, name }
  const business = found.memberships.find(({ business_id }) => business_id === till!.businessId)
  if (!business) return { kind: 'anonymous' }
  const { business_id: businessId, tenant_id: tenantId, standing } = business
  const isThere = till!.personId && now.getTime() - till!.activeAt.getTime() < IDLE_MINUTES * 60_000
  const person = isThere ? await findTeamPerson(reads, businessId, till!.personId!) : undefined
  const place = { sessionId, businessId, tenantId, standing }
  if (!person) return { kind: 'shared till', ...place, signedIn }
  return {
    kind: 'member',
    ...place,
    ...person,
    // Whoever stands there reads the device's.
    language: null,
    role: 'counter',
    isSuperAdmin: false,
    owesFactor: false,
    sharedTill: { signedIn },
    impersonation: null,
  }
}

/** Finds a person who is on the team of a business now, and not suspended. */
async function findTeamPerson(reads: Tx, businessId: string, userId: string) {
  const [person] = await queryRows<Pick<Membership, 'business_id'> & { email: string; name: string }>(
    reads,
    sql`select u.email, u.name, m.business_id from "user" u, memberships_of(u.id) m
        where u.id = ${userId} and m.business_id = ${businessId} and u.suspended_at is null`,
  )
  return person && { userId, email: person.email, name: person.name }
}

/**
 * Records activity of the person at a shared till. Requests that the page sends by itself, for recent sign-ups, are no
 * activity.
 */
export async function noteActivity(plain: Tx, now: Date, c: Context<AppEnv>, caller: Caller): Promise<void> {
  if (caller.kind !== 'member' || !caller.sharedTill || isAskedByThePage(c)) return
  const noted = new Date(now.getTime() - NOTED_EVERY_SECONDS * 1000)
  await plain
    .update(sharedTills)
    .set({ activeAt: now })
    .where(
      and(
        eq(sharedTills.sessionId, caller.sessionId),
        eq(sharedTills.personId, caller.userId),
        lt(sharedTills.activeAt, noted),
      ),
    )
}

const isAskedByThePage = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'GET' && req.path.endsWith('/customers/lookup') && !req.query('search')

export const nobodyAtTill = () =>
  new Refusal('forbidden', 'Nobody is at the till. Choose your name and type your PIN.')

/**
 * Makes the session a till for the whole team, with nobody at it. Sharing it again changes nothing.
 * @returns true if it was not shared before
 */
export async function shareSession(
  tx: Tx,
  now: Date,
  { sessionId, businessId }: { sessionId: string; businessId: string },
): Promise<boolean> {
  const shared = await tx
    .insert(sharedTills)
    .values({ sessionId, businessId, activeAt: now })
    .onConflictDoNothing()
    .returning({ sessionId: sharedTills.sessionId })
  return shared.length > 0
}

/**
 * Sets the person signed in at the till, or nobody.
 * @returns false if the till is not shared
 */
export async function setPersonAtTill(
  tx: Tx,
  now: Date,
  { sessionId, personId }: { sessionId: string; personId: string | null },
): Promise<boolean> {
  const put = await tx
    .update(sharedTills)
    .set({ personId, activeAt: now })
    .where(eq(sharedTills.sessionId, sessionId))
    .returning({ sessionId: sharedTills.sessionId })
  return put.length > 0
}

/**
 * Makes the session that of the person who set the till up again, and of nobody else.
 * @returns true if it was shared
 */
export async function endSharing(tx: Tx, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sharedTills)
    .where(eq(sharedTills.sessionId, sessionId))
    .returning({ sessionId: sharedTills.sessionId })
  return ended.length > 0
}

/** Signs a person out of every shared till of a business. */
export async function signOutOfTills(
  tx: Tx,
  { businessId, personId }: { businessId: string; personId: string },
): Promise<void> {
  await tx
    .update(sharedTills)
    .set({ personId: null })
    .where(and(eq(sharedTills.businessId, businessId), eq(sharedTills.personId, personId)))
}
