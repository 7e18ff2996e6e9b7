import { formatMoney } from '#server/platform/money/money.ts'
import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import type { Money, Numbers, Texts, Undone, Unit } from '../causes.ts'
import type { OperationKind } from '../kinds.ts'

/** '1 point', '1,200 points'. */
export const counted = (n: number, unit: Unit | 'minute', locale: string): string =>
  `${formatNumber(n, locale)} ${unit}${Math.abs(n) === 1 ? '' : 's'}`

/** '+12 points', '−1 stamp'. */
const change = (n: number, unit: Unit, locale: string): string =>
  `${n < 0 ? '−' : '+'}${counted(Math.abs(n), unit, locale)}`

/** The change of a row in a unit, as `change` writes it. */
export const changeIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  change(numberOf(unit, numbers), unit, locale)

export const money = ({ amount, currency }: Money, locale: string): string =>
  formatMoney(amount, currency, locale)

export function numberOf(unit: Unit, { points, stamps, visits }: Numbers): number {
  if (unit === 'point') return points
  return unit === 'visit' ? visits : stamps
}

/** The ledger in English. */
export const texts: Texts = {
  purchase: ({ paid }, { points }, locale) =>
    points > 0
      ? `${change(points, 'point', locale)}, purchase of ${money(paid, locale)}`
      : `Purchase of ${money(paid, locale)}, kept towards the next point`,
  stamps: ({ now, places }, { stamps }, locale) =>
    `${change(stamps, 'stamp', locale)}, ${now === places ? 'card full' : `${now} of ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Purchase ${now} of ${places} for: ${reward}`,
  ladder: ({ visit, discount }, _, locale) =>
    [
      ...(visit === null ? [] : [`Visit ${visit}`]),
      ...(discount
        ? [`${formatPercent(discount.percent, locale)} off`, `${money(discount.off, locale)} less`]
        : []),
    ].join(', '),
  welcome_bonus: (_, { points }, locale) => `${change(points, 'point', locale)}, welcome bonus`,
  card_full: ({ reward }) => `Earned: ${reward}`,
  card_expired: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, card expired`,
  points_expired: (_, { points }, locale) => `${change(points, 'point', locale)}, expired`,
  reward_received: ({ reward }) => `Received: ${reward}`,
  reward_claimed: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)}, claimed: ${reward}`,
  reward_redeemed: ({ reward }) => `Redeemed: ${reward}`,
  reward_used: ({ reward, off }, _, locale) => `Used: ${reward}, ${money(off, locale)} less`,
  reward_expired: ({ reward }) => `Expired unused: ${reward}`,
  reward_taken_back: ({ reward }) => `Taken back: ${reward}`,
  redemption_undone: ({ reward }) => `Redemption undone: ${reward}`,
  claim_cancelled: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} back, cancelled: ${reward}`,
  claim_expired: ({ reward }, { points }, locale) =>
    `${change(points, 'point', locale)} back, unused: ${reward}`,
  adjustment: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, corrected by the shop`,
  opening_balance: ({ unit }, numbers, locale) => `${changeIn(unit, numbers, locale)}, opening balance`,
  merged: () => 'Your two cards are one now',
  moved_away: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, moved to your other card`,
  moved_here: ({ unit, program }, numbers, locale) =>
    `${moved(unit, program, numbers, locale)}, from your other card`,
  bonus_once: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, the welcome bonus of your other card: it is given once`,
  joined_remainders: (_, { points }, locale) =>
    `${change(points, 'point', locale)}, from what was left over on both cards`,
  undone: ({ unit, ...what }, numbers, locale) =>
    `${takenIn(unit, numbers, locale)}, undone: ${nameOf(what, locale)}`,
  refunded: ({ unit, refund }, numbers, locale) =>
    numberOf(unit, numbers) === 0
      ? `Refund of ${money(refund, locale)}`
      : `${changeIn(unit, numbers, locale)}, refund of ${money(refund, locale)}`,
  on_other_card: (sentence) => `${sentence}, on your other card`,
}

const takenIn = (unit: Unit, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? `No ${unit}s taken` : changeIn(unit, numbers, locale)

/**
 * A moved balance, or else only the program's name: visits and remainders move too, and a program may have no points.
 */
const moved = (unit: Unit, program: string, numbers: Numbers, locale: string): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers, locale)

function nameOf({ operation, paid }: Undone, locale: string): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `purchase of ${money(paid, locale)}` : 'visit'
}

const operations: Record<Exclude<OperationKind, 'purchase'>, string> = {
  join: 'join',
  claim: 'claim',
  cancel_claim: 'cancel claim',
  redemption: 'redemption',
  undo: 'undo',
  refund: 'refund',
  adjustment: 'adjustment',
  expiration: 'expiration',
  issue: 'issue',
  merge: 'merge',
  opening_balance: 'opening balance',
}
