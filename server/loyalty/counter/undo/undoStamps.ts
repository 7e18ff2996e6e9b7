import {
  type Book,
  changeReward,
  counted,
  countedOn,
  type EnrolledProgram,
  enter,
  expireCard,
  openCardWith,
  takeStamps,
} from '#server/loyalty/ledger/index.ts'
import type { Undoing } from './loadUndo.ts'
import type { Why } from './undoPoints.ts'
import type { CardReward } from './undoRewardQueries.ts'

/**
 * Takes back the stamps (or counted purchases) that an operation put on a program's cards: first from the open card,
 * then by taking back unused rewards and reopening their cards. Stamps on expired cards are not owed. Returns the
 * number that could not be taken back because their reward was used.
 */
export function undoStamps(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  undoing: Undoing,
  why: Why,
): number {
  const given = undoing.entries.filter(
    ({ program_id, stamps, card_id }) =>
      program_id === program.id && stamps > 0 && !undoing.expiredCards.has(card_id!),
  )
  const entry = {
    kind: 'reversal',
    reverses_id: given[0]?.id ?? null,
    cause: why(countedOn(program)),
  } as const
  let left = given.reduce((sum, { stamps }) => sum + stamps, 0)
  left -= takeStamps(book, operationId, program, left, entry)
  for (const card of undoing.unusedCardRewards.filter(({ reward }) => reward.program_id === program.id)) {
    if (left === 0) break
    reopen(book, operationId, program, card)
    left -= takeStamps(book, operationId, program, left, entry)
  }
  // A reopened card that is past its date expires at once.
  expireCard(book, operationId, program)
  return left
}

function reopen(book: Book, operationId: string, program: EnrolledProgram, { reward, turnedIn }: CardReward) {
  changeReward(book, reward, 'void')
  openCardWith(program, turnedIn.card_id!, -turnedIn.stamps, turnedIn.card_expires_at)
  enter(book, operationId, program, {
    kind: 'reversal',
    stamps: -turnedIn.stamps,
    card_id: turnedIn.card_id,
    card_expires_at: turnedIn.card_expires_at,
    rewards: -1,
    reverses_id: turnedIn.id,
    customer_reward_id: reward.id,
    cause: { code: 'reward_taken_back', reward: reward.name },
  })
}

/** The reason why stamps could not be taken back, for the screen. */
export const stampsNotTaken = (program: EnrolledProgram, stamps: number, locale: string): string =>
  `${counted(stamps, countedOn(program), locale)} of ${program.name} could not be taken back: the reward was used.`
