import { findPassword, findPerson } from '#server/identity/auth/index.ts'
import { findAccountPhone } from '#server/identity/proofs/texts/index.ts'
import type { Services } from '#server/services.ts'
import type { AccountView } from './contract.ts'

/** A person's account as they see it. */
export async function readAccount({ database }: Services, userId: string): Promise<AccountView> {
  const tx = database.reads
  const [person, password, phone] = await Promise.all([
    findPerson(tx, userId),
    findPassword(tx, userId),
    findAccountPhone(tx, userId),
  ])
  return {
    email: person!.email,
    email_verified: person!.emailVerified,
    name: person!.name,
    has_password: password !== null,
    phone: phone ?? null,
    created_at: person!.createdAt.toISOString(),
  }
}
