import type { ShopContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { type Program, setStatus } from './queries.ts'

/** Stops earning in a program; redeeming and expiry go on. Pausing a paused one changes nothing. */
export async function pauseProgram(ctx: ShopContext, programId: string): Promise<Program> {
  const program = await setStatus(ctx.tx, ctx.businessId, programId, 'paused')
  if (!program) throw notFound('Program')
  return program
}
