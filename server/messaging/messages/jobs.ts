import { z } from 'zod'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { followReply, repliedIn } from './followReply.ts'
import { recoverMessages, recoverMessagesAtStart } from './recoverMessages.ts'
import { reportTextLimit } from './reportTextLimit.ts'
import { sendMessage } from './sendMessage.ts'
import type { MessageServices } from './services.ts'
import { textScopes } from './tables.ts'
import { forgetTextCounts } from './textCounts.ts'

/** As many sendings as are under way at once in one process; the providers' pools are no smaller. */
const SENDINGS_AT_ONCE = 5

/** Of campaigns: together with the others no more than the providers' pools have room for. */
const CAMPAIGN_SENDINGS_AT_ONCE = 5
const sending = z.object({ businessId: z.uuid(), messageId: z.uuid() })

/** The workers of messages, and what runs by the clock. */
export function messageJobs(services: MessageServices) {
  const handlers: JobHandler[] = [
    jobHandler('send-message', sending, (payload) => sendMessage(services, payload), SENDINGS_AT_ONCE),
    jobHandler(
      'send-campaign-message',
      sending,
      (payload) => sendMessage(services, payload),
      CAMPAIGN_SENDINGS_AT_ONCE,
    ),
    jobHandler('follow-reply', repliedIn, (reply) => followReply(services, reply), SENDINGS_AT_ONCE),
    jobHandler('recover-messages', z.unknown(), () => recoverMessages(services)),
    jobHandler('report-text-limit', z.object({ day: z.string(), scope: z.enum(textScopes) }), async (limit) =>
      reportTextLimit(services, limit),
    ),
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
