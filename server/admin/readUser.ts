import { recordPlatformAct } from '#server/audit/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { describeDevice } from '#server/platform/describeDevice.ts'
import { notFound } from '#server/platform/refusal.ts'
import {
  findKeysMadeBy,
  findSessions,
  findShops,
  findSuperAdmins,
  findUser,
  findUsers,
  findWays,
  hasFactor,
  requireSuperAdmin,
  type UserRow,
} from './userQueries.ts'
import type { UserItem, UserView } from './usersContract.ts'

const PAGE = 50

/** Who asks, within a transaction in their name: the database refuses who is no super admin. */
export type Admin = { tx: Tx; userId: string; now: Date }

/** A page of people. Each look is written down. */
export async function listUsers(
  { tx, userId, now }: Admin,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ users: UserItem[]; next: string | null }> {
  await requireSuperAdmin(tx)
  const [at, id] = after?.split('_') ?? []
  const place = at && id ? { at: new Date(at), id } : undefined
  const found = await findUsers(tx, { search, after: place }, PAGE + 1)
  const page = found.slice(0, PAGE)
  const admins = await findSuperAdmins(
    tx,
    page.map((one) => one.id),
  )
  await recordPlatformAct(tx, now, { userId, action: 'users_looked_at' })
  const last = page.at(-1)
  return {
    users: page.map((one) => viewUser(one, admins)),
    next: found.length > PAGE && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** @throws {Refusal} 'not_found' */
export async function readUser(admin: Admin, id: string): Promise<UserView> {
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
  const found = await findUser(tx, id)
  if (!found) throw notFound('User')
  const [admins, shops, api_keys, ways, two_factor, sessions] = await Promise.all([
    findSuperAdmins(tx, [id]),
    findShops(tx, id),
    findKeysMadeBy(tx, id),
    findWays(tx, id),
    hasFactor(tx, id),
    findSessions(tx, id),
  ])
  return {
    ...viewUser(found, admins),
    suspended_reason: found.suspendedReason,
    shops,
    api_keys,
    sign_in_ways: ways.map(({ provider }) => wayOf(provider)),
    two_factor,
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

const viewUser = (one: UserRow, admins: Set<string>): UserItem => ({
  id: one.id,
  name: one.name,
  email: one.email,
  email_verified: one.emailVerified,
  is_super_admin: admins.has(one.id),
  suspended_at: one.suspendedAt?.toISOString() ?? null,
  created_at: one.createdAt.toISOString(),
})
