/** The words of late operations on /dashboard. Money arrives formatted. */
export const lateTexts = {
  label: 'Not recorded yet',
  purchase: (money: string) => `Purchase of ${money}`,
  visit: 'Visit',
  redeemed: (reward: string) => `Redeemed: ${reward}`,
  bought: (reward: string, count: number, figure: string) =>
    `Redeemed: ${reward} for ${figure} ${count === 1 ? 'point' : 'points'}`,
  code: (code: string) => `code ${code}`,
  unknownReward: 'an unknown reward',
  of: (what: string, customer: string) => `${what}, ${customer}`,
  by: (staff: string) => `by ${staff}`,
  record: 'Record it now',
  recording: 'Recording...',
  dismiss: 'Don’t record it',
  dismissing: 'One moment...',
  more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  failed: 'This could not be settled',
  retry: 'Try Again',
  settled: 'The one that this link leads to is settled.',
}
