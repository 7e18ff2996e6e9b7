import { findAnyCustomer } from '#server/loyalty/customers/index.ts'
import { findHeldByCode, findHeldById } from '#server/loyalty/ledger/index.ts'
import { findReward } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { NamedReward, SentRedemption } from './lateOperation.ts'
import { findWhose, type Whose } from './whose.ts'

/**
 * Finds which reward a redemption is about, and whose it is: its holder's, unless the sender picked somebody else. A
 * reward to buy with points is for whoever was picked. Nobody is added for a redemption.
 */
export async function findWhich(
  ctx: BusinessContext,
  sent: SentRedemption,
): Promise<Whose & { reward: NamedReward | null }> {
  const [{ customer: picked, doubt }, reward] = await Promise.all([
    findWhose(ctx, sent),
    findNamed(ctx, sent),
  ])
  if (!reward) return { customer: picked, phone: null, reward, doubt: doubt ?? 'reward_unknown' }
  const { holder, ...named } = reward
  const customer = picked ?? (holder === null ? undefined : await findAnyCustomer(ctx, holder))
  const isTheirs = holder === null || !customer || customer.id === holder || customer.merged_into === holder
  const otherwise = isTheirs ? undefined : ('reward_of_other' as const)
  return { customer, phone: null, reward: named, doubt: doubt ?? otherwise }
}

/** The reward that was named, and who holds it; nobody holds one that is bought with points. */
async function findNamed(
  ctx: BusinessContext,
  { code, customer_reward_id: heldId, reward_id: rewardId }: SentRedemption,
): Promise<(NamedReward & { holder: string | null }) | null> {
  if (rewardId !== undefined) {
    const reward = await findReward(ctx, rewardId)
    if (reward?.type !== 'catalogue') return null
    return { customerRewardId: null, rewardId, name: reward.name, holder: null }
  }
  const held = await (heldId === undefined ? findHeldByCode(ctx, code ?? '') : findHeldById(ctx, heldId))
  if (!held) return null
  const { id, reward_id, name, customer_id: holder } = held
  return { customerRewardId: id, rewardId: reward_id, name, holder }
}
