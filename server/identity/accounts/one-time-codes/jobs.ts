import { z } from 'zod'
import { forgetExpiredCodes } from '#server/identity/proofs/index.ts'
import { forgetAccountTexts, sendAccountText } from '#server/identity/proofs/texts/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'

/** The workers of the platform's own texts. */
export function oneTimeCodeJobs(services: MessageServices) {
  const handlers: JobHandler[] = [
    jobHandler(
      'send-account-text',
      z.object({ textId: z.uuid() }),
      ({ textId }) => sendAccountText(services, textId),
      2,
    ),
    jobHandler('forget-one-time-codes', z.unknown(), () => forgetCodes(services)),
  ]
  return { handlers, schedules: [{ queue: 'forget-one-time-codes' as const, cron: '37 * * * *' }] }
}

/** Deletes expired codes, and texts that could not be sent in time. */
export async function forgetCodes(services: MessageServices): Promise<void> {
  await forgetExpiredCodes(services.database.plain, services.clock.now())
  await forgetAccountTexts(services)
}
