import { and, eq, ne } from 'drizzle-orm'
import { recordAccountAct } from '#server/businesses/audit/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { Services } from '#server/services.ts'

/**
 * The name that is shown beside a person's actions, such as a purchase at the till. The audit log gets no
 * names, so that an erased person is gone from it too.
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
