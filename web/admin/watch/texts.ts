import type { WatchedCheck } from '#server/admin/contract.ts'

/** The words of /admin/health. Figures and dates arrive formatted. */
export const watchTexts = {
  title: 'Health',
  description: 'How Regulars runs. The figures are read anew every 15 seconds while this page is open.',
  allWell: 'All is well on all servers',
  ill: (count: number) => (count === 1 ? 'One thing needs you' : `${count} things need you`),
  nobodyTold: (names: string) => `Nothing is known of: ${names}`,
  unknown: 'The figure could not be read.',
  unread: (names: string) => `These figures could not be read: ${names}`,
  unreadText: 'The database is away, or took longer than two seconds. What is shown below leaves them out.',
  states: { well: 'Well', ill: 'Needs you', unknown: 'Unknown' } satisfies Record<
    WatchedCheck['state'],
    string
  >,
  checks: 'All servers',
  guide: 'What to do stands in docs/hosting/watching.md, too, under the same names.',
  waiting: 'What waits',
  nothing: 'No job waits, runs or was given up in the last week.',
  heads: { name: 'Queue', ready: 'Due', active: 'Running', failed: 'Given up', oldest: 'Wait' },
  orMore: (count: string) => `${count}+`,
  outboxHeads: { name: 'Outbox', waiting: 'Waiting', oldest: 'Oldest' },
  outboxes: {
    events: 'Events',
    messages: 'Texts and emails to guests that are due',
    'account mails': 'Emails about accounts',
    'account texts': 'Texts about accounts',
    mailchimp: 'Changes for Mailchimp',
    webhooks: 'Webhooks',
    journal: 'Withdrawals and erasures for the journal',
  } as Record<string, string>,
  queues: 'Jobs',
  server: 'This server',
  serverText: (since: string, version: string) =>
    `Version ${version}, since ${since}. Other servers and the worker tell the same at their own /metrics.`,
  requests: 'Requests answered',
  failed: 'Faults of ours among them (5xx)',
  limited: 'Refused by a rate limit (429)',
  busy: 'Busy since the last look',
  memory: 'Memory',
  megabytes: (count: string) => `${count} MB`,
  pools: {
    reading: 'Connections that read',
    writing: 'Connections that write',
    heavy: 'Connections for heavy reads',
  } as Record<string, string>,
  inUse: (busy: string, most: string) => `${busy} of ${most} in use`,
  inLine: (count: string) => `${count} waiting`,
  providers: 'Providers',
  answers: (count: string, seconds: string) => `${count} answers, ${seconds} s on average`,
  outcomes: {
    rejected: 'rejected',
    refused: 'refused our account',
    busy: 'wanted fewer',
    unreachable: 'could not be reached',
    uncertain: 'gave no clear answer',
  } as Record<string, string>,
  noProvider: 'This server has asked no provider since it started.',
}

type CheckWords = {
  title: string
  well(value: string): string
  ill(value: string, about: string): string
  /** Said where nobody tells a figure. */
  none?: string
  todo: string
}

const LOG = 'The log of the worker says why.'

/** The words of each check, and what to do. `value` is a duration in words, or a number. */
export const checkTexts: Record<WatchedCheck['name'], CheckWords> = {
  no_worker: {
    title: 'Workers',
    well: (value) => (value === '1' ? 'One process works off jobs.' : `${value} processes work off jobs.`),
    ill: () => 'No process works off jobs: no message, import or daily round goes on.',
    todo: 'Start the worker. If it ends again, its last line of the log says what is missing.',
  },
  events_wait: {
    title: 'Events',
    well: () => 'None waits longer than five minutes.',
    ill: (value) => `The oldest event waits for ${value}: welcomes and figures are late.`,
    todo: `Look for “events could not be handed on” in the log of the worker: it names the shop and the cause.`,
  },
  account_mails_wait: {
    title: 'Emails about accounts',
    well: () => 'None waits longer than five minutes.',
    ill: (value) => `The oldest waits for ${value}: people cannot sign in or reset a password.`,
    todo: `See whether the mail provider takes mail, and SMTP_URL. ${LOG}`,
  },
  account_texts_wait: {
    title: 'Texts about accounts',
    well: () => 'None waits longer than five minutes.',
    ill: (value) => `The oldest waits for ${value}: people who sign in by phone cannot.`,
    todo: `See whether the SMS provider takes texts, and its balance. ${LOG}`,
  },
  messages_wait: {
    title: 'Texts and emails to guests',
    well: () => 'None is late by more than 15 minutes.',
    ill: (value) => `The oldest is due for ${value}.`,
    todo: `If no worker is missing and messages are not held, one is stuck: restart it. ${LOG}`,
  },
  mailchimp_waits: {
    title: 'Mailchimp',
    well: () => 'No change waits longer than six hours.',
    ill: (value) => `A change waits for ${value}.`,
    todo: 'See whether Mailchimp answers (status.mailchimp.com). Each shop reads its own trouble at /settings.',
  },
  webhooks_wait: {
    title: 'Webhooks',
    well: () => 'Endpoints that answer get what is due within a quarter of an hour.',
    ill: (value) => `A webhook that is due waits for ${value}.`,
    todo: `If no worker is missing, one is behind or stuck: see whether the count falls, then restart it. ${LOG}`,
  },
  jobs_wait: {
    title: 'Jobs',
    well: () => 'No queue is behind by more than half an hour.',
    ill: (value, about) => `The longest wait is ${value}: ${about}.`,
    todo: `A large import or many shops may take their time: see whether the count falls. If not, start another worker. ${LOG}`,
  },
  messages_held: {
    title: 'Hold',
    well: () => 'Messages go out.',
    ill: (value) => `All messages to guests are held, for ${value}.`,
    todo: 'The command “messages status” says why, and “messages release” lets them go.',
  },
  limit_reached: {
    title: 'Limits of the day',
    well: () => 'No limit of the whole platform is reached.',
    ill: (_value, about) => `Reached today (UTC): ${about}. Messages are kept back.`,
    todo: 'The dashboard shows who sent how much. Suspend a shop that misuses it, or raise TEXTS_A_DAY or MAILS_A_DAY.',
  },
  journal_fails: {
    title: 'Folder of the journal',
    well: () => 'It can be written to.',
    ill: () => 'It cannot be written to: withdrawals and erasures would wait in the database alone.',
    none: 'No worker writes a journal: JOURNAL_FOLDER is not set there.',
    todo: `See whether JOURNAL_FOLDER is there, belongs to the account of the worker, and has room. ${LOG}`,
  },
  journal_waits: {
    title: 'Journal',
    well: () => 'No withdrawal or erasure waits longer than five minutes for its file.',
    ill: (value) => `The oldest waits for ${value}: if the database were lost now, so would it be.`,
    none: 'JOURNAL_FOLDER is not set: a restored database would not know who withdrew after the backup.',
    todo: `See whether JOURNAL_FOLDER is there, may be written to, and has room. ${LOG}`,
  },
  backup_old: {
    title: 'Backup',
    well: (value) => `The newest proven backup is ${value} old.`,
    ill: (value) => `The newest proven backup is ${value} old.`,
    none: 'No proven backup was ever recorded.',
    todo: 'Run “backup” now and every night, and see what its last run said. A backup that was made in another way must be recorded: docs/hosting/backup.md.',
  },
}

/** The names of limits of the day. */
export const scopeTexts: Record<string, string> = {
  platform: 'texts of everybody',
  'young businesses': 'texts of shops without a payment',
  'mail platform': 'emails of everybody',
  'mail young businesses': 'emails of shops without a payment',
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in words, in its largest fitting unit: '4 minutes'. */
export function durationText(seconds: number): string {
  const [size, unit] =
    seconds >= 2 * DAY
      ? [DAY, 'day']
      : seconds >= 2 * HOUR
        ? [HOUR, 'hour']
        : seconds >= 2 * MINUTE
          ? [MINUTE, 'minute']
          : [1, 'second']
  const count = Math.round(seconds / Number(size))
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
