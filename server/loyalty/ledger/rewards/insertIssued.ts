import type { Tx } from '#server/platform/database/index.ts'
import type { HeldReward } from '../account/account.ts'
import { customerRewards } from '../tables.ts'
import { newRewardCode } from './rewardEntries.ts'

const CODE_TRIES = 10

/** Inserts rewards. If the business already has a code, that reward gets another. Returns true if any did. */
export async function insertIssued(tx: Tx, issued: HeldReward[]): Promise<boolean> {
  let left = issued
  for (let attempt = 1; attempt <= CODE_TRIES; attempt++) {
    const inserted = await tx
      .insert(customerRewards)
      .values(left)
      .onConflictDoNothing({ target: [customerRewards.business_id, customerRewards.redemption_code] })
      .returning({ id: customerRewards.id })
      .execute()
    const done = new Set(inserted.map(({ id }) => id))
    left = left.filter(({ id }) => !done.has(id))
    if (left.length === 0) return attempt > 1
    for (const reward of left) {
      reward.redemption_code = newRewardCode(reward.redemption_code.slice(0, -newRewardCode('').length))
    }
  }
  throw new Error(`no free code found for ${left.length} rewards`)
}
