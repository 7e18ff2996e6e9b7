import { forgetCodesQueue, forgetExpiredCodes, sendAccountTextQueue } from '#server/identity/proofs/index.ts'
import { forgetAccountTexts, sendAccountText } from '#server/identity/proofs/texts/index.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'

/** The workers of the platform's own texts. */
export function oneTimeCodeJobs(services: MessageServices) {
  const handlers: JobHandler[] = [
    jobHandler(sendAccountTextQueue, ({ textId }) => sendAccountText(services, textId), 2),
    jobHandler(forgetCodesQueue, () => forgetCodes(services)),
  ]
  return { handlers, schedules: [{ queue: forgetCodesQueue.name, cron: '37 * * * *' }] }
}

/** Deletes expired codes, and texts that could not be sent in time. */
export async function forgetCodes(services: MessageServices): Promise<void> {
  await forgetExpiredCodes(services.database.plain, services.clock.now())
  await forgetAccountTexts(services)
}
