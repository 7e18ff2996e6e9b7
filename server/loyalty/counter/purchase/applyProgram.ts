import { type Book, type EnrolledProgram, visitsOn } from '#server/loyalty/ledger/rules.ts'
import { climbLadder, countTowardsItem, earn, type Occasion, stamp } from './earnings.ts'
import type { ProgramEffect } from './purchase.ts'

/** Applies a purchase to one active program; returns the effect. */
export function applyProgram(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  occasion: Occasion,
): ProgramEffect {
  const before = { ...program.standing }
  const { terms } = program
  let reason: string | null = null
  switch (terms.type) {
    case 'points':
      earn(book, operationId, program, terms.config, occasion.paid)
      break
    case 'stamp_card':
      reason = stamp(book, operationId, program, terms.config, occasion)
      break
    case 'free_item':
      reason = countTowardsItem(book, operationId, program, terms.config, occasion)
      break
    case 'discount':
      reason = climbLadder(book, operationId, program, terms.config, occasion)
      break
    case 'rebate_code':
      break
  }
  const { standing } = program
  return {
    program_id: program.id,
    name: program.name,
    type: terms.type,
    points: standing.points_balance - before.points_balance,
    points_balance: standing.points_balance,
    total_earned: standing.total_earned,
    stamps: stampsGiven(book, operationId, program),
    stamps_current: standing.stamps_current,
    stamps_required: standing.card_places,
    visits: visitsOn(book.account, program),
    reason,
  }
}

/** Stamps that an operation put on a program's cards, full ones included. */
const stampsGiven = (book: Book, operationId: string, program: EnrolledProgram): number =>
  book.transactions
    .filter((row) => row.operation_id === operationId && row.program_id === program.id)
    .reduce((sum, row) => sum + Math.max(0, row.stamps ?? 0), 0)
