import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findFactor } from '#server/identity/auth/factors/index.ts'
import {
  findPeople,
  findPerson,
  findProviders,
  findSessionsOf,
  type Person,
} from '#server/identity/auth/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import { soughtIn } from '#server/platform/text/fold.ts'
import { findBusinesses, findKeysMadeBy, findSuperAdmins, requireSuperAdmin } from './userQueries.ts'
import type { UserItem, UserView } from './usersContract.ts'

/** The caller, within a transaction in their name: the database refuses everybody but super admins. */
export type Admin = { tx: Tx; userId: string; now: Date }

const MOST_SESSIONS = 100

/** Reads a page of users. Each look is recorded. */
export async function listUsers(
  { tx, userId, now }: Admin,
  { search, after, limit }: { search?: string | undefined } & Wanted,
): Promise<Page<UserItem>> {
  await requireSuperAdmin(tx)
  const found = await findPeople(tx, { sought: soughtIn(search), after: readTimeCursor(after) }, limit + 1)
  const { data, next } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  const admins = await findSuperAdmins(
    tx,
    data.map((one) => one.id),
  )
  await recordPlatformAct(tx, now, { userId, action: 'users_looked_at' })
  return { data: data.map((one) => viewUser(one, admins)), next }
}

/** @throws {Refusal} 'not_found' */
export async function readUser(admin: Admin, { id }: { id: string }): Promise<UserView> {
  await requireSuperAdmin(admin.tx)
  const view = await describeUser(admin.tx, id)
  await recordPlatformAct(admin.tx, admin.now, {
    userId: admin.userId,
    action: 'user_looked_at',
    about_user_id: id,
  })
  return view
}

export async function describeUser(tx: Tx, id: string): Promise<UserView> {
  const found = await findPerson(tx, id)
  if (!found) throw notFound('User')
  const [admins, businesses, api_keys, providers, factor, sessions] = await Promise.all([
    findSuperAdmins(tx, [id]),
    findBusinesses(tx, id),
    findKeysMadeBy(tx, id),
    findProviders(tx, id),
    findFactor(tx, id),
    findSessionsOf(tx, id, { isSuperAdmin: false, most: MOST_SESSIONS }),
  ])
  return {
    ...viewUser(found, admins),
    suspended_reason: found.suspendedReason,
    businesses,
    api_keys,
    sign_in_ways: providers.map(wayOf),
    two_factor: factor !== undefined,
    sessions: sessions.map((one) => ({
      id: one.id,
      ...describeDevice(one.userAgent ?? ''),
      address: one.ipAddress || null,
      signed_in_at: one.createdAt.toISOString(),
      last_used_at: one.updatedAt.toISOString(),
    })),
  }
}

const wayOf = (provider: string) => {
  if (provider === 'credential') return 'password'
  return provider === 'google' ? 'google' : 'sso'
}

const viewUser = (one: Person, admins: Set<string>): UserItem => ({
  id: one.id,
  name: one.name,
  email: one.email,
  email_verified: one.emailVerified,
  is_super_admin: admins.has(one.id),
  suspended_at: one.suspendedAt?.toISOString() ?? null,
  created_at: one.createdAt.toISOString(),
})
