import { setLanguage } from '#server/identity/auth/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'

/** Chooses the language in which a person reads our screens and mails, on every device. */
export function chooseLanguage(
  { database, clock }: Services,
  userId: string,
  language: StaffLanguage,
): Promise<void> {
  return database.transaction({}, (tx) => setLanguage(tx, clock.now(), userId, language))
}
