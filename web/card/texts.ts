const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)
const points = (count: number): string => (count === 1 ? 'point' : 'points')

/** The words on a card. Figures are already formatted; a text with a plural also gets the count. */
export const texts = {
  named: (business: string, program: string) => `${business}: ${program}`,
  balance: (figure: string, count: number) => `${figure} ${points(count)}`,
  missing: (figure: string, _count: number) => `${figure} to go`,
  /** Under a figure that stands by itself, as is what is to go. */
  points,
  toGo: 'to go',
  ready: 'Reward ready',
  lifetime: (earned: string) => `Lifetime earned ${earned}`,
  pointsPer: (figure: string, count: number, unit: string) => `${figure} ${points(count)} per ${unit}`,
  rewardsFrom: (figure: string, count: number) => `Rewards from ${figure} ${points(count)}`,
  stamps: (collected: number, required: number) => `${collected} of ${required} stamps`,
  stampsOffer: (required: number) => `${required} stamps`,
  off: 'off',
  offAmount: (amount: string) => `${amount} off`,
  validity: (days: number, singleUse: boolean) =>
    `Valid for ${days === 1 ? '1 day' : `${days} days`}${singleUse ? ', single use' : ''}`,
  upTo: 'up to',
  offEach: 'off each purchase',
  visitsLeft: (count: number, discount: string) => `${count === 1 ? 'visit' : 'visits'} to ${discount} off`,
  visitsTo: (count: number, discount: string) =>
    `${count} more ${count === 1 ? 'visit' : 'visits'} to ${discount}`,
  topReached: 'Top of the ladder',
  tier: (count: number, discount: string) => `${visits(count)}: ${discount} off`,
  visitsSoFar: (count: number) => `You have ${visits(count)}`,
  purchases: (done: number, required: number) => `${done} of ${required} purchases`,
  purchasesOffer: (required: number) =>
    required === 1 ? 'Free after 1 purchase' : `Free after ${required} purchases`,
  code: (code: string) => `Code ${code}`,
  codePrefix: (prefix: string) => `Code starts with ${prefix}`,
}
