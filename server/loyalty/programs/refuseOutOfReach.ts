import { and, asc, eq, lt } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { formatNumber } from '#server/platform/text/locale.ts'
import type { ProgramTerms } from './config.ts'
import { rewards } from './tables.ts'

/**
 * Refuses a minimum redemption above the price of an offered reward: customers with enough points for it
 * couldn't claim it. Call it with the program's row locked, so that no cheaper reward is added meanwhile.
 */
export async function refuseOutOfReach(
  { tx, businessId }: BusinessContext,
  programId: string,
  locale: string,
  terms: ProgramTerms,
): Promise<void> {
  if (terms.type !== 'points') return
  const [cheapest] = await tx
    .select({ name: rewards.name, price: rewards.points_price })
    .from(rewards)
    .where(
      and(
        eq(rewards.business_id, businessId),
        eq(rewards.program_id, programId),
        eq(rewards.active, true),
        lt(rewards.points_price, terms.config.minimumRedemption),
      ),
    )
    .orderBy(asc(rewards.points_price))
    .limit(1)
  if (!cheapest) return
  throw invalidField(
    'config.minimumRedemption',
    `${cheapest.name} costs ${formatNumber(cheapest.price!, locale)} points: the minimum can’t be above that`,
  )
}
