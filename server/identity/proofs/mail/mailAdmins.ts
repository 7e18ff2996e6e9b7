import { eq } from 'drizzle-orm'
import { activeMembers } from '#server/businesses/business/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Services } from '#server/services.ts'
import { queueAccountMail } from './queueAccountMail.ts'
import type { AccountMailKind } from './tables.ts'

/** The admins of the business. */
export function findAdmins({ tx, businessId }: BusinessContext) {
  const members = activeMembers({ tx, businessId })
  return tx
    .select({ id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified })
    .from(members)
    .innerJoin(user, eq(user.id, members.user_id))
    .where(eq(members.role, 'admin'))
}

/** Queues a mail of the platform to each admin of the business. */
export async function mailAdmins(
  services: Pick<Services, 'jobs' | 'clock'>,
  ctx: BusinessContext,
  kind: AccountMailKind,
): Promise<void> {
  for (const { id: userId, email: recipient } of await findAdmins(ctx))
    await queueAccountMail(services, ctx.tx, { kind, recipient, userId, businessId: ctx.businessId })
}
