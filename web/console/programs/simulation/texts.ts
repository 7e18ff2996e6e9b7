const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const customers = (count: number, figure: string) => `${figure} ${plural(count, 'guest', 'guests')}`

/** The words of the simulation in a program's form. Figures and days arrive formatted. */
export const texts = {
  title: 'What would this have given?',
  offer: 'Replays the last 12 months of your shop with these rules. Nothing is saved or sent.',
  run: 'Try it on the last 12 months',
  again: 'Try it again',
  busy: 'Replaying...',
  outdated: 'You changed the form since. Try it again.',
  failed: (message: string) => `This could not be tried: ${message}`,
  cost: {
    label: 'What one reward costs you',
    hint: 'Only for this try. Leave it empty if you don’t know.',
    unreadable: 'An amount, please',
  },
  span: (from: string, to: string, purchases: [number, string], people: [number, string]) =>
    `${from} to ${to}: ${purchases[1]} ${plural(purchases[0], 'purchase or visit', 'purchases and visits')} of ${customers(...people)}.`,
  sample: (oneIn: string) =>
    `Your shop is large: one guest in ${oneIn} was replayed, and the figures are multiplied.`,
  empty: 'Nothing was recorded in the last 12 months, so there is nothing to try it on.',
  columns: { draft: 'These rules', present: 'Today’s rules' },
  rows: {
    points: 'Points given',
    points_expired: 'Of these, expired by now',
    claims: 'Rewards claimed with points',
    rewards: 'Rewards earned',
    codes: 'Codes given',
    discounts: 'Taken off',
    cost: 'Cost, if all is collected',
    costOff: 'Cost',
  },
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  unknownCost: 'not known',
  whyUnknown: {
    points: 'Say under Analytics what your rewards cost: points are worth nothing you can count until then.',
    other: 'Say above what one reward costs you to see it in money.',
  },
  unchanged: 'Nobody would have been given more or less.',
  compared: (more: [number, string], less: [number, string], same: [number, string]) =>
    `${customers(...more)} would have been given more, ${customers(...less)} less, ${customers(...same)} the same.`,
  gained: (some: [number, string], none: [number, string]) =>
    `${customers(...some)} would have been given something, ${customers(...none)} nothing yet.`,
  gaining: 'Who gains most',
  losing: 'Who loses most',
  change: (present: string, draft: string) => `${draft} instead of ${present}`,
  given: {
    points: (count: number, figure: string) => `${figure} ${plural(count, 'point', 'points')}`,
    rewards: (count: number, figure: string) => `${figure} ${plural(count, 'reward', 'rewards')}`,
  },
  limits: 'What this can’t know',
  behaviour: 'Guests would have come more or less often with other rules. Here they do what they did.',
  withoutAmount: (count: number, figure: string) =>
    `${figure} ${plural(count, 'visit was', 'visits were')} recorded without an amount, which points and percentages can’t be counted on.`,
  stamps: 'Where no stamp card was there to tell, each visit counts as one stamp.',
  codes: 'Codes are used where guests used one. Who would have used a new code is not known.',
  claims: 'Rewards are claimed when guests claimed one, if these rules gave them enough points by then.',
  present:
    'Today’s rules are replayed the same way, so both columns can be compared. Changes and pauses that the program had meanwhile are left out.',
}
