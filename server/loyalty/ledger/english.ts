import type { Numbers, Texts, Undone, Unit } from './causes.ts'
import type { OperationKind } from './kinds.ts'

/** '1 point', '1,200 points'. */
export const counted = (n: number, unit: Unit | 'minute'): string =>
  `${n.toLocaleString('en-US')} ${unit}${Math.abs(n) === 1 ? '' : 's'}`

/** '+12 points', '-1 stamp'. */
const change = (n: number, unit: Unit): string => `${n < 0 ? '' : '+'}${counted(n, unit)}`

const changeIn = (unit: Unit, numbers: Numbers): string => change(numberOf(unit, numbers), unit)

function numberOf(unit: Unit, { points, stamps, visits }: Numbers): number {
  if (unit === 'point') return points
  return unit === 'visit' ? visits : stamps
}

/** The ledger in English. */
export const english: Texts = {
  purchase: ({ paid }, { points }, money) =>
    points > 0
      ? `${change(points, 'point')}, purchase of ${money(paid)}`
      : `Purchase of ${money(paid)}, kept towards the next point`,
  stamps: ({ now, places }, { stamps }) =>
    `${change(stamps, 'stamp')}, ${now === places ? 'card full' : `${now} of ${places}`}`,
  counted_purchase: ({ now, places, reward }) => `Purchase ${now} of ${places}: ${reward}`,
  ladder: ({ visit, discount }, _, money) =>
    [
      ...(visit === null ? [] : [`Visit ${visit}`]),
      ...(discount ? [`${discount.percent}% off`, `${money(discount.off)} less`] : []),
    ].join(', '),
  welcome_bonus: (_, { points }) => `${change(points, 'point')}, welcome bonus`,
  card_full: ({ reward }) => `Card full: ${reward}`,
  card_expired: ({ unit }, numbers) => `${changeIn(unit, numbers)}, card expired`,
  points_expired: (_, { points }) => `${change(points, 'point')}, expired`,
  reward_received: ({ reward }) => `Received: ${reward}`,
  reward_claimed: ({ reward }, { points }) => `${change(points, 'point')}, claimed: ${reward}`,
  reward_redeemed: ({ reward }) => `Redeemed: ${reward}`,
  reward_used: ({ reward, off }, _, money) => `Used: ${reward}, ${money(off)} less`,
  reward_expired: ({ reward }) => `Expired unused: ${reward}`,
  reward_taken_back: ({ reward }) => `Taken back: ${reward}`,
  redemption_undone: ({ reward }) => `Redemption undone: ${reward}`,
  claim_cancelled: ({ reward }, { points }) => `${change(points, 'point')} back, cancelled: ${reward}`,
  claim_expired: ({ reward }, { points }) => `${change(points, 'point')} back, unused: ${reward}`,
  adjustment: ({ unit }, numbers) => `${changeIn(unit, numbers)}, corrected by the shop`,
  opening_balance: ({ unit }, numbers) => `${changeIn(unit, numbers)}, opening balance`,
  moved_away: ({ unit, program }, numbers) => `${moved(unit, program, numbers)}, moved to your other card`,
  moved_here: ({ unit, program }, numbers) => `${moved(unit, program, numbers)}, from your other card`,
  joined_remainders: (_, { points }) => `${change(points, 'point')}, from what was left over on both cards`,
  undone: ({ unit, ...what }, numbers, money) => `${takenIn(unit, numbers)}, undone: ${nameOf(what, money)}`,
  refunded: ({ unit, refund }, numbers, money) => `${takenIn(unit, numbers)}, refund of ${money(refund)}`,
}

const takenIn = (unit: Unit, numbers: Numbers): string =>
  numberOf(unit, numbers) === 0 ? `No ${unit}s taken` : changeIn(unit, numbers)

/** Visits and remainders move, too, where there are no points. */
const moved = (unit: Unit, program: string, numbers: Numbers): string =>
  numberOf(unit, numbers) === 0 ? program : changeIn(unit, numbers)

function nameOf({ operation, paid }: Undone, money: Parameters<Texts['undone']>[2]): string {
  if (operation !== 'purchase') return operations[operation]
  return paid ? `purchase of ${money(paid)}` : 'visit'
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
