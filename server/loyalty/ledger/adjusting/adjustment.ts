import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import { type Account, type EnrolledProgram, enrolledIn } from '../account/account.ts'
import { countedOn } from '../cards.ts'
import { counted } from '../sentences/texts.ts'

export type Adjustment = {
  customerId: string
  /** The program of points and stamps. Visits belong to the customer, not to a program. */
  programId?: string | undefined
  /** Exactly one of points, stamps and visits; negative to take away. */
  points?: number | undefined
  stamps?: number | undefined
  visits?: number | undefined
  reason: string
}
const MAX_POINTS = 1_000_000_000
const MAX_STAMPS = 100
const MAX_VISITS = 100_000
const MAX_REASON = 500

type Change = Pick<Adjustment, 'programId' | 'points' | 'stamps' | 'visits'>

/** Refuses an impossible change: none or several of points, stamps and visits, zero, or too much. */
export function checkChange({ programId, points, stamps, visits }: Change): void {
  const isChange = (value: number, most: number) =>
    Number.isSafeInteger(value) && value !== 0 && Math.abs(value) <= most
  if ([points, stamps, visits].filter((value) => value !== undefined).length !== 1) {
    throw invalidField('points', 'Enter either points, stamps or visits')
  }
  if ((programId === undefined) !== (visits !== undefined)) {
    throw invalidField(
      'program_id',
      visits === undefined ? 'Choose the program' : 'Visits belong to no program',
    )
  }
  if (visits !== undefined && !isChange(visits, MAX_VISITS)) {
    throw invalidField('visits', `A whole number other than 0, at most ${MAX_VISITS}`)
  }
  if (points !== undefined && !isChange(points, MAX_POINTS)) {
    throw invalidField('points', 'A whole number other than 0')
  }
  if (stamps !== undefined && !isChange(stamps, MAX_STAMPS)) {
    throw invalidField('stamps', `A whole number other than 0, at most ${MAX_STAMPS}`)
  }
}

/** Refuses a correction without a sensible change or reason. */
export function checkAdjustment({ reason, ...change }: Adjustment): void {
  checkChange(change)
  if (!reason.trim()) throw invalidField('reason', 'Say why the balance is changed')
  if (reason.length > MAX_REASON) throw invalidField('reason', `At most ${MAX_REASON} characters`)
}

/** The program to correct, if it has that kind of balance and enough of it; undefined for visits. */
export function findAdjustable(
  account: Account,
  { programId, points, stamps, visits }: Omit<Adjustment, 'reason'>,
): EnrolledProgram | undefined {
  if (programId === undefined) {
    const { total_visits } = account.customer
    if (total_visits + (visits ?? 0) >= 0) return undefined
    throw invalidField('visits', `There are only ${counted(total_visits, 'visit', account.business.locale)}`)
  }
  const found = account.programs.find(({ id }) => id === programId)
  if (!found) throw notFound('Program')
  if (!found.standing)
    throw new Refusal('conflict', 'The customer never joined this program, and it is paused')
  const program = enrolledIn(account, programId)
  const { type } = program.terms
  if (points !== undefined && type !== 'points') throw invalidField('points', 'This program has no points')
  if (stamps !== undefined && type !== 'stamp_card' && type !== 'free_item') {
    throw invalidField('stamps', 'This program has no stamps')
  }
  const { points_balance, stamps_current } = program.standing
  if (points_balance + (points ?? 0) < 0) {
    throw invalidField(
      'points',
      `There are only ${counted(points_balance, 'point', account.business.locale)}`,
    )
  }
  if (stamps_current + (stamps ?? 0) < 0) {
    throw invalidField(
      'stamps',
      `There are only ${counted(stamps_current, countedOn(program), account.business.locale)}`,
    )
  }
  return program
}
