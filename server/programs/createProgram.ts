import { lockBusinessAndTier } from '#server/companies/index.ts'
import { refuseBeyondPlan } from '#server/plans/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import type { ProgramType } from './config.ts'
import { handedOut } from './handedOut.ts'
import { countPrograms, insertProgram, insertReward, type Program } from './queries.ts'
import { readName, readTerms } from './terms.ts'

export type NewProgram = { name: string; type: ProgramType; config: unknown }

/**
 * Makes a program, active at once, with the reward that it hands out. Refused 'invalid' with the fields that
 * are wrong, 'limit_reached' beyond the plan's max_programs (paused ones count: they can come back).
 */
export async function createProgram(ctx: ShopContext, input: NewProgram): Promise<Program> {
  const name = readName(input.name)
  const terms = readTerms(input.type, input.config)
  const { business, tier } = await lockBusinessAndTier(ctx.tx, ctx.businessId)
  refuseBeyondPlan(tier, 'programs', await countPrograms(ctx.tx, ctx.businessId))
  const program = await insertProgram(ctx.tx, {
    business_id: ctx.businessId,
    id: newId(),
    name,
    ...terms,
    status: 'active',
    created_at: ctx.now,
  })
  const reward = handedOut(name, terms, business)
  if (reward) {
    await insertReward(ctx.tx, {
      business_id: ctx.businessId,
      id: newId(),
      program_id: program.id,
      ...reward,
      created_at: ctx.now,
    })
  }
  return program
}
