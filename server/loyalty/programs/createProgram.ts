import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { ProgramType } from './config.ts'
import { handedOut } from './handed/handedOut.ts'
import { findProgramByKey, insertProgram, type Program } from './queries.ts'
import { refuseBeyondMade, refuseBeyondPrograms } from './refuseBeyondPrograms.ts'
import { insertReward } from './rewardQueries.ts'
import { readName, readTerms } from './terms/terms.ts'

export type NewProgram = {
  name: string
  type: ProgramType
  config: unknown
  /** Names the intent: a repeated request has the key of the first, and gets its program. */
  idempotencyKey?: string | undefined
  /** The whole request under the key, if it was for more than the program. */
  asked?: unknown
}

/**
 * Makes a program, active at once, with the reward that it gives.
 * @throws {Refusal} 'invalid' with the wrong fields; 'limit_reached' beyond the plan's max_programs (paused programs
 * count, archived ones don't); 'conflict' for a key that made another program.
 */
export async function createProgram(ctx: BusinessContext, input: NewProgram): Promise<Program> {
  const name = readName(input.name)
  const terms = readTerms(input.type, input.config)
  const once = keyColumns(input.idempotencyKey, input.asked ?? { name, ...terms })
  const { business, tier } = await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findProgramByKey(ctx.tx, ctx.businessId, key))
  if (earlier) return earlier
  await refuseBeyondPrograms(ctx, tier)
  await refuseBeyondMade(ctx)
  const program = await insertProgram(ctx.tx, {
    business_id: ctx.businessId,
    id: newId(),
    name,
    ...terms,
    ...once,
    status: 'active',
    created_at: ctx.now,
  })
  await recordAct(ctx, { action: 'program_made', details: { name } })
  await publish(ctx, [{ type: 'program.created', ids: { program_id: program.id } }])
  const reward = handedOut(name, terms, business)
  if (reward) {
    await insertReward(ctx, {
      business_id: ctx.businessId,
      id: newId(),
      program_id: program.id,
      ...reward,
      created_at: ctx.now,
    })
  }
  return program
}
