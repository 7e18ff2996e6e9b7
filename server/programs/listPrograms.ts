import type { ShopContext } from '#server/platform/context.ts'
import { findPrograms, type Program, type ProgramNumbers, sumProgress } from './queries.ts'

export type ListedProgram = Program & ProgramNumbers

const none: ProgramNumbers = {
  members: 0,
  points_outstanding: 0,
  points_earned: 0,
  stamps_open: 0,
  rewards_issued: 0,
}

/** Every program of the shop in the order they were made, with what customers hold in it today. */
export async function listPrograms(ctx: ShopContext): Promise<ListedProgram[]> {
  const [programs, sums] = await Promise.all([
    findPrograms(ctx.tx, ctx.businessId),
    sumProgress(ctx.tx, ctx.businessId),
  ])
  return programs.map((program) => ({ ...program, ...(sums.get(program.id) ?? none) }))
}
