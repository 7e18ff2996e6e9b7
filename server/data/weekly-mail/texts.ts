import type { Telling } from './figures.ts'

/** Texts of the weekly mail and of the page that ends it. Figures and days arrive formatted. */
export const texts = {
  /** In place of a name that mails may not carry. */
  yourBusiness: 'your shop',
  subject: (business: string, visits: string, count: number) =>
    `Your week at ${business}: ${visits} ${count === 1 ? 'visit' : 'visits'}`,
  opening: (from: string, to: string) => `${from} to ${to}, and the week before it:`,
  figure: (label: string, now: string, before: string, change: string) =>
    `${label}: ${now} (week before: ${before}${change})`,
  /** After a week without anything, in which most businesses were not open yet. */
  first: {
    opening: (from: string, to: string) => `${from} to ${to}:`,
    figure: (label: string, now: string) => `${label}: ${now}`,
  },
  labels: {
    revenue: 'Paid by guests at the till',
    visits: 'Visits',
    active: 'Different guests who came',
    joined: 'Guests who joined',
    rewards_handed_out: 'Rewards handed out',
    points_given: 'Points given',
    points_used: 'Points used',
    rewards_earned: 'Rewards earned',
    discounts: 'Taken off by tiers and codes',
  } satisfies Record<Telling, string>,
  button: 'Open Analytics',
  off: (url: string) =>
    `You get this every Monday because you are an admin of the shop. End it for you: ${url}`,
  page: {
    ask: (business: string) => `End the weekly mail of ${business} for you?`,
    askText: 'The other admins of the shop still get it. You can have it again in the settings.',
    button: 'End it',
    done: 'You get the weekly mail no more',
    doneText: (business: string) =>
      `The other admins of ${business} still get it. You can have it again in the settings.`,
    unknown: 'This link does not work',
    unknownText: 'It may have been cut off on its way. You can switch the mail off in the settings.',
    problem: 'That didn’t work',
    problemText: 'Please open the link again in a moment. You can also switch the mail off in the settings.',
  },
}
