import { OLD_AFTER_SECONDS } from '#server/platform/backups/index.ts'

/**
 * The figures at which all is well. Each is an alert of deploy/monitoring/alerts.yml too, of the same name and
 * the same limit, and a heading of docs/hosting/watching.md: a law holds them together.
 */
export type Check = {
  metric: string
  /** The values of one label that count; all without it. */
  of?: { label: string; values: readonly string[] }
  /** Well as long as no figure is above this, or below it. */
  above?: number
  below?: number
  /** Ill, too, where nobody has ever told a figure. */
  orNone?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const waits = (outbox: string, above: number): Check => ({
  metric: 'regulars_outbox_oldest_seconds',
  of: { label: 'outbox', values: [outbox] },
  above,
})

export const checks = {
  no_worker: { metric: 'regulars_workers', below: 1 },
  events_wait: waits('events', 5 * MINUTE),
  account_mails_wait: waits('account mails', 5 * MINUTE),
  account_texts_wait: waits('account texts', 5 * MINUTE),
  messages_wait: waits('messages', 15 * MINUTE),
  mailchimp_waits: waits('mailchimp', 6 * HOUR),
  webhooks_wait: waits('webhooks', 15 * MINUTE),
  jobs_wait: { metric: 'regulars_queue_oldest_seconds', above: 30 * MINUTE },
  messages_held: { metric: 'regulars_messages_held_seconds', above: 0 },
  limit_reached: {
    metric: 'regulars_limits_reached_today',
    of: {
      label: 'scope',
      values: ['platform', 'young businesses', 'mail platform', 'mail young businesses'],
    },
    above: 0,
  },
  journal_fails: { metric: 'regulars_journal_failing', above: 0 },
  journal_waits: waits('journal', 5 * MINUTE),
  backup_old: { metric: 'regulars_backup_age_seconds', above: OLD_AFTER_SECONDS, orNone: true },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks

export const checkEntries = Object.entries(checks) as [CheckName, Check][]
