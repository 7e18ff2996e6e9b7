import { and, eq } from 'drizzle-orm'
import { account, user } from '#server/identity/auth/tables.ts'
import { accountPhones } from '#server/identity/proofs/texts/tables.ts'
import type { Services } from '#server/services.ts'
import type { AccountView } from './contract.ts'

/** A person's account as they see it. */
export async function readAccount({ database }: Services, userId: string): Promise<AccountView> {
  const [found] = await database.reads
    .select({ person: user, password: account.password, phone: accountPhones.phone })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .leftJoin(accountPhones, eq(accountPhones.userId, user.id))
    .where(eq(user.id, userId))
  const { person, password, phone } = found!
  return {
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    has_password: password !== null,
    phone,
    created_at: person.createdAt.toISOString(),
  }
}
