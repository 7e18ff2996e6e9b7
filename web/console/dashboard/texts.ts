import type { DashboardView } from '#server/data/analytics/contract.ts'

/** The words of /dashboard. Figures arrive formatted. */
export const texts = {
  documentTitle: 'Dashboard',
  welcome: (company: string) => `Welcome, ${company}`,
  trial: {
    daysLeft: (plan: string, days: number) =>
      `${days === 1 ? '1 day' : `${days} days`} left of your ${plan} trial`,
    over: (plan: string) => `Your trial has ended, and the shop is on the ${plan} plan`,
    subscriptionOver: (plan: string) => `Your subscription has ended, and the shop is on the ${plan} plan`,
    ended: (date: string) => `It ended on ${date}.`,
    ends: (date: string) => `It ends on ${date}.`,
    viewPlans: 'View Plans',
    kept: 'What your guests have collected stays theirs.',
  },
  today: {
    title: 'Today',
    print: 'Day summary',
    none: 'Nobody has come yet today.',
    customers: (count: number, figure: string) => (count === 1 ? '1 guest' : `${figure} guests`),
    taken: 'Paid',
    visits: 'Visits',
    joined: 'Guests added',
    handedOut: 'Rewards handed out',
    who: 'Who came',
    more: (count: string) => `and ${count} more`,
  },
  waiting: {
    title: 'Waiting for you',
    none: 'Nothing is waiting: no rewards to hand over, no texts to read.',
    noneByMail: 'Nothing is waiting: no rewards to hand over.',
    rewards: (rewards: number, figure: string, customers: string) =>
      `${customers} ${rewards === 1 ? 'a reward' : `${figure} rewards`} to collect`,
    customers: (count: number, figure: string) => (count === 1 ? 'One guest has' : `${figure} guests have`),
    unread: (count: number, figure: string) =>
      count === 1 ? 'A guest texted you back' : `${figure} new texts from guests`,
    withheld: (count: number, figure: string) =>
      count === 1
        ? 'A message was kept back in the last 7 days'
        : `${figure} messages were kept back in the last 7 days`,
    soldOut: (count: number, figure: string) =>
      count === 1 ? 'A reward is sold out' : `${figure} rewards are sold out`,
    noReward: (count: number, figure: string) =>
      count === 1
        ? 'Your points buy nothing yet: make the first reward'
        : `The points of ${figure} programs buy nothing yet: make their first rewards`,
    nameless: 'Say your name: it signs what you do at the till',
    full: 'Your plan is full: nobody else can join',
    emailRefused: 'SendGrid refuses to send your marketing email, so it waits',
  },
  lately: {
    title: 'The last 30 days',
    all: 'All analytics',
    paid: 'Paid by guests',
    visits: 'Visits',
    joined: 'Guests added',
    failed: 'The last 30 days could not be added up.',
    next: 'What to do next',
    slipping: (count: number, figure: string) =>
      count === 1
        ? 'A guest is slipping away: look who, and write'
        : `${figure} guests are slipping away: look who, and write`,
    fewer: (percent: string) => `Visits went down by ${percent}: see when, and invite guests in`,
    nobody: 'Nobody joined in 30 days: put your QR code where guests see it',
  },
  payment: {
    success: {
      title: 'Payment Successful!',
      text: 'Your subscription has been activated. Thank you for upgrading!',
    },
    cancelled: {
      title: 'Payment Cancelled.',
      text: 'Your payment was cancelled. You can upgrade anytime from the Subscription page.',
    },
    trial: {
      title: (plan: string) => `Your ${plan} trial has begun`,
      text: (date: string) =>
        `Nothing was charged today. Your card is charged for the first month on ${date}, unless you cancel before.`,
    },
    checking: 'Checking your payment...',
    unknown: {
      title: 'No payment was found',
      text: 'Nothing was paid here. The Subscription page shows your plan.',
    },
    unchecked: {
      title: 'Your payment could not be checked yet',
      text: 'It takes effect as soon as the bank confirms it. The Subscription page shows your plan.',
    },
  },
  failed: 'The figures could not be loaded.',
  retry: 'Try Again',
  place: {
    title: (place: string) => `Is this your shop? ${place}`,
    text: (country: string, money: string, clock: string) => `${country}, ${money}, ${clock}.`,
    until: 'The currency can change until the first amount is recorded.',
    clock: (city: string) => `${city} time`,
    noClock: 'in an unknown time zone',
    chooseClock: 'Your browser names no city. Choose yours, so that your day begins at your midnight.',
    right: 'That’s right',
    change: 'Change',
    changeWhat: 'country, currency or time zone',
  },
  firstSteps: {
    title: 'Your first week',
    done: (done: number, all: number) => `${done} of ${all} done`,
    doneMark: 'Done:',
    dismiss: 'Dismiss',
    steps: {
      program: { title: 'Create your first program', text: 'Stamps, points or a free item: two minutes.' },
      qr_code: { title: 'Put a QR code on the counter', text: 'Guests join with it, without an app.' },
      customer: {
        title: 'Welcome your first guest',
        text: 'They scan the code, or you add them at the counter.',
      },
      purchase: { title: 'Record a first purchase', text: 'Their phone number is enough.' },
      profile: { title: 'Fill in your profile', text: 'Your address or phone, for guests who look for you.' },
    } satisfies Record<keyof DashboardView['first_steps'], { title: string; text: string }>,
  },
  quickActions: {
    title: 'Quick actions',
    customer: 'Add Customer',
    counter: 'Open Counter',
    qrCode: 'Generate QR Code',
    program: 'Create Program',
  },
  recent: {
    title: 'Recent activity',
    none: 'Nothing yet',
    noneText: 'Purchases, new guests and redeemed rewards appear here as they happen.',
    undone: 'Undone',
    by: (staff: string) => `by ${staff}`,
    erased: 'Somebody who was erased',
  },
}
