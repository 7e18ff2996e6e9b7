import { recordAct } from '#server/businesses/audit/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { findProgram, type Program } from './queries.ts'
import { setStatus } from './terms/changeTerms.ts'

/** Stops earning in a program; redeeming and expiry continue. Pausing a paused program changes nothing. */
export const pauseProgram = (ctx: BusinessContext, { programId }: { programId: string }): Promise<Program> =>
  changeStatus(ctx, programId, 'paused')

/** Lets customers earn in a program again. */
export const activateProgram = (
  ctx: BusinessContext,
  { programId }: { programId: string },
): Promise<Program> => changeStatus(ctx, programId, 'active')

const actions = { active: 'program_activated', paused: 'program_paused' } as const

/**
 * Sets the status of a program, and writes it to the audit log if it changed.
 * @throws {Refusal} 'not_found'; 'conflict' for an archived program.
 */
async function changeStatus(
  ctx: BusinessContext,
  programId: string,
  status: Program['status'],
): Promise<Program> {
  const changed = await setStatus(ctx, programId, status)
  if (changed) {
    await recordAct(ctx, { action: actions[status], details: { name: changed.name } })
    await publish(ctx, [{ type: 'program.changed', ids: { program_id: programId } }])
  }
  const program = changed ?? (await findProgram(ctx.tx, ctx.businessId, programId))
  if (!program) throw notFound('Program')
  if (program.archived_at) throw new Refusal('conflict', `${program.name} is archived: bring it back first`)
  return program
}
