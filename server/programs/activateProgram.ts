import type { ShopContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { type Program, setStatus } from './queries.ts'

/** Lets customers earn in a program again. */
export async function activateProgram(ctx: ShopContext, programId: string): Promise<Program> {
  const program = await setStatus(ctx.tx, ctx.businessId, programId, 'active')
  if (!program) throw notFound('Program')
  return program
}
