import type { Placement } from '#server/loyalty/programs/rules.ts'
import { newId } from '#server/platform/context/ids.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { EnrolledProgram, HeldReward } from './account/account.ts'
import { type Book, type Entry, enter } from './book.ts'
import type { Unit } from './causes.ts'
import { handedOutBy } from './joining/enrolment.ts'
import { issueReward } from './rewards/rewardEntries.ts'

/**
 * Puts stamps (or counted purchases) on the customer's cards. A new card ends at `cardEnd`; a full card gives its
 * reward at once. `cause` returns the cause of one placement from the card's stamps.
 */
export function stampCards(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  placements: Placement[],
  cardEnd: Date | null,
  cause: (placed: Placement, now: number) => Entry['cause'],
  kind: Entry['kind'] = 'accrual',
): HeldReward[] {
  const { standing } = program
  return placements.flatMap((placed) => {
    if (placed.startsCard) openCardWith(program, newId(), placed.places, cardEnd)
    enter(book, operationId, program, {
      kind,
      stamps: placed.stamps,
      card_id: standing.card_id,
      card_expires_at: standing.card_expires_at,
      cause: cause(placed, standing.stamps_current + placed.stamps),
    })
    return placed.full ? [turnInCard(book, operationId, program)] : []
  })
}

/** Exchanges the full card for its reward. */
function turnInCard(book: Book, operationId: string, program: EnrolledProgram): HeldReward {
  const reward = handedOutBy(program)
  const { standing } = program
  const held = issueReward(book, operationId, reward, {
    // From when the customer gets it: a late stamp takes no day off a reward.
    expires_at: endOfDayAfter(book.writtenAt, reward.valid_days, book.account.business.timeZone),
  })
  enter(book, operationId, program, {
    kind: 'redemption',
    stamps: -standing.stamps_current,
    card_id: standing.card_id,
    card_expires_at: standing.card_expires_at,
    rewards: 1,
    customer_reward_id: held.id,
    cause: { code: 'card_full', reward: held.name },
  })
  closeCard(program)
  return held
}

/** Takes up to `wanted` stamps off the open card; returns the number taken. */
export function takeStamps(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  wanted: number,
  entry: Pick<Entry, 'kind' | 'reverses_id' | 'cause'>,
): number {
  const { standing } = program
  const taken = Math.min(wanted, standing.stamps_current)
  if (taken === 0) return 0
  enter(book, operationId, program, {
    ...entry,
    stamps: -taken,
    card_id: standing.card_id,
    card_expires_at: standing.card_expires_at,
  })
  if (standing.stamps_current === 0) closeCard(program)
  return taken
}

/** The unit that fills a program's cards. */
export const countedOn = ({ terms }: EnrolledProgram): Unit =>
  terms.type === 'free_item' ? 'purchase' : 'stamp'

export function openCardWith({ standing }: EnrolledProgram, id: string, places: number, end: Date | null) {
  standing.card_id = id
  standing.card_places = places
  standing.card_expires_at = end
}

/** Closes the card: the next stamp starts a new one with its own terms. */
export function closeCard({ standing }: EnrolledProgram): void {
  standing.card_id = null
  standing.card_places = null
  standing.card_expires_at = null
}
