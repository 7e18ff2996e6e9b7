/** Texts of the day at the till. Money and numbers arrive formatted. */
export const texts = {
  title: 'The day at the till',
  own: 'What you recorded yourself. The whole day is for the team of the shop.',
  failed: 'The day could not be loaded.',
  retry: 'Try Again',
  print: 'Print',
  before: 'Day before',
  after: 'Day after',
  today: 'Today',
  counter: 'Counter',
  printed: (business: string, when: string) => `${business}, printed ${when}`,
  money: {
    title: 'Money',
    purchases: (count: number, figure: string) =>
      count === 1 ? '1 purchase or visit' : `${figure} purchases and visits`,
    refunds: (count: number, figure: string) => (count === 1 ? '1 refund' : `${figure} refunds`),
    undos: (count: number, figure: string) => (count === 1 ? '1 taken back' : `${figure} taken back`),
    total: 'Paid',
    discounts: (money: string) => `${money} of discounts are taken off already.`,
  },
  facts: {
    title: 'Guests',
    visits: 'Visits',
    served: 'Different guests',
    joined: 'Guests added',
    handedOut: 'Rewards handed out',
  },
  people: {
    title: 'By person',
    none: 'Nobody has recorded anything.',
    program: 'By a program',
    purchases: (count: number, figure: string) =>
      count === 1 ? '1 purchase or visit' : `${figure} purchases and visits`,
    back: (money: string) => `${money} went back`,
    rewards: (count: number, figure: string) => (count === 1 ? '1 reward' : `${figure} rewards`),
  },
  programs: {
    title: 'By program',
    none: 'No program gave anything.',
    /** By unit: what the day gave. Where it took back more, from days before, `takenBack` is used. */
    given: { points: 'given', stamps: 'given', purchases: 'counted', rewards: 'earned' },
    takenBack: 'taken back',
    used: 'used',
    returned: 'returned to guests',
    sum: (count: number, figure: string, unit: string, what: string) =>
      `${figure} ${count === 1 ? unit.replace(/s$/, '') : unit} ${what}`,
  },
  corrections: {
    title: 'Refunds and taken back',
    none: 'Nothing went back.',
    refund: 'Refund',
    undo: {
      purchase: 'Purchase taken back',
      redemption: 'Reward taken back',
    } as Record<string, string>,
    other: 'Taken back',
    by: (staff: string) => `by ${staff}`,
  },
  panel: {
    title: 'Today so far',
    own: 'Your day so far',
    open: 'Print the day',
    visits: 'Visits',
    total: 'Paid',
    rewards: 'Rewards',
    joined: 'Guests added',
    purchases: 'Purchases',
    people: 'By person',
  },
}
