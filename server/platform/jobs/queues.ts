import type { Queue } from 'pg-boss'

/** Every queue there is, with how its jobs are retried. Payloads hold ids only. */
export const queues = {
  /** Hands one message to its provider. Its own state decides what a retry may do. */
  'send-message': { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 120, notify: true },
  /** The same for a message of a campaign, by workers of its own. */
  'send-campaign-message': {
    retryLimit: 8,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: 120,
    notify: true,
  },
  /** Hands some more of a campaign over for sending, and puts itself into the queue again until there is no more. */
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
  /** Makes one customer's consent to texts follow a STOP or START. What holds now decides, so a retry does no harm. */
  'follow-reply': { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 120, notify: true },
  /** Hands one mail of the platform to its provider; a second one does no harm. */
  'send-account-mail': {
    retryLimit: 6,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    notify: true,
  },
  /** Removes mail that could not be sent in time, and links that have run out, every hour. */
  'forget-account-mails': { retryLimit: 2 },
  /** Hands one text of the platform to its provider; a second one brings another code. */
  'send-account-text': {
    retryLimit: 4,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: 120,
    notify: true,
  },
  /** Removes codes that have run out, and texts that could not be sent in time, every hour. */
  'forget-one-time-codes': { retryLimit: 2 },
  /** Removes sessions and counts of attempts that are past their time, every night. */
  'forget-sessions': { retryLimit: 2 },
  /** Removes customers' sessions and card links that are, every night. */
  'forget-guest-access': { retryLimit: 2 },
  /** Encrypts PINs under the newest key, every night. */
  'renew-guest-pins': { retryLimit: 2, expireInSeconds: 3600 },
  'renew-staff-pins': { retryLimit: 2 },
  /** Makes a new key for access tokens when the present one is old, and forgets those that signed nothing living. */
  'rotate-signing-keys': { retryLimit: 3, retryBackoff: true },
  /** Finds messages whose worker died, every minute. */
  'recover-messages': { retryLimit: 0 },
  /** Tells whoever looks after the platform that a day's limit of texts keeps some back. */
  'report-text-limit': { retryLimit: 2, notify: true },
  /** Removes the counts of texts of days long gone, every night. */
  'forget-text-counts': { retryLimit: 2 },
  /** Brings one file of customers in. Where it stands is in its row, so a retry goes on from there. */
  'import-customers': {
    retryLimit: 5,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: 3600,
    notify: true,
  },
  /** Finds imports whose worker died, every minute. */
  'resume-imports': { retryLimit: 0 },
  /** Removes the people in files that are done with, every night. */
  'forget-imports': { retryLimit: 2 },
  /** Fans out one job per business, every hour; each business does its day's work in its own time zone. */
  'daily-rounds': { retryLimit: 2 },
  /** Fans out one job per trigger of a business whose hour has come, every hour; each writes to whom it meets that day. */
  'trigger-rounds': { retryLimit: 2 },
  'meet-trigger': { retryLimit: 3, retryBackoff: true, policy: 'stately' },
  /** Sends what a trigger waited to send, if its cause still holds. An occurrence is told once, so a retry does no harm. */
  'meet-later': { retryLimit: 8, retryBackoff: true, retryDelay: 5 },
  /** Reminds and erases closed businesses, once a day. */
  'closed-shops': { retryLimit: 3, retryBackoff: true },
  /** Marks trials that are over, and tells their admins, every hour. */
  'end-trials': { retryLimit: 3, retryBackoff: true },
  /** Ends entries of the audit log that are old enough, every night. */
  'end-audit-entries': { retryLimit: 2 },
  'daily-work': { retryLimit: 3, retryBackoff: true, policy: 'stately' },
} satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof queues
