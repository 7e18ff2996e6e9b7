import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type FeatureJobs, jobHandler } from '#server/platform/jobs/index.ts'
import { weeklyMailsQueue } from './queues.ts'
import { sendWeeklyMails } from './sendWeeklyMails.ts'

/** Runs twice an hour, because in some time zones hours begin at half past. */
export const weeklyMailJobs = (services: MessageServices): FeatureJobs => ({
  handlers: [jobHandler(weeklyMailsQueue, () => sendWeeklyMails(services))],
  schedules: [{ queue: weeklyMailsQueue.name, cron: '0,30 * * * *' }],
})
