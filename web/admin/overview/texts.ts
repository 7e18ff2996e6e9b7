import type { TextAlarm } from '#server/admin/contract.ts'

/** The words of /admin/dashboard. Figures arrive formatted. */
export const overviewTexts = {
  title: 'Super Admin Dashboard',
  description: 'Overview of all tenants and revenue',
  stats: 'Figures',
  total: 'Total Tenants',
  active: 'Active Subscriptions',
  trial: 'Trial Accounts',
  revenue: 'Monthly Revenue',
  recent: 'Recent Tenants',
  all: 'View all tenants',
  none: 'No tenants yet',
  noneText: 'The first company that signs up stands here.',
  insights: 'Revenue Insights',
  activeMrr: 'Active MRR',
  average: 'Avg Revenue per Tenant',
  conversion: 'Conversion Rate',
  over: (active: string) => `over ${active} with an active subscription`,
  share: (active: string, total: string) => `${active} active of ${total} tenants`,
  health: 'Subscription Health',
  healthOf: { active: 'Active', trial: 'Trial', asking: 'Ask for a plan', total: 'Total' },
  textsToday: 'Texts today (UTC)',
  mailsToday: 'Emails to guests today (UTC)',
  sentBy: { platform: 'By everybody', young: 'By shops without a payment' },
  used: (sent: string, limit: string) => `${sent} of ${limit}`,
}

/** The words of reached limits. */
export const alarmTexts = {
  title: {
    texts: 'A day’s limit of texts is reached, and texts are kept back',
    mails: 'A day’s limit of emails is reached, and emails are kept back',
  },
  reached: {
    platform: () => 'The limit of the whole platform.',
    'young businesses': () => 'The limit of all shops together that have paid nothing.',
    'young business': (count: string, one: boolean) =>
      one
        ? 'The limit of one shop that has paid nothing.'
        : `The limits of ${count} shops that have paid nothing.`,
    'young network': (count: string, one: boolean) =>
      one
        ? 'The limit of the shops that were opened from one network and have paid nothing.'
        : `The limits of the shops from ${count} networks that have paid nothing.`,
    network: (count: string, one: boolean) =>
      one ? 'The limit of one network.' : `The limits of ${count} networks.`,
    'wide network': (count: string, one: boolean) =>
      one ? 'The limit of one wide network (/48).' : `The limits of ${count} wide networks (/48).`,
  } satisfies Record<TextAlarm['scope'], (count: string, one: boolean) => string>,
  since: (moment: string, companies: string) =>
    companies ? `Since ${moment}: ${companies}` : `Since ${moment}`,
}

/** The words of held messages. */
export const heldTexts = {
  title: 'No text and no email to guests goes out',
  byHand: (since: string) =>
    `They are held since ${since}. Whoever runs this installation lets them go with the command “messages release”.`,
  restored: (since: string, backup: string) =>
    `They are held since ${since}, when the data were restored from the backup of ${backup}. The command “messages status” shows what may have gone out in between, and “messages release” lets them go.`,
}

export const behindTexts = {
  title: 'The journal cannot be written',
  text: (entries: number, shown: string, since: string) =>
    `${entries === 1 ? 'One withdrawal or erasure waits' : `${shown} withdrawals and erasures wait`} since ${since}. They hold here, but a restore of a backup would not know of them. Look whether the folder JOURNAL_FOLDER is there and its disk has room.`,
}
