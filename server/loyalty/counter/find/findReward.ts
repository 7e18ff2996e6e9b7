import { findCustomer, viewCustomer } from '#server/loyalty/customers/index.ts'
import { earnedReward, findHeldByCode, isPast, requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { FoundReward } from '../contract.ts'

/**
 * Finds the owner of a reward's code, however it was typed, and whether it can still be used. It redeems nothing.
 * @throws {Refusal} 'not_found' for a code that this business never gave.
 */
export async function findReward(ctx: BusinessContext, { code }: { code: string }): Promise<FoundReward> {
  requireStaff(ctx)
  const held = await findHeldByCode(ctx, code)
  if (!held) throw notFound('Reward')
  const expired = held.status === 'earned' && isPast(held.expires_at, ctx.now)
  return {
    customer: viewCustomer(await findCustomer(ctx, held.customer_id)),
    reward: {
      ...earnedReward(held),
      status: expired ? 'expired' : held.status,
      redeemed_at: held.redeemed_at?.toISOString() ?? null,
    },
  }
}
