import { findProgram, findReward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type GiftReward = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** Finds a reward of the business that can be a gift, even an archived one; undefined for any other reward. */
export async function findGift(ctx: BusinessContext, rewardId: string) {
  const reward = await findReward(ctx, rewardId)
  if (reward?.type !== 'catalogue' && reward?.type !== 'rebate_code') return undefined
  const { name, type, active, stock } = reward
  const program = (await findProgram(ctx.tx, ctx.businessId, reward.program_id))!
  return { name, type, active, stock, program: { name: program.name, status: program.status } }
}

/** Gives the reason for which a gift cannot be given now, for the business's owner; null if it can. */
export function reasonNotToGive({ name, active, stock, program }: GiftReward): string | null {
  if (!active) return `${name} is no longer offered.`
  if (program.status !== 'active') return `The program ${program.name} is paused, and gives no rewards.`
  return stock === 0 ? `None of ${name} are left.` : null
}
