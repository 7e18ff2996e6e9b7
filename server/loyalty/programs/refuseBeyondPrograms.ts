import { refuseBeyondPlan } from '#server/businesses/plans/index.ts'
import type { Tier } from '#server/businesses/plans/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseBeyond } from '#server/platform/context/refusal.ts'
import { countAllPrograms, countPrograms } from './queries.ts'

/** Every purchase meets each program, so a plan without a limit has this one. */
export const MOST_PROGRAMS = { running: 100, all: 500 }

/**
 * While the business's row is locked.
 * @throws {Refusal} 'limit_reached' beyond the plan, or beyond what a purchase can meet
 */
export async function refuseBeyondPrograms({ tx, businessId }: BusinessContext, tier: Tier): Promise<void> {
  const running = await countPrograms(tx, businessId)
  refuseBeyondPlan(tier, 'programs', running)
  refuseBeyond(MOST_PROGRAMS.running, 'programs', running, 'Archive one that is no longer used.')
}

/** The same of all that were ever made. */
export async function refuseBeyondMade({ tx, businessId }: BusinessContext): Promise<void> {
  const made = await countAllPrograms(tx, businessId)
  refuseBeyond(MOST_PROGRAMS.all, 'programs, archived ones included', made, 'Restore one and change it.')
}
