import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeStatus } from './changeStatus.ts'
import type { Program } from './queries.ts'

/** Stops earning in a program; redeeming and expiry continue. Pausing a paused program changes nothing. */
export const pauseProgram = (ctx: BusinessContext, { programId }: { programId: string }): Promise<Program> =>
  changeStatus(ctx, programId, 'paused')
