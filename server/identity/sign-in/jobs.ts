import { z } from 'zod'
import { forgetAccountMails, mailSuperAdmins, sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { forgetSessions } from '#server/identity/sessions/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { forgetExpired } from './pendingSignIn.ts'

/** The workers of the platform's own mail. */
export function signInJobs(services: MessageServices) {
  const handlers: JobHandler[] = [
    jobHandler(
      'send-account-mail',
      z.object({ mailId: z.uuid() }),
      ({ mailId }) => sendAccountMail(services, mailId),
      2,
    ),
    jobHandler('tell-mail-stopped', z.object({ businessId: z.uuid() }), ({ businessId }) =>
      mailSuperAdmins(services, 'mail-stopped', businessId),
    ),
    jobHandler('forget-account-mails', z.unknown(), async () => {
      await forgetAccountMails(services)
      await forgetExpired(services)
    }),
    jobHandler('forget-sessions', z.unknown(), () => forgetSessions(services)),
  ]
  const schedules = [
    { queue: 'forget-account-mails' as const, cron: '23 * * * *' },
    { queue: 'forget-sessions' as const, cron: '50 2 * * *' },
  ]
  return { handlers, schedules }
}
