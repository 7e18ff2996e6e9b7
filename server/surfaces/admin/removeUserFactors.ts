import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { removeFactors } from '#server/identity/two-factor/index.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Admin, describeUser } from './readUser.ts'
import { lockPerson } from './suspendUser.ts'
import type { UserView } from './usersContract.ts'

/**
 * For a person who lost both the app and the backup codes: the super admin has checked who is asking. Nobody
 * can remove their own second step.
 * @throws {Refusal} 'not_found'; 'conflict' for oneself, or without a second step.
 */
export async function removeUserFactors(services: Services, admin: Admin, id: string): Promise<UserView> {
  const { tx, userId, now } = admin
  if (id === userId) throw new Refusal('conflict', 'Switch your own two-step sign-in off in your account.')
  await lockPerson(admin, id)
  if (!(await removeFactors(services, tx, id)))
    throw new Refusal('conflict', 'Two-step sign-in is off for this account.')
  await recordPlatformAct(tx, now, { userId, action: 'user_factors_removed', about_user_id: id })
  return describeUser(tx, id)
}
