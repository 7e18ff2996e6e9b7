import { type Kind, triggerTitles } from '../messages/automatic.ts'

/** The words of /triggers. Figures arrive formatted. */
export const texts = {
  title: 'Automatic messages',
  description: 'What goes out by itself when its moment comes, to guests who agreed to it.',
  loading: 'Loading the automatic messages...',
  loadFailed: 'The automatic messages could not be loaded.',
  retry: 'Try Again',
  titles: triggerTitles,
  causes: {
    welcome: 'When somebody joins',
    reward: 'When a guest earns a reward',
    points_milestone: (points: string) => `When a purchase takes a guest past ${points} points`,
    birthday: (days: number, hour: string) =>
      days === 0
        ? `When someone’s birthday comes, at ${hour}`
        : `When someone’s birthday comes, ${days} ${days === 1 ? 'day' : 'days'} before, at ${hour}`,
    expiry: (days: number, hour: string) =>
      `${days} ${days === 1 ? 'day' : 'days'} before points or a card end, at ${hour}`,
    miss_you: (days: number, hour: string) =>
      `After ${days} ${days === 1 ? 'day' : 'days'} without a visit, at ${hour}`,
    nth_visit: (visit: string) => `When a guest makes visit number ${visit}`,
    unused_reward: (days: number, hour: string) =>
      `When a reward lies unused for ${days} ${days === 1 ? 'day' : 'days'}, at ${hour}`,
  },
  later: (delay: string) => `, ${delay} later`,
  sends: (names: string) => `: ${names}`,
  text: (name: string) => `text “${name}”`,
  email: (name: string) => `email “${name}”`,
  someGift: 'With a gift.',
  heldOut: (percent: string) => `${percent} of the guests get no message, to compare who comes back.`,
  owed: 'Goes in any case: the weekly limit does not touch it.',
  results: {
    none: 'Sent to nobody in the last 90 days.',
    sent: (n: string) => `Sent to ${n} in the last 90 days.`,
    came: (n: string, of: string, share: string) =>
      `Of the ${of} who got it at least 14 days ago, ${n} came back within 14 days (${share}).`,
    held: (n: string, of: string, share: string) => `Of ${of} who got no message, ${n} did (${share}).`,
    verdicts: {
      more: (low: string, high: string) => `It brings between ${low} and ${high} more of 100 guests back.`,
      fewer: (low: string, high: string) => `It brings between ${low} and ${high} fewer of 100 guests back.`,
      unclear: () => 'Whether it brings guests back can’t be told yet.',
      'too few': 'Too few for a comparison yet.',
    },
  },
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  switchFailed: 'It could not be switched.',
  on: {
    title: (title: string) => `Switch on “${title}”?`,
    counting: 'Counting who would get it...',
    waits: 'Nobody gets it at once: it waits for the next guest.',
    nobody: { today: 'Today nobody would get it. It starts tomorrow.', tomorrow: 'It starts tomorrow.' },
    meets: {
      today: (n: string, one: boolean) => `Today ${n} ${one ? 'guest' : 'guests'} would get it`,
      tomorrow: (n: string, one: boolean) =>
        `It starts tomorrow: ${n} ${one ? 'guest' : 'guests'} would get it`,
    },
    more: (count: string) => `${count} more`,
    past: 'Guests for whom it is already too late get nothing.',
    bySms: 'By text',
    byEmail: 'By email',
    texts: (customers: string, segments: string) => `Guests: ${customers}. SMS segments in all: ${segments}.`,
    emails: (customers: string) => `Guests: ${customers}.`,
    textsWait: (at: string) => `Texts wait until ${at}.`,
    left: (left: string) => `${left} left this month.`,
    credits: (credits: string) => `Uses ${credits} credits.`,
    choose: 'Choose texts or emails.',
    confirm: 'Switch on',
    busy: 'Switching on...',
  },
  form: {
    /** Names of the fields that somebody else changed meanwhile. */
    fields: {
      days: 'Days',
      visit: 'Visit',
      sendHour: 'Hour',
      delay: 'Wait',
      unit: 'Unit of the wait',
      holdout_percent: 'Comparison group',
      gift: 'Gift',
      valid_days: 'Gift is good for',
      sms_template_id: 'Text',
      email_template_id: 'Email',
    },
    sms: 'Text',
    email: 'Email',
    newest: 'The newest active template',
    none: 'None',
    made: 'Made when it is switched on',
    days: {
      expiry: 'Days before the end',
      miss_you: 'Days without a visit',
      unused_reward: 'Days unused',
    } as Partial<Record<Kind, string>>,
    visit: 'Visit',
    hour: 'Hour',
    hourHint: 'By your shop’s clock.',
    inTemplate: 'When it goes is set in its template.',
    toTemplates: 'To the templates',
    delay: 'Wait',
    delayHint: 'What no longer holds by then is not sent, such as a reward that was used.',
    units: { 1: 'minutes', 60: 'hours', 1440: 'days' } as Record<number, string>,
    unit: 'Unit',
    holdout: 'Comparison group',
    holdoutHint:
      'This share of guests, chosen at random each time, gets no message. You can then compare who came back.',
    gift: 'Gift',
    noGift: 'No gift',
    giftDays: 'Gift is good for',
    affixDays: 'days',
    wrong: 'Enter a whole number.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    failed: 'It could not be saved',
  },
  cap: {
    title: 'Marketing a week',
    description:
      'The most that a guest gets in seven days, campaigns included. Welcomes, rewards and what is about to end always go.',
    label: { sms: 'Texts, at the most', email: 'Emails, at the most' },
    none: 'No limit',
    each: {
      sms: (n: string, one: boolean) => `${n} ${one ? 'text' : 'texts'} a week`,
      email: (n: string, one: boolean) => `${n} ${one ? 'email' : 'emails'} a week`,
    },
    saved: 'Limit saved',
    failed: 'The limit could not be saved',
    adminOnly: 'Only an admin of the shop can change it.',
  },
}
