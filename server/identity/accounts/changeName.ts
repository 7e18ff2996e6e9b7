import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { renamePerson } from '#server/identity/auth/index.ts'
import type { Services } from '#server/services.ts'

/**
 * Changes the name shown beside a person's actions, such as a purchase at the till. The audit log gets no names, so
 * that an erased person is gone from it too.
 */
export function changeName({ database, clock }: Services, userId: string, name: string): Promise<void> {
  return database.transaction({}, async (tx) => {
    const now = clock.now()
    if (await renamePerson(tx, now, userId, name))
      await recordAccountAct(tx, now, { userId, action: 'name_changed' })
  })
}
