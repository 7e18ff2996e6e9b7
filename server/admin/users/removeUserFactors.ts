import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { byCommandAlone, removeFactors } from '#server/identity/two-factor/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Admin, describeUser } from './readUser.ts'
import { lockPerson } from './suspendUser.ts'
import { findSuperAdmins } from './userQueries.ts'
import type { UserView } from './usersContract.ts'

/**
 * Removes the second step of a person who lost both the app and the backup codes; the super admin has checked who
 * is asking. A super admin's second step is removed by the operator's command alone: one stolen session must not
 * open another's account.
 * @throws {Refusal} 'not_found'; 'conflict' for a super admin, or without a second step.
 */
export async function removeUserFactors(
  services: Services,
  admin: Admin,
  { id }: { id: string },
): Promise<UserView> {
  const { tx, userId, now } = admin
  await lockPerson(admin, id)
  if ((await findSuperAdmins(tx, [id])).has(id)) throw byCommandAlone('conflict')
  if (!(await removeFactors(services, tx, id)))
    throw new Refusal('conflict', 'Two-step sign-in is off for this account.')
  await recordPlatformAct(tx, now, { userId, action: 'user_factors_removed', about_user_id: id })
  return describeUser(tx, id)
}
