import { refuseBeyondPlan } from '#server/businesses/plans/index.ts'
import type { Tier } from '#server/businesses/plans/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { refuseBeyond } from '#server/platform/context/refusal.ts'
import { countAllPrograms, countPrograms } from './queries.ts'

/** A plan without a limit has this one, because every purchase applies to each program. */
export const MOST_PROGRAMS = { running: 100, all: 500 }

/**
 * Refuses another running program. Call it while the business's row is locked.
 * @throws {Refusal} 'limit_reached' beyond the plan, or beyond `MOST_PROGRAMS.running`
 */
export async function refuseBeyondPrograms({ tx, businessId }: BusinessContext, tier: Tier): Promise<void> {
  const running = await countPrograms(tx, businessId)
  refuseBeyondPlan(tier, 'programs', running)
  refuseBeyond(MOST_PROGRAMS.running, 'programs', running, 'Archive one that is no longer used.')
}

/**
 * Refuses another program when `MOST_PROGRAMS.all` were made, archived ones included.
 * @throws {Refusal} 'limit_reached'
 */
export async function refuseBeyondMade({ tx, businessId }: BusinessContext): Promise<void> {
  const made = await countAllPrograms(tx, businessId)
  refuseBeyond(MOST_PROGRAMS.all, 'programs, archived ones included', made, 'Restore one and change it.')
}
