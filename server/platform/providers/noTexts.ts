import { Refusal } from '#server/platform/context/refusal.ts'
import type { SmsProvider } from './sms.ts'

/** The reason, in words for people, why nothing is texted where there is no provider of texts. */
export const NO_TEXTS = 'This installation of Regulars sends no texts.'

/** @throws {Refusal} 'conflict' with the reason 'no_texts' where the installation has no provider of texts */
export function requireTexts({ canText }: { canText: boolean }): void {
  if (!canText) throw new Refusal('conflict', NO_TEXTS, { details: { reason: 'no_texts' } })
}

/** Stands in the place of a provider of texts, and takes none. No receiver is to blame for that. */
export const noSmsProvider: SmsProvider = {
  send: async () => ({
    outcome: 'rejected',
    code: 'NO_PROVIDER',
    reason: NO_TEXTS,
    retry: false,
    oursToMend: true,
  }),
  close: async () => {},
}
