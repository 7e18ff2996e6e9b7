import { recordAct } from '#server/businesses/audit/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import { holdProgram } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { hashInput, keyTaken } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField, notFound } from '#server/platform/refusal.ts'
import { insertOnce, type Reward } from './queries.ts'
import { type RewardTerms, readRewardTerms, refuseBelowMinimum } from './readReward.ts'

export type NewReward = RewardTerms & {
  programId: string
  /** The same for the same intent: a repeated request gets the reward of the first. */
  idempotencyKey?: string | undefined
}

/**
 * Adds a reward to the catalogue of a points program. Refused 'invalid' with the wrong field, 'conflict' for a
 * key that made another one.
 */
export async function createReward(
  ctx: BusinessContext,
  { programId, idempotencyKey, ...terms }: NewReward,
): Promise<Reward> {
  requireStaff(ctx)
  const columns = readRewardTerms(terms)
  const program = await holdProgram(ctx.tx, ctx.businessId, programId)
  if (!program) throw notFound('Program')
  if (program.type !== 'points') {
    throw invalidField('program_id', 'Only points programs have rewards to buy with points')
  }
  await refuseBelowMinimum(ctx, program, columns.points_price)
  const input_hash = hashInput({ programId, ...columns })
  const id = newId()
  const reward = await insertOnce(ctx, {
    business_id: ctx.businessId,
    id,
    program_id: programId,
    type: 'catalogue',
    ...columns,
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey, input_hash }),
    created_at: ctx.now,
  })
  if (idempotencyKey !== undefined && reward.input_hash !== input_hash) throw keyTaken()
  if (reward.id === id) await recordAct(ctx, { action: 'reward_made', details: { name: reward.name } })
  return reward
}
