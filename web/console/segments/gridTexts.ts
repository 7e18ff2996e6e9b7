/** The rows and columns of the grid of visits. Figures arrive formatted. */
export const gridTexts = {
  visits: {
    one: '1 visit',
    exactly: (n: string) => `${n} visits`,
    orMore: (n: string) => `${n} visits or more`,
    between: (from: string, to: string) => `${from} to ${to} visits`,
  },
  lastVisit: {
    within: (days: string) => `Last ${days} days`,
    between: (from: string, to: string) => `${from} to ${to} days ago`,
    longerAgo: (days: string) => `More than ${days} days ago`,
  },
}
