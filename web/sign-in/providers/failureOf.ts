import { texts } from '../texts.ts'

/** Words for the error with which a provider's sign-in came back, by its code in the address. */
export function failureOf(
  code: string,
  words: { errors: Record<string, string>; failed: string },
  supportAddress: string | undefined,
): string {
  if (supportAddress && /^(sso_)?suspended$/.test(code)) return texts.suspended(supportAddress)
  return words.errors[code] ?? words.failed
}
