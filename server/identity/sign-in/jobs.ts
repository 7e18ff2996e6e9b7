import { forgetExpired } from '#server/identity/auth/index.ts'
import { forgetAccountMailsQueue, sendAccountMailQueue } from '#server/identity/proofs/index.ts'
import { forgetAccountMails, mailSuperAdmins, sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { forgetSessions, forgetSessionsQueue } from '#server/identity/sessions/index.ts'
import { type MessageServices, tellMailStoppedQueue } from '#server/messaging/messages/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'

/** The workers of the platform's own mail, and of expired sessions. */
export function signInJobs(services: MessageServices) {
  const handlers: JobHandler[] = [
    jobHandler(sendAccountMailQueue, ({ mailId }) => sendAccountMail(services, mailId), 2),
    jobHandler(tellMailStoppedQueue, ({ businessId }) =>
      mailSuperAdmins(services, 'mail-stopped', businessId),
    ),
    jobHandler(forgetAccountMailsQueue, async () => {
      await forgetAccountMails(services)
      await forgetExpired(services)
    }),
    jobHandler(forgetSessionsQueue, () => forgetSessions(services)),
  ]
  const schedules = [
    { queue: forgetAccountMailsQueue.name, cron: '23 * * * *' },
    { queue: forgetSessionsQueue.name, cron: '50 2 * * *' },
  ]
  return { handlers, schedules }
}
