import { and, eq, inArray } from 'drizzle-orm'
import { loyaltyPrograms as programs, rewards } from '#server/loyalty/programs/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type GiftReward = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** One of the business's rewards that can be given as a gift, archived ones too; undefined for any other. */
export async function findGift({ tx, businessId }: BusinessContext, rewardId: string) {
  const [found] = await tx
    .select({
      name: rewards.name,
      type: rewards.type,
      active: rewards.active,
      stock: rewards.stock,
      program: { name: programs.name, status: programs.status },
    })
    .from(rewards)
    .innerJoin(programs, and(eq(programs.business_id, businessId), eq(programs.id, rewards.program_id)))
    .where(
      and(
        eq(rewards.business_id, businessId),
        eq(rewards.id, rewardId),
        inArray(rewards.type, ['catalogue', 'rebate_code']),
      ),
    )
  return found
}

/** Why a gift cannot be given at this moment, for the business's owner; null where it can. */
export function reasonNotToGive({ name, active, stock, program }: GiftReward): string | null {
  if (!active) return `${name} is no longer offered.`
  if (program.status !== 'active') return `The program ${program.name} is paused, and gives no rewards.`
  return stock === 0 ? `None of ${name} are left.` : null
}
