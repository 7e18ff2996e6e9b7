import type { Queue } from 'pg-boss'

const sending = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 120,
  notify: true,
} satisfies Omit<Queue, 'name'>

/** Every queue, and how its jobs are retried. Payloads hold ids only. */
export const queues = {
  /**
   * Hand one message to its provider. The message's own state decides what a retry may do. Each channel has queues of its
   * own: a provider that does not answer holds up only its own messages.
   */
  'send-sms': sending,
  'send-email': sending,
  /** The same for some messages of a campaign, by workers of their own. */
  'send-campaign-sms': sending,
  'send-campaign-email': sending,
  /** Hands the next part of a campaign over for sending, and queues itself again until nothing is left. */
  'send-campaign': {
    retryLimit: 8,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: 120,
    policy: 'short',
    notify: true,
  },
  /** Starts campaigns whose time has come, and finds those whose worker died, every minute. */
  'resume-campaigns': { retryLimit: 0 },
  /**
   * Makes one customer's consent to texts follow a STOP or START. The customer's latest reply decides, so a
   * retry does no harm.
   */
  'follow-reply': { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 120, notify: true },
  /** Hands one mail of the platform to its provider; a second one does no harm. */
  'send-account-mail': {
    retryLimit: 6,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    notify: true,
  },
  /** Tells admins each Monday of their week; each is told once, so a retry does no harm. */
  'weekly-mails': { retryLimit: 6, retryBackoff: true, retryDelay: 30, expireInSeconds: 1800 },
  /** Removes mail that could not be sent in time, and links that have run out, every hour. */
  'forget-account-mails': { retryLimit: 2 },
  /** Hands one text of the platform to its provider; a second one has another code. */
  'send-account-text': {
    retryLimit: 4,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    notify: true,
  },
  /** Removes codes that have run out, and texts that could not be sent in time, every hour. */
  'forget-one-time-codes': { retryLimit: 2 },
  /** Removes expired sessions and counts of attempts, every night. */
  'forget-sessions': { retryLimit: 2 },
  /** Removes customers' expired sessions and card links, every night. */
  'forget-guest-access': { retryLimit: 2 },
  /** Encrypts PINs under the newest key, every night. */
  'renew-guest-pins': { retryLimit: 2, expireInSeconds: 3600 },
  'renew-staff-pins': { retryLimit: 2 },
  /**
   * Makes a new key for access tokens when the current one is old, and removes keys that signed no valid token.
   */
  'rotate-signing-keys': { retryLimit: 3, retryBackoff: true },
  /** Asks the domains that shops' own mail comes from, every night. */
  'check-senders': { retryLimit: 2, expireInSeconds: 3600 },
  'prove-domains': { retryLimit: 2, expireInSeconds: 3600 },
  /** Tells Mailchimp what changed of a shop's customers. What waits is in their rows, so a retry continues from there. */
  'sync-mailchimp': {
    retryLimit: 8,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    policy: 'stately',
    notify: true,
  },
  /** Asks Mailchimp who left shops' audiences, every night. */
  'reconcile-mailchimp': { retryLimit: 2, expireInSeconds: 3600 },
  /** Finds messages whose worker died, every minute. */
  'recover-messages': { retryLimit: 0 },
  /** Looks whether too many receivers of a shop's marketing mail turned away; one at a time waits for each shop. */
  'watch-mail': { retryLimit: 4, retryBackoff: true, retryDelay: 5, policy: 'short', notify: true },
  /** Mails the super admins that a shop's marketing mail was stopped; queued once for each stop. */
  'tell-mail-stopped': { retryLimit: 6, retryBackoff: true, retryDelay: 5, notify: true },
  /** Tells the operators of the platform that a daily limit of texts holds some texts back. */
  'report-text-limit': { retryLimit: 2, notify: true },
  /** Removes the counts of texts of old days, every night. */
  'forget-text-counts': { retryLimit: 2 },
  /** Imports one file of customers. Its progress is in its row, so a retry continues from there. */
  'import-customers': {
    retryLimit: 5,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: 3600,
    notify: true,
  },
  /** Finds imports whose worker died, every minute. */
  'resume-imports': { retryLimit: 0 },
  /** Removes the people's data of finished files, every night. */
  'forget-imports': { retryLimit: 2 },
  /** Looks at how long guests who stay away usually do, every six hours. */
  'keep-habits': { retryLimit: 2 },
  /** Fans out one job per business, every hour; each business does its day's work in its own time zone. */
  'daily-rounds': { retryLimit: 2 },
  /**
   * Queues one job per trigger of each business whose hour has come, every hour; each job writes to the
   * customers whose day it is.
   */
  'trigger-rounds': { retryLimit: 2 },
  'meet-trigger': { retryLimit: 3, retryBackoff: true, policy: 'stately' },
  /**
   * Sends what a trigger had to delay, if its cause still holds. Each occurrence is sent once, so a retry does
   * no harm.
   */
  'meet-later': { retryLimit: 8, retryBackoff: true, retryDelay: 5 },
  /** Reminds and erases closed businesses, once a day. */
  'closed-shops': { retryLimit: 3, retryBackoff: true },
  /** Marks trials that are over, and tells their admins, every hour. */
  'end-trials': { retryLimit: 3, retryBackoff: true },
  /** Tells admins of trials that end soon and payments that are late, every hour. */
  'remind-of-billing': { retryLimit: 3, retryBackoff: true },
  /** Makes one business's plan and credits follow what Stripe has. Causes that wait together are one look. */
  'follow-stripe': {
    retryLimit: 8,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    policy: 'short',
    notify: true,
  },
  /**
   * Gives Stripe the business's e-mail address of now, so a retry does no harm. Tried for more than a day: nothing
   * else would find it.
   */
  'move-receipts': {
    retryLimit: 40,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    policy: 'stately',
    notify: true,
  },
  /** Looks at Stripe for every business that it knows, every night. */
  'reconcile-payments': { retryLimit: 2, expireInSeconds: 3600 },
  /** Tells admins of few credits, and buys more where they want it, every five minutes. */
  'watch-credits': { retryLimit: 0, policy: 'short' },
  /** Deletes old entries of the audit log, every night. */
  'end-audit-entries': { retryLimit: 2 },
  /** Fans out one job per business whose day ended lately, every hour. */
  'roll-up-rounds': { retryLimit: 2 },
  /** Rolls up the days of one business that ended or changed. Its progress is in rows, so a retry continues from there. */
  'roll-up': {
    retryLimit: 3,
    retryBackoff: true,
    expireInSeconds: 3600,
    policy: 'stately',
    notify: true,
  },
  'daily-work': { retryLimit: 3, retryBackoff: true, policy: 'stately' },
} satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof queues
