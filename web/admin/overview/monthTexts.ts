/** The words of the charts on /admin/dashboard. Figures arrive formatted. */
export const monthTexts = {
  title: 'Month by month',
  description: 'The last 12 months, in UTC. The last one is the present month, so far.',
  unknown: (day: string) =>
    `The history of plans began on ${day}. What was before is not known: its months are grey, and their cells are empty.`,
  unknownYet: 'Nothing is known yet: the history of plans begins with the first shop.',
  platform: 'Regulars',
  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  notKnown: 'Not known',
  mrr: {
    title: 'How much comes in every month? (MRR)',
    means:
      'What all shops together pay a month, at the month’s end: their prices at Stripe before taxes and discounts, a price for a year as a twelfth. A late payment counts until the subscription ends. “Monthly Revenue” above counts active subscriptions alone, at the prices of the list of plans.',
    none: 'No shop paid in these months.',
    figure: 'MRR',
  },
  signUps: {
    title: 'How many shops sign up?',
    means: 'Shops that were opened in the month, on any plan.',
    none: 'No shop was opened in these months.',
    figure: 'Sign-ups',
  },
  churn: {
    title: 'How many shops stop paying? (churn)',
    means:
      'Shops that paid and stopped in the month, and do not pay at its end. The rate is of those that paid at the month’s start. A late payment is no churn.',
    none: 'No shop stopped paying.',
    figure: 'Stopped paying',
    paying: 'Paid at the start',
    lost: 'Of these, stopped',
    rate: 'Churn rate',
  },
  trials: {
    title: 'How many trials become paying? (conversion)',
    means:
      'Trials that began in the month, and those of them that have paid at any time since. The share of a month rises while its trials run.',
    none: 'No trial began in these months.',
    paid: 'Became paying',
    unpaid: 'Not paying, or not yet',
    begun: 'Trials begun',
    running: 'Still running',
    rate: 'Conversion',
  },
}
