import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { lockPresentOnes } from '#server/loyalty/customers/index.ts'
import { requireAdmin } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { eraseLocked } from '../index.ts'
import { ERASE_WORD } from './contract.ts'
import type { Outcome } from './tagCustomers.ts'

/**
 * Erases many customers, each as `eraseCustomer` does.
 * @throws {Refusal} 'forbidden' for anybody but an admin; 'invalid' unless the word was typed, in upper or lower
 * case.
 */
export async function eraseCustomers(
  ctx: BusinessContext,
  { ids, confirmation }: { ids: string[]; confirmation: string },
): Promise<Outcome> {
  requireAdmin(ctx)
  if (confirmation.trim().toUpperCase() !== ERASE_WORD)
    throw invalidField('confirmation', `Type ${ERASE_WORD} to confirm`)
  await lockBusinessAndTier(ctx)
  const present = await lockPresentOnes(ctx, ids)
  for (const customerId of present) await eraseLocked(ctx, customerId)
  return { done: present.length, gone: new Set(ids).size - present.length }
}
