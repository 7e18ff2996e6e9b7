import { findMembers } from '#server/businesses/business/index.ts'
import { findPeopleByIds, type Person } from '#server/identity/auth/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Services } from '#server/services.ts'
import { queueAccountMail } from './queueAccountMail.ts'
import type { AccountMailKind } from './tables.ts'

export async function findAdmins({ tx, businessId }: BusinessContext): Promise<Person[]> {
  const members = await findMembers({ tx, businessId })
  const admins = members.filter(({ role }) => role === 'admin')
  const people = await findPeopleByIds(
    tx,
    admins.map(({ user_id }) => user_id),
  )
  return [...people.values()]
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
