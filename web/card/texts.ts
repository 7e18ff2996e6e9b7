/** The words on a card. Numbers arrive already formatted, with the count beside them to choose the plural. */
export const texts = {
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  toGo: 'to go',
  ready: 'Reward ready',
  lifetime: (earned: string) => `Lifetime earned ${earned}`,
  pointsPer: (points: string, count: number, unit: string) => `${points} ${texts.points(count)} per ${unit}`,
  rewardsFrom: (points: string) => `Rewards from ${points} points`,
  stamps: (collected: number, required: number) => `${collected} of ${required} stamps`,
  stampsOffer: (required: number) => `${required} stamps fill the card`,
  off: 'off',
  offAmount: (amount: string) => `${amount} off`,
  validDays: (days: number) => (days === 1 ? 'Valid for 1 day' : `Valid for ${days} days`),
  singleUse: 'single use',
  offEach: 'off each purchase',
  upTo: 'up to',
  visitsLeft: (visits: number, discount: string) => `${visits === 1 ? 'visit' : 'visits'} to ${discount} off`,
  visitsTo: (visits: number, discount: string) =>
    visits === 1 ? `1 more visit to ${discount}` : `${visits} more visits to ${discount}`,
  topReached: 'Top of the ladder',
  visits: (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`),
  purchases: (done: number, required: number) => `${done} of ${required} purchases`,
  purchasesOffer: (required: number) =>
    required === 1 ? 'Free after 1 purchase' : `Free after ${required} purchases`,
  onUs: 'On us',
  code: (code: string) => `Code ${code}`,
  codePrefix: (prefix: string) => `Code starts with ${prefix}`,
}
