import type { BusinessContext } from '#server/platform/context/context.ts'
import { findPrograms, type Program, type ProgramNumbers, sumPrograms } from './queries.ts'
import { findCheapestRewards } from './rewardQueries.ts'

export type ListedProgram = Program & ProgramNumbers & { cheapest_reward: number | null }

const RECENT_DAYS = 30

/** Every program of the business, oldest first, with its current figures and those of the last 30 days. */
export async function listPrograms(ctx: BusinessContext): Promise<ListedProgram[]> {
  const { tx, businessId, now } = ctx
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000)
  const [programs, sums, cheapest] = await Promise.all([
    findPrograms(tx, businessId),
    sumPrograms(tx, businessId, now, since),
    findCheapestRewards(tx, businessId),
  ])
  const numbersOf = new Map(sums.map(({ program_id, ...numbers }) => [program_id, numbers]))
  return programs.map((program) => ({
    ...program,
    ...numbersOf.get(program.id)!,
    cheapest_reward: cheapest.get(program.id) ?? null,
  }))
}
