import { and, eq, ne } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Services } from '#server/services.ts'

/**
 * What a person is called beside what they do, such as a purchase at the till. The change is written down without the
 * names: whoever's account is erased must be gone from the log, too.
 */
export function changeName({ database, clock }: Services, userId: string, name: string): Promise<void> {
  return database.transaction({}, async (tx) => {
    const changed = await tx
      .update(user)
      .set({ name, updatedAt: clock.now() })
      .where(and(eq(user.id, userId), ne(user.name, name)))
      .returning({ id: user.id })
    if (changed.length > 0) await recordAccountAct(tx, clock.now(), { userId, action: 'name_changed' })
  })
}
