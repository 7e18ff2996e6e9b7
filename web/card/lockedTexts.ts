import type { LockedReward } from '#server/loyalty/rewards/contract.ts'

/** Says why a reward can't be claimed yet, in the same words to staff and customers. */
export function lockedText(locked: LockedReward, number: (value: number) => string): string {
  switch (locked.reason) {
    case 'points':
      return `${number(locked.missing)} more ${locked.missing === 1 ? 'point' : 'points'}`
    case 'minimum':
      return `From ${number(locked.from)} points on`
    case 'sold_out':
      return 'Sold out'
    case 'paused':
      return 'Program paused'
  }
}
