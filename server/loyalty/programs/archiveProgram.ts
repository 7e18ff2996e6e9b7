import { recordAct } from '#server/businesses/audit/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { findProgram, type Program } from './queries.ts'
import { setArchived } from './terms/changeTerms.ts'

/**
 * Archives a program: it is paused, and neither in the list nor in the plan's count. Customers keep what they hold
 * in it, and its history stays. Archiving an archived program changes nothing.
 */
export async function archiveProgram(
  ctx: BusinessContext,
  { programId }: { programId: string },
): Promise<Program> {
  const archived = await setArchived(ctx, programId, ctx.now)
  if (archived) {
    await recordAct(ctx, { action: 'program_archived', details: { name: archived.name } })
    await publish(ctx, [{ type: 'program.changed', ids: { program_id: programId } }])
  }
  const program = archived ?? (await findProgram(ctx.tx, ctx.businessId, programId))
  if (!program) throw notFound('Program')
  return program
}
