import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeStatus } from './changeStatus.ts'
import type { Program } from './queries.ts'

/** Lets customers earn in a program again. */
export const activateProgram = (
  ctx: BusinessContext,
  { programId }: { programId: string },
): Promise<Program> => changeStatus(ctx, programId, 'active')
