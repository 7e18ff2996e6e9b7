import type { BusinessContext } from '#server/platform/context/context.ts'
import { HISTORY_PAGE } from './cardView.ts'
import type { PortalCard } from './contract.ts'
import { nextReward } from './nextReward.ts'
import { readHistory } from './readHistory.ts'
import { readStanding } from './readStanding.ts'

/** Reads everything that a customer sees of themselves at a business, as of now. It writes nothing. */
export async function readPortal(
  ctx: BusinessContext,
  customerId: string,
): Promise<Omit<PortalCard, 'language'>> {
  const [standing, history] = await Promise.all([
    readStanding(ctx, customerId),
    readHistory(ctx, customerId, { limit: HISTORY_PAGE }),
  ])
  const { programs, rewards } = standing
  return { ...standing, next_reward: nextReward(programs, rewards), history, as_of: ctx.now.toISOString() }
}
