import { requireStaff } from '#server/ledger/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField, notFound } from '#server/platform/refusal.ts'
import { findProgram } from '#server/programs/index.ts'
import { insertReward, type Reward } from './queries.ts'
import { type RewardTerms, readRewardTerms } from './readReward.ts'

/** Puts a reward into the catalogue of a points program. */
export async function createReward(
  ctx: ShopContext,
  { programId, ...terms }: RewardTerms & { programId: string },
): Promise<Reward> {
  requireStaff(ctx)
  const columns = readRewardTerms(terms)
  const program = await findProgram(ctx.tx, ctx.businessId, programId)
  if (!program) throw notFound('Program')
  if (program.type !== 'points') {
    throw invalidField('program_id', 'Only points programs have rewards to buy with points')
  }
  return insertReward(ctx, {
    business_id: ctx.businessId,
    id: newId(),
    program_id: programId,
    type: 'catalogue',
    ...columns,
    created_at: ctx.now,
  })
}
