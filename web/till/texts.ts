export const stamps = (count: number) => (count === 1 ? '1 stamp' : `${count} stamps`)
export const points = (count: number, figure: string) => `${figure} ${count === 1 ? 'point' : 'points'}`

/** The words of the till that the landing page also shows. Money, numbers, dates and phones arrive formatted. */
export const tillTexts = {
  customer: {
    back: 'Next guest',
    lastVisit: (since: string) => `Last visit ${since}`,
    visits: (count: number, figure: string) => `${figure} ${count === 1 ? 'visit' : 'visits'}`,
    firstVisit: 'First visit',
    birthday: (days: number) =>
      days === 0 ? 'Birthday today' : days === 1 ? 'Birthday tomorrow' : `Birthday in ${days} days`,
  },
  purchase: {
    amount: (customer: string) => `Amount for ${customer}`,
    record: (money: string) => `Record ${money}`,
    preview: 'What they get',
    previewFailed: 'What they get could not be worked out.',
    off: (amount: string, off: string, name: string) => `${amount} less ${off}: ${name}`,
    toPay: (money: string) => `To pay ${money}`,
    nothing: 'Nothing to collect this time',
    noAmount: 'No points without an amount',
  },
  effect: {
    points: (count: number, figure: string) => `+${points(count, figure)}`,
    stamps: (count: number) => `+${stamps(count)}`,
    stampsOn: (count: number, now: number, places: number) => `+${stamps(count)}, ${now} of ${places}`,
    purchase: (now: number, places: number) => `Purchase ${now} of ${places}`,
    purchases: 'Purchase counted',
    visit: (visits: number) => `Visit ${visits}`,
    reward: (reward: string) => `Earned: ${reward}`,
  },
}
