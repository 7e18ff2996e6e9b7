import { findProgram, findReward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type GiftReward = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** One of the business's rewards that can be given as a gift, archived ones too; undefined for any other. */
export async function findGift(ctx: BusinessContext, rewardId: string) {
  const reward = await findReward(ctx, rewardId)
  if (reward?.type !== 'catalogue' && reward?.type !== 'rebate_code') return undefined
  const { name, type, active, stock } = reward
  const program = (await findProgram(ctx.tx, ctx.businessId, reward.program_id))!
  return { name, type, active, stock, program: { name: program.name, status: program.status } }
}

/** Why a gift cannot be given at this moment, for the business's owner; null where it can. */
export function reasonNotToGive({ name, active, stock, program }: GiftReward): string | null {
  if (!active) return `${name} is no longer offered.`
  if (program.status !== 'active') return `The program ${program.name} is paused, and gives no rewards.`
  return stock === 0 ? `None of ${name} are left.` : null
}
