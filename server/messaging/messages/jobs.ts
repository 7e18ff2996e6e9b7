import pLimit from 'p-limit'
import { z } from 'zod'
import { type JobHandler, jobHandler, jobsTogether } from '#server/platform/jobs/index.ts'
import { EMAIL_CONNECTIONS } from '#server/platform/providers/email.ts'
import { SMS_CONNECTIONS } from '#server/platform/providers/sms.ts'
import { createSettler } from './createSettler.ts'
import { followReply, repliedIn } from './followReply.ts'
import { recoverMessages, recoverMessagesAtStart } from './recoverMessages.ts'
import { reportTextLimit } from './reportTextLimit.ts'
import { sendMessage, sendTogether } from './sendMessages.ts'
import type { MessageServices } from './services.ts'
import { mailScopes, textScopes } from './tables.ts'
import { forgetTextCounts } from './textCounts.ts'
import { watchMail } from './watchMail.ts'

const channels = ['sms', 'email'] as const

/** As many sendings of a channel as are under way at once in one process, besides those of campaigns. */
const SENDINGS_AT_ONCE = 5

/** What campaigns hand over at once. What one person is waiting for always finds a free connection beside it. */
export const CAMPAIGN_CONNECTIONS = {
  sms: SMS_CONNECTIONS - SENDINGS_AT_ONCE,
  email: EMAIL_CONNECTIONS - SENDINGS_AT_ONCE,
}

/**
 * Jobs of campaigns, of up to 15 messages each, that one process works at: 90 messages of a channel. While one worker
 * fetches and claims, those of the two others keep the connections busy. More would leave more uncertain after a kill, and
 * outlast their claims where a provider answers no mail in time.
 */
const CAMPAIGN_JOBS = { atOnce: 2, workers: 3 }

const sending = z.object({ businessId: z.uuid(), messageId: z.uuid() })
const sendings = z.object({ businessId: z.uuid(), messageIds: z.array(z.uuid()) })

const reachedLimit = z.object({ day: z.string(), scope: z.enum([...textScopes, ...mailScopes]) })

/** The workers of messages, and what runs by the clock. `worker` names this process in its claims. */
export function messageJobs(services: MessageServices, worker: string) {
  const lines = { sms: pLimit(CAMPAIGN_CONNECTIONS.sms), email: pLimit(CAMPAIGN_CONNECTIONS.email) }
  const hands = { lines, settle: createSettler(services), worker }
  const handlers: JobHandler[] = [
    ...channels.flatMap((channel) => [
      jobHandler(
        `send-${channel}`,
        sending,
        (payload) => sendMessage(services, payload, worker),
        SENDINGS_AT_ONCE,
      ),
      jobsTogether(
        `send-campaign-${channel}`,
        sendings,
        (payloads) => sendTogether(services, payloads, hands),
        CAMPAIGN_JOBS,
      ),
    ]),
    jobHandler('follow-reply', repliedIn, (reply) => followReply(services, reply), SENDINGS_AT_ONCE),
    jobHandler('watch-mail', z.object({ businessId: z.uuid() }), ({ businessId }) =>
      watchMail(services, businessId),
    ),
    jobHandler('recover-messages', z.unknown(), () => recoverMessages(services)),
    jobHandler('report-text-limit', reachedLimit, async (limit) => reportTextLimit(services, limit)),
    jobHandler('forget-text-counts', z.unknown(), () =>
      forgetTextCounts(services.database.plain, services.clock.now()),
    ),
  ]
  return {
    handlers,
    schedules: [
      { queue: 'recover-messages' as const, cron: '* * * * *' },
      { queue: 'forget-text-counts' as const, cron: '17 3 * * *' },
    ],
    atStart: () => recoverMessagesAtStart(services),
  }
}
