import { and, eq } from 'drizzle-orm'
import { customerRewards } from '#server/loyalty/rewards/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { HeldReward } from './account.ts'
import { isPast } from './lots.ts'

/** A reward by the code on the customer's phone, however it was typed. */
export async function findHeldByCode(ctx: BusinessContext, code: string): Promise<HeldReward | undefined> {
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  const [held] = await ctx.tx
    .select()
    .from(customerRewards)
    .where(and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.redemption_code, plain)))
    .execute()
  return held
}

export async function findHeldById(ctx: BusinessContext, id: string): Promise<HeldReward | undefined> {
  const [held] = await ctx.tx
    .select()
    .from(customerRewards)
    .where(and(eq(customerRewards.business_id, ctx.businessId), eq(customerRewards.id, id)))
    .execute()
  return held
}

/**
 * Refuses 'conflict', with the reason in the details, a reward that can't be redeemed now. Read it under the
 * lock.
 */
export function refuseUnlessUsable(held: HeldReward, now: Date): void {
  if (held.status === 'redeemed') throw unusable('redeemed', 'This reward was already redeemed', held)
  if (held.status === 'void') throw unusable('void', 'This reward was taken back', held)
  if (held.status === 'expired' || isPast(held.expires_at, now)) {
    throw unusable('expired', 'This reward has expired', held)
  }
}

const unusable = (reason: 'redeemed' | 'void' | 'expired', message: string, held: HeldReward) =>
  new Refusal('conflict', message, {
    details: {
      reason,
      redeemed_at: held.redeemed_at?.toISOString() ?? null,
      expires_at: held.expires_at?.toISOString() ?? null,
    },
  })
