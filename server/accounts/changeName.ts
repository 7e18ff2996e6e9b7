import { eq } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { user } from '#server/sign-in/tables.ts'

/** What a person is called beside what they do, such as a purchase at the till. */
export async function changeName({ database, clock }: Services, userId: string, name: string): Promise<void> {
  await database.plain.update(user).set({ name, updatedAt: clock.now() }).where(eq(user.id, userId))
}
