import { formatPercent } from '#server/platform/text/locale.ts'
import type { Cause, Code, Money, Numbers, Unit } from '../causes.ts'
import type { OperationKind } from '../kinds.ts'
import type { DescribedEntry } from './sentences.ts'
import { changeIn, counted, money } from './texts.ts'

/** The data of a line. */
export type DescribedOperation = {
  kind: OperationKind
  /** The paid amount, negative for a refund; null where no money moved. */
  paid: Money | null
  /** A purchase inside the visit window is none. */
  isVisit: boolean
  /** The operation that this one undid. */
  reversed: Pick<DescribedOperation, 'kind' | 'paid' | 'isVisit'> | null
  entries: DescribedEntry[]
  /** True if the operation is of a customer who was merged into the named one. */
  isOnOther: boolean
}

type Effects = {
  [C in Code]: (cause: Extract<Cause, { code: C }>, numbers: Numbers, locale: string) => string | null
}

/** The sentences about operations that staff reads. */
export type Lines = {
  /** Follows what was done. */
  withOtherCard: string
  verbs: Record<OperationKind, (operation: DescribedOperation, locale: string) => string>
  effects: Effects
}

/** Follows what was done. */
const withOtherCard = ' with their other card'

/** The lines of operations in English, for staff: what the customer did. They follow the customer's name. */
const verbs: Lines['verbs'] = {
  purchase: ({ paid, isVisit }, locale) =>
    paid ? `bought for ${money(paid, locale)}` : isVisit ? 'visited' : 'bought something',
  join: () => 'joined',
  claim: (operation) => `claimed ${rewardIn(operation)}`,
  cancel_claim: (operation) => `gave back ${rewardIn(operation)}`,
  redemption: (operation) => `got ${rewardIn(operation)}`,
  issue: () => 'received a reward',
  undo: (operation, locale) => `had ${reversedIn(operation, locale)} undone`,
  refund: ({ paid }, locale) =>
    paid ? `got ${money({ ...paid, amount: -paid.amount }, locale)} back` : 'got money back',
  adjustment: () => 'was corrected',
  expiration: () => 'lost what was past its date',
  merge: () => 'and a duplicate are one now',
  opening_balance: () => 'brought along what they had',
}

/** The further effect of an entry; null if the first part of the line already says it. */
const effects: Effects = {
  purchase: (_, { points }, locale) => (points > 0 ? counted(points, 'point', locale) : null),
  stamps: ({ now, places }) => `stamp ${now} of ${places}`,
  counted_purchase: ({ now, places }) => `purchase ${now} of ${places}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`visit ${visit}`]),
      ...(discount ? [`${formatPercent(discount.percent, locale)} off`] : []),
    ].join(', ') || null,
  welcome_bonus: (_, { points }, locale) => `${counted(points, 'point', locale)} to begin with`,
  card_full: ({ reward }) => `earned ${reward}`,
  card_expired: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
  points_expired: (_, numbers, locale) => changeIn('point', numbers, locale),
  reward_received: ({ reward }) => reward,
  reward_claimed: (_, { points }, locale) => `${counted(-points, 'point', locale)} paid`,
  reward_redeemed: () => null,
  reward_used: ({ reward, off }, _, locale) => `${reward}, ${money(off, locale)} less`,
  reward_expired: ({ reward }) => `${reward} expired`,
  reward_taken_back: ({ reward }) => `${reward} taken back`,
  redemption_undone: () => null,
  claim_cancelled: (_, { points }, locale) => `${counted(points, 'point', locale)} back`,
  claim_expired: (_, { points }, locale) => `${counted(points, 'point', locale)} back`,
  adjustment: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
  opening_balance: ({ unit }, numbers, locale) => changeIn(unit, numbers, locale),
  merged: () => null,
  moved_away: () => null,
  moved_here: () => null,
  bonus_once: (_, numbers, locale) => changeIn('point', numbers, locale),
  joined_remainders: (_, numbers, locale) => changeIn('point', numbers, locale),
  undone: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
  refunded: ({ unit }, numbers, locale) => changeOrNone(unit, numbers, locale),
}

const changeOrNone = (unit: Unit, numbers: Numbers, locale: string): string | null =>
  numbers.points === 0 && numbers.stamps === 0 && numbers.visits === 0
    ? null
    : changeIn(unit, numbers, locale)

/** The reward that the operation is about. */
const rewardIn = ({ entries }: Pick<DescribedOperation, 'entries'>): string =>
  entries.flatMap(({ cause }) => ('reward' in cause ? [cause.reward] : []))[0] ?? 'a reward'

function reversedIn({ reversed, entries }: DescribedOperation, locale: string): string {
  if (reversed?.kind === 'purchase') {
    if (reversed.paid) return `a purchase of ${money(reversed.paid, locale)}`
    return reversed.isVisit ? 'a visit' : 'a purchase'
  }
  return reversed?.kind === 'redemption' ? `the handing over of ${rewardIn({ entries })}` : 'something'
}

export const lines: Lines = { withOtherCard, verbs, effects }
