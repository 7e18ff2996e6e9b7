import type { Account, AccountProgram, Standing } from '#server/loyalty/ledger/index.ts'
import type { HandedOut, ProgramTerms } from '#server/loyalty/programs/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { Beginning, Start } from './history.ts'
import { keepLot, type Memory } from './memory.ts'

/** The rules to replay: a program with its terms, and the reward that it gives by itself. */
export type Rules = {
  program: { id: string; name: string; terms: ProgramTerms }
  reward: HandedOut | null
  /** The terms under which customers already in the program began their cards and points. */
  before: ProgramTerms
}

/**
 * Opens a customer's account as it was when the replay begins. The remaining life of their points and card is not
 * looked up: both get the longest time that the earlier rules allow.
 */
export function beginAs(memory: Memory, start: Start, rules: Rules, beginning: Beginning): void {
  const { id, visits, points, was_in } = beginning
  const standing = was_in ? standingOf(start, rules, beginning) : null
  const customer = { id, total_points: points, lifetime_points_earned: points, total_visits: visits }
  memory.accounts.set(id, {
    business: start.business,
    customer: { ...customer, last_visit_at: null, total_spent: 0 },
    programs: [programOf(rules, standing)],
    somethingDue: false,
    visitsThen: null,
  } satisfies Account)
  if (!standing || points === 0) return
  const days = rules.before.type === 'points' ? rules.before.config.pointsExpireDays : 0
  const lot = { id: newId(), program_id: rules.program.id, remaining: points }
  memory.brought.add(lot.id)
  keepLot(memory, { ...lot, expires_at: endOfDayAfter(start.from, days, start.business.timeZone) }, id)
}

function programOf({ program, reward }: Rules, standing: Standing | null): AccountProgram {
  const { id, name, terms } = program
  const held = reward && { ...reward, id, program_id: id }
  return { id, name, status: 'active', archived: false, terms, reward: held, standing }
}

function standingOf(start: Start, { program, before }: Rules, beginning: Beginning): Standing {
  const places = placesOf(before)
  const stamps = places === null ? 0 : Math.min(Math.max(0, beginning.stamps), places - 1)
  const days = before.type === 'stamp_card' ? before.config.cardExpireDays : 0
  return {
    business_id: start.businessId,
    id: newId(),
    customer_id: beginning.id,
    program_id: program.id,
    points_balance: beginning.points,
    total_earned: beginning.points,
    points_carried: beginning.points_carried,
    stamps_current: stamps,
    card_id: stamps > 0 ? newId() : null,
    card_places: stamps > 0 ? places : null,
    card_expires_at: stamps > 0 ? endOfDayAfter(start.from, days, start.business.timeZone) : null,
    rewards_earned: beginning.rewards_earned,
    enrolled_at: start.from,
    last_activity_at: null,
  }
}

function placesOf(terms: ProgramTerms): number | null {
  if (terms.type === 'stamp_card') return terms.config.stampsRequired
  return terms.type === 'free_item' ? terms.config.requiredPurchases : null
}
