import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { findProgram, type Program } from './queries.ts'
import { refuseBeyondPrograms } from './refuseBeyondPrograms.ts'
import { setArchived } from './terms/changeTerms.ts'

/**
 * Restores an archived program, paused: the owner activates it next. A program that isn't archived stays as it is.
 * @throws {Refusal} 'limit_reached' beyond the plan's max_programs.
 */
export async function restoreProgram(
  ctx: BusinessContext,
  { programId }: { programId: string },
): Promise<Program> {
  const { tier } = await lockBusinessAndTier(ctx)
  const program = await findProgram(ctx.tx, ctx.businessId, programId)
  if (!program) throw notFound('Program')
  if (!program.archived_at) return program
  await refuseBeyondPrograms(ctx, tier)
  await setArchived(ctx, programId, null)
  await recordAct(ctx, { action: 'program_restored', details: { name: program.name } })
  await publish(ctx, [{ type: 'program.changed', ids: { program_id: programId } }])
  return { ...program, archived_at: null }
}
