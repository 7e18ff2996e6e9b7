import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#server/identity/auth/tables.ts'
import type { Services } from '#server/services.ts'
import { queueAccountMail } from './queueAccountMail.ts'
import type { AccountMailKind } from './tables.ts'

/** Queues a mail about a business to each super admin who can sign in and whose address is proven. */
export async function mailSuperAdmins(
  services: Pick<Services, 'database' | 'jobs' | 'clock'>,
  kind: AccountMailKind,
  businessId: string,
): Promise<void> {
  await services.database.transaction({}, async (tx) => {
    const found = await tx
      .select({ userId: user.id, recipient: user.email })
      .from(user)
      .where(
        and(
          sql`${user.id} in (select id from super_admins_to_mail())`,
          eq(user.emailVerified, true),
          isNull(user.suspendedAt),
        ),
      )
      .orderBy(asc(user.id))
    for (const { userId, recipient } of found)
      await queueAccountMail(services, tx, { kind, recipient, userId, businessId })
  })
}
