import { type PointsConfig, type RebateCodeConfig, rebateTerms } from '#server/loyalty/programs/rules.ts'
import { newId } from '#server/platform/context/ids.ts'
import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import type { AccountProgram, EnrolledProgram, HeldReward } from '../account/account.ts'
import { grantLot } from '../account/lots.ts'
import { type Book, enter, record } from '../book.ts'
import type { OperationSource } from '../kinds.ts'
import { ownIdentity } from '../ownIdentity.ts'
import { giveUnpaid, newRewardCode } from '../rewards/rewardEntries.ts'

/**
 * Enrols the customer in every active program they are not in yet. The welcome bonus and the code are a separate
 * operation, so that undoing the purchase does not take them back: they are given only once.
 */
export function enrolInNewPrograms(book: Book, source?: OperationSource): void {
  const fresh = book.account.programs.filter(({ status, standing }) => status === 'active' && !standing)
  let operationId: string | undefined
  const joining = () => {
    operationId ??= record(book, ownIdentity('join'), { source })
    return operationId
  }
  for (const program of fresh) {
    const enrolled = enrolNow(book, program)
    const { terms } = enrolled
    if (terms.type === 'points') welcome(book, joining, enrolled, terms.config)
    if (terms.type === 'rebate_code') issueCode(book, joining(), enrolled, terms.config)
  }
}

function enrolNow(book: Book, program: AccountProgram): EnrolledProgram {
  program.standing = {
    business_id: book.businessId,
    id: newId(),
    customer_id: book.account.customer.id,
    program_id: program.id,
    points_balance: 0,
    total_earned: 0,
    points_carried: 0,
    stamps_current: 0,
    card_id: null,
    card_places: null,
    card_expires_at: null,
    rewards_earned: 0,
    enrolled_at: book.writtenAt,
    last_activity_at: null,
  }
  const enrolled = program as EnrolledProgram
  book.touched.add(enrolled)
  return enrolled
}

/** Enrols the customer in a program taken over from another record; nothing is given for joining. */
export function enrolAs(book: Book, other: EnrolledProgram): EnrolledProgram {
  const own = book.account.programs.find(({ id }) => id === other.id)
  if (!own) throw new Error(`program ${other.id} is not of this shop`)
  if (own.standing) return own as EnrolledProgram
  const enrolled = enrolNow(book, own)
  enrolled.standing.enrolled_at = other.standing.enrolled_at
  return enrolled
}

function welcome(book: Book, joining: () => string, program: EnrolledProgram, config: PointsConfig): void {
  const points = config.welcomeBonus
  if (points === 0) return
  const entry = enter(book, joining(), program, {
    kind: 'accrual',
    points,
    earned: points,
    cause: { code: 'welcome_bonus' },
  })
  const end = endOfDayAfter(book.now, config.pointsExpireDays, book.account.business.timeZone)
  grantLot(book, entry, program, points, end)
}

/** Gives the customer a code of a rebate program, under its current terms. */
export function issueCode(
  book: Book,
  operationId: string,
  program: EnrolledProgram,
  config: RebateCodeConfig,
): HeldReward {
  return giveUnpaid(book, operationId, handedOutBy(program), {
    redemption_code: newRewardCode(config.codePrefix),
    terms: rebateTerms(config),
    expires_at: endOfDayAfter(book.writtenAt, config.validDays, book.account.business.timeZone),
  })
}

export function handedOutBy(program: AccountProgram) {
  if (!program.reward) throw new Error(`program ${program.id} hands out no reward`)
  return program.reward
}
