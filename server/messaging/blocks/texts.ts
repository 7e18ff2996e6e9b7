const points = (count: number): string => (count === 1 ? 'point' : 'points')
const visits = (count: number): string => (count === 1 ? 'visit' : 'visits')

/** The words with which a mail draws its receiver's card. Figures arrive formatted, beside their counts. */
export const texts = {
  code: (code: string) => `Code: ${code}`,
  /** Where a button, a picture or a link leads, in plain text. */
  leadsTo: (label: string, url: string) => `${label}: ${url}`,
  points: (figure: string, count: number) => `${figure} ${points(count)}`,
  enough: 'You have enough for a reward',
  /** `count` is that of `figure`, in points. */
  toReward: (figure: string, _count: number) => `${figure} more to your next reward`,
  stamps: (have: number, of: number) => `${have} of ${of} stamps`,
  purchases: (have: number, of: number) => `${have} of ${of} purchases`,
  fullCard: (reward: string) => `A full card earns: ${reward}`,
  freeAfter: (item: string) => `Free after that: ${item}`,
  visits: (figure: string, count: number) => `${figure} ${visits(count)}`,
  /** `count` is that of `figure`, in visits. */
  toDiscount: (figure: string, _count: number, discount: string) => `${figure} more to ${discount} off`,
  off: (discount: string) => `${discount} off`,
  exampleCard: 'Your card',
}
