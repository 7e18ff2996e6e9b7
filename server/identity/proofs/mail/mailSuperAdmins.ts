import { sql } from 'drizzle-orm'
import { findPeopleByIds } from '#server/identity/auth/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
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
    const ids = await queryRows<{ id: string }>(tx, sql`select id from super_admins_to_mail()`)
    const people = await findPeopleByIds(
      tx,
      ids.map(({ id }) => id),
    )
    for (const { id: userId, email: recipient, emailVerified, suspendedAt } of people.values())
      if (emailVerified && !suspendedAt)
        await queueAccountMail(services, tx, { kind, recipient, userId, businessId })
  })
}
