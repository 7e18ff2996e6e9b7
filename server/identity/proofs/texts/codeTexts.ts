import type { AccountTextKind } from './tables.ts'

/**
 * The purposes of texted codes. With the last line, which names the host, each is one segment: letters of GSM-7, at most 121
 * of them.
 */
export const codeTexts: Record<AccountTextKind, (code: string, minutes: number) => string> = {
  'sign-in-code': (code, minutes) =>
    `${code} signs in to your Regulars account. It works for ${minutes} minutes. Nobody from Regulars will ever ask for it.`,
  'phone-code': (code, minutes) =>
    `${code} confirms this phone for your Regulars account. It works for ${minutes} minutes. Nobody from Regulars will ever ask for it.`,
}
