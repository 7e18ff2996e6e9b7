import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { oneTimeCodes } from '#server/identity/proofs/tables.ts'
import type { MessageServices } from '#server/messaging/messages/index.ts'
import { type JobHandler, jobHandler } from '#server/platform/jobs/index.ts'
import { sendAccountText, WAITS_MS } from './sendAccountText.ts'
import { accountTexts } from './tables.ts'

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
export async function forgetCodes({ database, clock }: MessageServices): Promise<void> {
  const now = clock.now()
  await database.plain.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
  const late = new Date(now.getTime() - WAITS_MS)
  await database.plain.delete(accountTexts).where(lt(accountTexts.createdAt, late))
}
