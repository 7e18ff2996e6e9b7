import type { Period } from '#server/data/analytics/contract.ts'
import type { VerdictWords } from '../messages/liftWords.ts'

/** Texts of /analytics. */
export const analyticsTexts = {
  title: 'Analytics',
  description: 'How the shop is doing, and how it did before.',
  period: 'Period',
  periods: {
    '7-days': 'Last 7 days',
    '30-days': 'Last 30 days',
    '90-days': 'Last 90 days',
    '12-months': 'Last 12 months',
  } satisfies Record<Period, string>,
  /** The days of the period and of the one before. */
  compared: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, beside ${beforeFrom} to ${beforeTo} up to the same time of day.`,
  comparedWhole: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, beside ${beforeFrom} to ${beforeTo}.`,
  failed: 'The figures could not be loaded.',
  retry: 'Try Again',
  loading: 'Adding up the figures...',
  noCustomers: {
    title: 'It begins with your first guest',
    text: 'From then on you see here when guests come, what they pay, who comes back and what your rewards cost. Put your QR code where guests see it, or add one at the counter.',
    codes: 'Show my QR codes',
  },
  figures: {
    heading: 'Figures',
    revenue: 'Paid by guests',
    visits: 'Visits',
    active: 'Guests who bought or used a reward',
    ofAll: (share: string) => `${share} of all guests`,
    joined: 'Guests added',
    customers: 'Guests',
    pointsGiven: 'Points given',
    pointsUsed: 'Points used',
    rewards: 'Rewards handed out',
    change: (percent: string, before: string) => `${percent} from ${before}`,
    before: (before: string) => `Before ${before}`,
  },
  days: {
    custom: 'Other days',
    title: (from: string, to: string) => `${from} to ${to}`,
    from: 'From',
    to: 'To',
    show: 'Show',
    order: 'The last day is before the first',
    missing: 'Choose both days',
    longest: 'Choose a year at the most',
    future: 'This day is still to come',
  },
  visits: {
    title: (isMonthly: boolean) => `How many visits each ${isMonthly ? 'month' : 'day'}?`,
    none: 'No visits in this period.',
  },
  /** The parts of both charts, and the sum of each. */
  customersOf: {
    new: 'New guests',
    earlier: 'Earlier guests',
    total: (customers: string, sum: string, change: string) =>
      `${customers}: ${sum}${change && ` (${change})`}`,
  },
  revenue: {
    title: (isMonthly: boolean) => `How much was paid each ${isMonthly ? 'month' : 'day'}?`,
    paid: 'Paid, less refunds',
    byNew: 'By new guests',
    byEarlier: 'By earlier guests',
    none: 'Nothing was paid in this period.',
  },
  joined: {
    title: 'How did new guests join?',
    code: 'QR code',
    unnamed: (code: string) => `QR code ${code}`,
    byHand: 'Without a QR code: added by staff, a file or another program',
    none: 'Nobody joined in this period.',
    count: (count: number, figure: string) => `${figure} ${count === 1 ? 'guest' : 'guests'}`,
  },
  step: { day: 'Day', month: 'Month' },
  /** Names the marks in charts, and the figures in the tables behind the charts. */
  before: 'The period before',
  hours: {
    title: 'When do they come?',
    description: 'Visits by weekday and hour of your clock.',
    hour: 'Hour',
    none: 'No visits in this period.',
    cell: (weekday: string, hour: string, count: number, figure: string) =>
      `${weekday} ${hour}: ${figure} ${count === 1 ? 'visit' : 'visits'}`,
  },
  best: {
    title: 'Who paid the most?',
    customer: 'Guest',
    visits: 'Visits',
    paid: 'Paid',
    none: 'Nobody bought anything in this period.',
  },
  customers: { heading: 'Do guests come back?' },
  cohorts: {
    title: 'Of those who joined in a month, how many still come?',
    description: 'The share who came in each month since; the last month of each row is not over.',
    none: 'Nobody joined in the last 12 months.',
    month: 'Joined in',
    joined: 'Guests',
    monthsSince: 'Months since they joined',
    since: (months: number, figure: string) =>
      months === 0 ? 'Came that month' : `${figure} ${months === 1 ? 'month' : 'months'} later`,
    field: (month: string, months: number, share: string) =>
      `Joined in ${month}: ${share} came ${months === 0 ? 'that month' : months === 1 ? '1 month later' : `${months} months later`}`,
  },
  grid: {
    title: 'How often do guests come, and how lately?',
    description: 'Choose a number to see these guests as a segment.',
    none: 'Nobody has come yet.',
    open: (count: number, figure: string, often: string, lately: string) =>
      `${figure} ${count === 1 ? 'guest' : 'guests'} with ${often}, last visit: ${lately}`,
  },
  slipping: {
    title: 'Who is slipping away?',
    description: 'They used to come, and have stayed away for more than twice as long as usual for them.',
    none: 'Nobody: those who come regularly still do.',
    customer: 'Guest',
    last: 'Last visit',
    spent: 'Spent so far',
    all: (count: number, figure: string) => (count === 1 ? 'See this guest' : `See all ${figure} guests`),
  },
  messages: {
    title: 'Who came after a message?',
    description:
      'Guests who bought within 14 days of it, whatever brought them. A comparison group gets no message, so that you see who comes anyway.',
    failed: 'The messages could not be added up.',
    none: 'No campaign and no automatic message went out in this period.',
    campaigns: 'Campaigns',
    triggers: 'Automatic messages',
    message: 'Message',
    sent: 'Sent',
    opened: 'Opened',
    came: 'Came',
    of: (came: string, people: string, share: string) => `${came} of ${people} (${share})`,
    sentOn: {
      sms: (date: string) => `Texts of ${date}.`,
      email: (date: string) => `Emails of ${date}.`,
    },
    soFar: (date: string) => `Visits count until ${date}.`,
    notOver: '14 days not over',
    heldOutShare: (share: string) => `Not messaged, to compare: ${share}`,
    counted: 'Counted for',
    heldOut: 'Not messaged, to compare',
    heldOutCame: 'Not messaged, came',
    spent: 'Paid by those who came',
    together: 'Together',
  },
  points: {
    title: 'What is still to be redeemed?',
    held: (things: string[]) => `Guests hold ${things.join(' and ')} today.`,
    heldPoints: (count: number, figure: string) => `${figure} ${count === 1 ? 'point' : 'points'}`,
    heldRewards: (count: number, figure: string) => `${figure} unused ${count === 1 ? 'reward' : 'rewards'}`,
    worth: (low: string, high: string) =>
      low === high
        ? `Their points are worth ${low}, at what your rewards cost you.`
        : `Their points are worth between ${low} and ${high}: it depends on the rewards that they choose.`,
    unpriced: (points: string, all: boolean) =>
      all
        ? 'Enter below what rewards cost you, and you see what the points are worth.'
        : `That leaves out ${points} of the points: no reward for them has a cost yet.`,
    idle: (points: string, share: string) =>
      `${points} of the points (${share}) may never be redeemed: their guests have not come for 180 days.`,
    figure: 'Figure',
    period: 'This period',
    given: 'Points given',
    used: 'Points used',
    expired: 'Points expired',
    earned: 'Rewards given by programs',
    handedOut: 'Rewards handed out',
    today: (figure: string) => `${figure}, today`,
    rows: {
      points: 'Points held',
      rewards: 'Unused rewards',
      idle: 'Points that may never be redeemed',
      low: 'Worth of the points, at least',
      high: 'Worth of the points, at most',
    },
  },
  rewards: {
    title: 'What did rewards cost?',
    none: 'No program gives rewards yet.',
    reward: 'Reward',
    program: 'Program',
    handedOut: 'Handed out',
    each: 'Cost of one',
    all: 'Cost',
    say: 'Enter',
    sayOf: (reward: string) => `Enter what ${reward} costs you`,
    changeOf: (reward: string, cost: string) => `${cost}: change what ${reward} costs you`,
    cost: 'For rewards',
    discounts: 'Taken off by discounts and rebate codes',
    handedOutBefore: 'Handed out in the period before',
    allBefore: 'Cost in the period before',
    unknown: (count: number, figure: string) =>
      count === 1 ? '1 reward has no cost entered yet.' : `${figure} rewards have no cost entered yet.`,
    dialog: {
      title: (reward: string) => `What does ${reward} cost you?`,
      description: 'What you pay for one: its ingredients or its purchase price. Guests never see it.',
      label: 'Cost of one',
      hint: 'Leave it empty if you don’t know.',
      unreadable: 'Enter an amount, such as 1.20',
      save: 'Save',
      saving: 'Saving...',
      cancel: 'Cancel',
      saved: 'Saved',
    },
  },
  forecast: {
    title: (days: string) => `Expected in the next ${days} days`,
    points: (outstanding: string, low: string, high: string, count: number) =>
      low === high
        ? `About ${low} of the ${outstanding} ${count === 1 ? 'point' : 'points'} will be used.`
        : `Between ${low} and ${high} of the ${outstanding} ${count === 1 ? 'point' : 'points'} will be used.`,
    rewards: (outstanding: string, low: string, high: string) =>
      low === high
        ? `About ${low} of the ${outstanding} full cards and free items that wait will be collected.`
        : `Between ${low} and ${high} of the ${outstanding} full cards and free items that wait will be collected.`,
    cost: (low: string, high: string) =>
      low === high ? `That costs you about ${low}.` : `That costs you between ${low} and ${high}.`,
    tested: (months: string, off: string) =>
      `In ${months} past months this estimate was wrong by ${off} on average.`,
    range: 'The real number falls in this range about 8 times out of 10, as long as guests go on as before.',
    pointsUnknown: (outstanding: string, count: number) =>
      `How many of the ${outstanding} ${count === 1 ? 'point' : 'points'} will be used?`,
    rewardsUnknown: (outstanding: string) =>
      `How many of the ${outstanding} full cards and free items that wait will be collected?`,
    cannotTell:
      'Can’t tell yet: this takes half a year in which guests used what they held, and at least 20 of it.',
  },
  worth: {
    title: 'Is it worth it?',
    spending: {
      title: 'Do guests spend more than at first?',
      none: 'Can’t tell yet: this takes guests who joined half a year ago or longer.',
      customers: (count: number, figure: string) => (count === 1 ? 'The one guest' : `The ${figure} guests`),
      compared: ({
        customers,
        first,
        lately,
        change,
      }: Record<'customers' | 'first' | 'lately' | 'change', string>) =>
        `${customers} who joined half a year to a year and a half ago paid ${first} on average in their first 90 days, and ${lately} in the last 90${change}. Those who left are among them. This does not say why it changed.`,
    },
    campaigns: {
      title: 'Do campaigns bring guests in?',
      none: 'No campaign was sent yet. Each one with 200 guests or more leaves some out, so that you can see what it brought.',
      /** Messages, because one customer may have had several. */
      uncompared: (came: string, messages: string, campaigns: string, count: number) =>
        `Can’t tell yet: a comparison takes a campaign to 200 guests or more, which leaves some of them out. After ${came} of the ${messages} messages of your newest ${count === 1 ? 'campaign' : `${campaigns} campaigns`} the guest came within 14 days, but some would have come anyway.`,
      from: (campaigns: number, figure: string) =>
        campaigns === 1 ? 'From your newest campaign.' : `From your newest ${figure} campaigns together.`,
    },
    triggers: {
      title: 'Do automatic messages bring guests in?',
      none: 'Can’t tell yet: this takes an automatic message with a comparison group, some guests who don’t get it. You see what it brings 14 days after the first of them was left out.',
      from: 'From the last 90 days, all of them together.',
    },
    verdicts: {
      more: (low, high) =>
        `Yes: between ${low} and ${high} more of 100 guests came within 14 days than would have come anyway. A range like this is right 95 of 100 times.`,
      fewer: (low, high) =>
        `No: between ${low} and ${high} fewer of 100 guests came within 14 days than without them. A range like this is right 95 of 100 times.`,
      unclear: (fewer, more) =>
        `Can’t tell yet: of 100 guests they may have kept up to ${fewer} away or brought up to ${more} more.`,
      'too few': 'Can’t tell yet: these are too few guests for a comparison.',
    } satisfies VerdictWords,
  },
}
