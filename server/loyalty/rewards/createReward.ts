import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import {
  countCatalogue,
  findRewardByKey,
  holdProgram,
  insertReward,
  type Reward,
} from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, notFound, refuseBeyond } from '#server/platform/context/refusal.ts'
import { MOST_REWARDS } from './contract.ts'
import { type RewardTerms, readRewardTerms, refuseBelowMinimum } from './readReward.ts'

export type NewReward = RewardTerms & {
  programId: string
  /** Names the intent: a repeated request has the key of the first, and gets its reward. */
  idempotencyKey?: string | undefined
}

/**
 * Adds a reward to the catalogue of a points program.
 * @throws {Refusal} 'invalid' with the wrong field; 'conflict' for a key that made another reward; 'limit_reached'.
 */
export async function createReward(
  ctx: BusinessContext,
  { programId, idempotencyKey, ...terms }: NewReward,
): Promise<Reward> {
  requireStaff(ctx)
  const columns = readRewardTerms(terms)
  // Under the lock the count stays true, and nobody makes the same reward at once.
  await lockBusinessAndTier(ctx)
  const program = await holdProgram(ctx.tx, ctx.businessId, programId)
  if (!program) throw notFound('Program')
  if (program.type !== 'points') {
    throw invalidField('program_id', 'Only points programs have rewards to buy with points')
  }
  await refuseBelowMinimum(ctx, program, columns.points_price)
  const once = keyColumns(idempotencyKey, { programId, ...columns })
  const earlier = await findMade(once, (key) => findRewardByKey(ctx, key))
  if (earlier) return earlier
  await refuseBeyondCatalogue(ctx)
  const reward = await insertReward(ctx, {
    ...{ business_id: ctx.businessId, id: newId(), program_id: programId, type: 'catalogue' },
    ...columns,
    ...once,
    created_at: ctx.now,
  })
  await recordAct(ctx, { action: 'reward_made', details: { name: reward.name } })
  return reward
}

async function refuseBeyondCatalogue(ctx: BusinessContext): Promise<void> {
  const { shown, all } = await countCatalogue(ctx)
  refuseBeyond(MOST_REWARDS.shown, 'rewards in its catalogue', shown, 'Archive one that is no longer given.')
  refuseBeyond(
    MOST_REWARDS.all,
    'rewards, archived ones included',
    all,
    'Change one that is no longer given.',
  )
}
