import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { keepHashedWithdrawal, lockCustomers, lockPresentIds } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Again } from '#server/platform/journal/index.ts'
import type { CustomerErased } from './customerErased.ts'
import { eraseLocked } from './eraseCustomer.ts'

/**
 * Erases a customer again who was erased after the backup from which the database was restored. People who are not here
 * joined after it: the hashes of their contacts keep a file of the business from opting them in.
 */
export async function eraseAgain(
  ctx: BusinessContext,
  { customers, contacts }: CustomerErased,
): Promise<Again> {
  await lockBusinessAndTier(ctx)
  const known = await lockCustomers(ctx, customers)
  const present = await lockPresentIds(ctx, customers)
  for (const id of present) await eraseLocked(ctx, id)
  if (known.length < customers.length)
    for (const contact of contacts) await keepHashedWithdrawal(ctx, contact)
  if (present.length > 0) return 'done'
  return known.length > 0 ? 'as it is' : 'unknown'
}
