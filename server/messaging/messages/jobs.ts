import pLimit from 'p-limit'
import { type JobHandler, jobHandler, jobsTogether } from '#server/platform/jobs/index.ts'
import { EMAIL_CONNECTIONS } from '#server/platform/providers/email.ts'
import { SMS_CONNECTIONS } from '#server/platform/providers/sms.ts'
import { followReply } from './inbound/followReply.ts'
import { watchMail } from './inbound/watchMail.ts'
import { reportTextLimit } from './limits/reportTextLimit.ts'
import { forgetTextCounts } from './limits/textCounts.ts'
import {
  followReplyQueue,
  forgetTextCountsQueue,
  recoverMessagesQueue,
  reportTextLimitQueue,
  sendCampaignEmailQueue,
  sendCampaignSmsQueue,
  sendEmailQueue,
  sendSmsQueue,
  watchMailQueue,
} from './queues.ts'
import { createSettler } from './send/createSettler.ts'
import { recoverMessages, recoverMessagesAtStart } from './send/recoverMessages.ts'
import { sendMessage, sendTogether } from './send/sendMessages.ts'
import type { MessageServices } from './services.ts'

/** Sendings of a channel that are under way at once in one process, besides those of campaigns. */
const SENDINGS_AT_ONCE = 5

/** Connections that campaigns use at once. The others are free for messages that one person is waiting for. */
export const CAMPAIGN_CONNECTIONS = {
  sms: SMS_CONNECTIONS - SENDINGS_AT_ONCE,
  email: EMAIL_CONNECTIONS - SENDINGS_AT_ONCE,
}

/**
 * Jobs of campaigns that one process works at, of up to 15 messages each: 90 messages of a channel. While one worker
 * fetches and claims, those of the two others keep the connections busy. More would leave more messages uncertain after
 * a kill, and would outlast their claims where a provider answers no mail in time.
 */
const CAMPAIGN_JOBS = { atOnce: 2, workers: 3 }

/** Workers and schedules of messages. `worker` names this process in its claims. */
export function messageJobs(services: MessageServices, worker: string) {
  const lanes = { sms: pLimit(CAMPAIGN_CONNECTIONS.sms), email: pLimit(CAMPAIGN_CONNECTIONS.email) }
  const dispatch = { lanes, settle: createSettler(services), worker }
  const handlers: JobHandler[] = [
    ...[sendSmsQueue, sendEmailQueue].map((queue) =>
      jobHandler(queue, (payload) => sendMessage(services, payload, worker), SENDINGS_AT_ONCE),
    ),
    ...[sendCampaignSmsQueue, sendCampaignEmailQueue].map((queue) =>
      jobsTogether(queue, (payloads) => sendTogether(services, payloads, dispatch), CAMPAIGN_JOBS),
    ),
    jobHandler(followReplyQueue, (reply) => followReply(services, reply), SENDINGS_AT_ONCE),
    jobHandler(watchMailQueue, ({ businessId }) => watchMail(services, businessId)),
    jobHandler(recoverMessagesQueue, () => recoverMessages(services)),
    jobHandler(reportTextLimitQueue, async (limit) => reportTextLimit(services, limit)),
    jobHandler(forgetTextCountsQueue, () => forgetTextCounts(services.database.plain, services.clock.now())),
  ]
  return {
    handlers,
    schedules: [
      { queue: recoverMessagesQueue.name, cron: '* * * * *' },
      { queue: forgetTextCountsQueue.name, cron: '17 3 * * *' },
    ],
    atStart: () => recoverMessagesAtStart(services),
  }
}
