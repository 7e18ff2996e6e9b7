import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { revokeApiKeysOf } from '#server/identity/api-keys/index.ts'
import { endSessions, lockPeople, type Person, setSuspension } from '#server/identity/auth/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { enterBusiness } from '../asAdmin.ts'
import { type Admin, describeUser } from './readUser.ts'
import { findBusinesses, findKeysMadeBy, requireSuperAdmin } from './userQueries.ts'
import type { UserView } from './usersContract.ts'

// better-auth's own admin plug-in can ban too, but by a role that it stores on the user beside our
// super_admins, and outside the transaction that writes the audit log.

/**
 * Ends every session of a person and refuses every way to sign in, until they are restored. Nobody can suspend
 * themself, so there is always a super admin left; of two who suspend each other at once, the second is refused.
 * API keys that the person made end too, and webhooks that they set up pause, unless all of them are to stay; each is
 * recorded in the log of its business.
 * @throws {Refusal} 'not_found'; 'conflict' for oneself or a suspended person; 'forbidden' for a super admin who
 * was suspended meanwhile.
 */
export async function suspendUser(
  services: Services,
  admin: Admin,
  { id, reason, revokeApiKeys }: { id: string; reason: string; revokeApiKeys: boolean },
): Promise<void> {
  const { tx, userId, now } = admin
  if (id === userId) throw new Refusal('conflict', 'You cannot suspend your own account.')
  const person = await lockPerson(admin, id)
  if (person.suspendedAt) throw new Refusal('conflict', 'This account is suspended already.')
  await setSuspension(tx, id, { at: now, reason })
  await endSessions(tx, id)
  await recordPlatformAct(tx, now, {
    userId,
    action: 'user_suspended',
    about_user_id: id,
    details: { reason },
  })
  if (revokeApiKeys) await endWhatTheyMade(services, admin, id)
}

/** In every business: those that the person has left, too, for keys that were left working there. */
async function endWhatTheyMade(services: Services, admin: Admin, userId: string): Promise<void> {
  const keys = await findKeysMadeBy(admin.tx, userId)
  const businesses = await findBusinesses(admin.tx, userId)
  for (const businessId of new Set([...keys, ...businesses].map(({ business_id }) => business_id))) {
    const ctx = await enterBusiness(services, admin, businessId)
    await revokeApiKeysOf(ctx, userId)
    await publish(ctx, [{ type: 'member.gone', ids: { user_id: userId } }])
  }
}

/** @throws {Refusal} 'not_found'; 'conflict' for a person who is not suspended. */
export async function restoreUser(admin: Admin, { id }: { id: string }): Promise<UserView> {
  const { tx, userId, now } = admin
  const person = await lockPerson(admin, id)
  if (!person.suspendedAt) throw new Refusal('conflict', 'This account is not suspended.')
  await setSuspension(tx, id, null)
  await recordPlatformAct(tx, now, { userId, action: 'user_restored', about_user_id: id })
  return describeUser(tx, id)
}

/**
 * Ends every session of a person, even the caller's own.
 * @throws {Refusal} 'not_found'
 */
export async function signOutUser(admin: Admin, { id }: { id: string }): Promise<UserView> {
  const { tx, userId, now } = admin
  await lockPerson(admin, id)
  await endSessions(tx, id)
  await recordPlatformAct(tx, now, { userId, action: 'user_signed_out', about_user_id: id })
  return describeUser(tx, id)
}

export async function lockPerson({ tx, userId }: Admin, id: string): Promise<Person> {
  await requireSuperAdmin(tx)
  const locked = await lockPeople(tx, [...new Set([userId, id])])
  if (locked.find((one) => one.id === userId)?.suspendedAt)
    throw new Refusal('forbidden', 'You are not allowed to do this')
  const person = locked.find((one) => one.id === id)
  if (!person) throw notFound('User')
  return person
}
